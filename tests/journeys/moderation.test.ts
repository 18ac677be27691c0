import { expect, it } from "vitest";

import { formatWeekday } from "#shared/format/dates.ts";
import type { UserID } from "#shared/ids.ts";
import { takeMeasure, type Deed } from "#shared/server/moderation/measures.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { after, days } from "#shared/units.ts";

import { enterAs, typeLogIn } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const CONTACT = "help@example.org";

const { product, browser } = await beginJourney({ env: { OPERATOR_CONTACT: CONTACT } });

const at = (path: string): string => `${product.url}${path}`;
const take = ({ userID }: Visitor, deed: Deed, reason: string) =>
  perform(product.services.app, (work) =>
    takeMeasure(work, { userID: userID as UserID }, deed, { operator: "Ada", reason }),
  );

it("a player sees a moderator's note and its reason at once, and finds both in the settings", async () => {
  const racer = await newRacer(product, "NotedRacer");
  const { page } = await newPage(browser);
  await page.goto(at("/login"));
  await enterAs(page, racer);
  await page.goto(at("/friends"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  await take(racer, { measure: "warn" }, "Please use kinder words.");
  const growl = page.locator('[aria-label="Notices"]');
  await growl.getByText("A note from a moderator").waitFor();
  await growl.getByText("Please use kinder words.").waitFor();
  await growl.getByRole("link", { name: "Read more" }).click();
  await page.waitForURL("**/profile#account");
  const notes = page.locator('[data-section="account"]');
  await notes.getByText("From our moderators").waitFor();
  expect(await notes.innerText()).toMatch(/A note from a moderator\s+Please use kinder words\./);
  expect(await notes.innerText()).toContain(CONTACT);
  expect(await violationsOf(page)).toEqual([]);
});

it("settings that are open show a moderator's note as it comes", async () => {
  const racer = await newRacer(product, "ReadingRacer");
  const { page } = await newPage(browser);
  await page.goto(at("/login"));
  await enterAs(page, racer);
  await page.goto(at("/profile#account"));
  const account = page.locator('[data-section="account"]');
  await account.waitFor();
  expect(await account.innerText()).not.toContain("From our moderators");
  await take(racer, { measure: "warn" }, "Please be patient with beginners.");
  await account.getByText("Please be patient with beginners.").waitFor();
  await take(racer, { measure: "mute", untilStamp: after(nowStamp(), days(1)) }, "That was not kind, either.");
  await account.getByText("That was not kind, either.").waitFor();
});

it("a banned player is out, and reads at the log-in why, until when and whom to ask", async () => {
  const racer = await newRacer(product, "BannedRacer");
  const untilStamp = after(nowStamp(), days(3));
  await take(racer, { measure: "ban", untilStamp }, "You called others names.");
  const { page } = await newPage(browser, { viewport: SIZES.phone });
  await page.goto(at("/login"));
  await typeLogIn(page, "BannedRacer");
  const closed = page.getByText("This account is closed").locator("..");
  await closed.waitFor();
  const text = await closed.innerText();
  expect(text).toContain("You called others names.");
  expect(text).toContain(CONTACT);
  expect(text).toContain(formatWeekday(untilStamp));
  expect(page.url()).toContain("/login");
  expect(await violationsOf(page)).toEqual([]);
  await take(racer, { measure: "unban" }, "We looked again.");
  await typeLogIn(page, "BannedRacer");
  await page.waitForURL((url) => url.pathname !== "/login");
});
