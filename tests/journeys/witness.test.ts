import { expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES, violationsOf } from "../support/browser.ts";
import { addMember } from "../support/class-world.ts";
import { newFullRacer, openHearing, openPage } from "../support/open-page.ts";
import { raceOnce } from "../support/person-racer.ts";
import { tablesOf } from "../support/product.ts";
import { stagedClass } from "../support/pupil-stage.ts";
import { quickAt } from "../support/typed-trial.ts";

const { product, browser } = await beginJourney({ withWorkers: true, tableTimes: tablesOf(1) });

const WPM = 130;

it(
  "a pupil whose fast race waits asks for a person, the teacher who saw it says so, and it's paid",
  { timeout: 600_000 },
  async () => {
    const { db } = product.services.app;
    const [teacher, pupil] = [await newFullRacer(product, "Seeing_Teacher"), await newFullRacer(product, "Seen_Pupil")];
    const userID = pupil.userID as UserID;
    const { sectionID } = await stagedClass(db, teacher.userID as UserID, { name: "Class 5a" });
    await addMember(db, sectionID, userID, { alias: "Brave Otter" });
    await raceOnce(product.url, pupil.token ?? "", quickAt(WPM, 5), seededDice(5));
    const rewards = db.selectFrom("race_rewards").select("state").where("user_id", "=", userID);
    await expect.poll(() => rewards.execute()).toEqual([{ state: "held" }]);

    const own = await openHearing(product, browser, pupil, { path: "/certificate" });
    const desk = await openPage(product, browser, teacher, { path: `/teachers/classes/${sectionID}` });
    await desk.page.getByRole("link", { name: "Start live lesson" }).waitFor();
    expect(await desk.page.getByText("Fast races that need a witness").count()).toBe(0);
    await own.page.getByText(/your teacher for races in your class, can look at them instead/).waitFor();
    expect(await violationsOf(own.page, "main")).toEqual([]);
    await own.page.getByRole("button", { name: "Ask a person to check" }).click();
    await own.page.getByText(/your teacher sees it too: let them watch you type/).waitFor();

    const { page } = desk;
    await page.getByText("Fast races that need a witness").waitFor();
    await page.getByText("1 race waits to be paid.").waitFor();
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      expect([size.width, await violationsOf(page)]).toEqual([size.width, []]);
    }
    await page.getByRole("button", { name: /^I've seen it: .*Brave Otter/ }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/about 1[23]\d WPM/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Not Yet" }).click();
    await page.getByRole("button", { name: /^I've seen it: / }).click();
    await dialog.getByRole("button", { name: "Yes, I've Seen It" }).press("Enter");
    await page.getByText("Fast races that need a witness").waitFor({ state: "detached" });

    await own.page.getByRole("heading", { name: "Waiting for you, safe and sound" }).waitFor({ state: "detached" });
    await own.page.getByText("You were right about your race").first().waitFor();
    await expect.poll(() => rewards.execute()).toEqual([{ state: "paid" }]);
    expect([own.problems, desk.problems]).toEqual([[], []]);
  },
);
