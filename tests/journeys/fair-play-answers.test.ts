import { expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { FLOWS } from "#shared/rules/fair-play/flows/numbers.ts";
import { releaseCovered } from "#shared/server/holds/end-hold.ts";
import { perform } from "#shared/server/platform/work.ts";
import { payReleased } from "#shared/server/settlement/pay.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { violationsOf } from "../support/browser.ts";
import { heldRace } from "../support/held-race.ts";
import { SIGN } from "../support/holds.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";

const { product, browser } = await beginJourney();
const { app } = product.services;

it("a report shows what flows one way with its value and its limit, and what answered a question", async () => {
  const racer = await newFullRacer(product, "Generous_Gus");
  const userID = racer.userID as UserID;
  const away = { ...SIGN, code: "cash-away", kind: "cash", measured: 0.93, threshold: FLOWS.cash.share } as const;
  const hold = { kind: "certificate", reason: "signs" } as const;
  const raceID = await heldRace(product, userID, 4, { hold, signals: [SIGN, away], speed: 80 });
  const { page, problems } = await openPage(product, browser, racer, { path: `/fair-play/${raceID}` });
  const sign = page.getByRole("listitem").filter({ hasText: "Nearly all of it given to one racer" });
  await sign.getByText("93%", { exact: true }).waitFor();
  await sign.getByText("up to 75%", { exact: true }).waitFor();
  expect(await violationsOf(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "Ask a person to check" }).click();
  await page.getByRole("heading", { name: "A person is looking at this race" }).waitFor();

  const { hold_id: holdID } = await app.db
    .selectFrom("reward_holds")
    .select("hold_id")
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  await perform(app, (work) => releaseCovered(work, holdID, 100, null));
  await perform(app, (work) => payReleased(work, holdID));
  await page.reload();
  await page.getByRole("heading", { name: "All good" }).waitFor();
  await page.getByText("Your certificate paid it, so nobody needs to look at it any more.").first().waitFor();
  await page.getByText("Paid", { exact: true }).waitFor();
  expect(await violationsOf(page, "main")).toEqual([]);
  expect(problems).toEqual([]);
});
