import type { Room } from "@colyseus/sdk";
import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";

import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import { answerOf } from "#shared/rules/math/answer-of.ts";
import { MATH } from "#shared/rules/math/numbers.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { isScrolling, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { addMember } from "../support/class-world.ts";
import { joinClassroom, type InClassroom } from "../support/classroom.ts";
import { thinking } from "../support/dawdling.ts";
import { MathRacer } from "../support/math-racer.ts";
import { PACE_MS, solveOn, typeAnswer, untilAsked } from "../support/math-screen.ts";
import { newFullRacer, openHearing } from "../support/open-page.ts";
import { stagedClass } from "../support/pupil-stage.ts";
import { untilStage } from "../support/race-screen.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ env: { SITE: "math" } });

/** So many are solved before the pause, and an answer that is wrong is given. */
const FIRST = 3;

describe("a class race on the math site", () => {
  let sectionID: SectionID;
  let teacher: Visitor;
  let desk: Page;
  let wall: Page;
  let pupil: Page;
  let beside: InClassroom;
  const heard: string[][] = [];
  beforeAll(async () => {
    const { db } = product.services.app;
    const [ada, ben] = await Promise.all(["Ada", "Ben"].map((name) => newFullRacer(product, `${name}_Sums`)));
    if (!ada || !ben) throw new Error("somebody is missing");
    teacher = await newFullRacer(product, "Teacher_Sums");
    ({ sectionID } = await stagedClass(db, teacher.userID as UserID));
    await addMember(db, sectionID, ada.userID as UserID, { alias: "Kind Otter" });
    await addMember(db, sectionID, ben.userID as UserID, { alias: "Swift Owl" });
    const opened = await newPage(browser);
    desk = opened.page;
    await desk.goto(`${product.url}/login`);
    await enterAs(desk, teacher);
    await desk.goto(`${product.url}/teachers/classes/${sectionID}`);
    await desk.getByRole("link", { name: "Start live lesson" }).click();
    await desk.getByText("Nobody has come yet").waitFor();
    wall = await desk.context().newPage();
    await wall.setViewportSize(SIZES.desktop);
    await wall.goto(`${product.url}/teachers/classes/${sectionID}/live/projector`);
    const led = await openHearing(product, browser, ada, { path: "/garage" });
    pupil = led.page;
    heard.push(opened.problems, led.problems);
    await pupil.waitForURL("**/class/race");
    beside = await joinClassroom(product, ben, sectionID);
    await desk.getByText("2 of 2 pupils in the lesson").waitFor();
  });

  it("begins with no race without a type, and says so", async () => {
    const line = await joinClassroom(product, teacher, sectionID);
    line.room.send("begin", { ranking: "place" });
    expect((await line.until("trouble")).message).toBe("Choose a math type first.");
    expect(line.all("lesson").filter(({ race }) => race !== null)).toEqual([]);
    await desk.getByRole("button", { name: "Start race for 2 pupils" }).waitFor();
    await pupil.getByText("Waiting for Ms Frizzle to start the race.").waitFor();
    expect(beside.all("seat")).toEqual([]);
    await line.room.leave();
  });

  it(
    "is solved by keys while the teacher sees how far everyone is, through a pause, to the podium",
    { timeout: 400_000 },
    async () => {
      await desk.getByRole("combobox", { name: "Math type" }).selectOption("multiplication_1");
      await desk.getByRole("button", { name: "Start race for 2 pupils" }).click();
      const seat = await beside.until("seat");
      const other = new MathRacer(
        (await beside.client.consumeSeatReservation(seat)) as Room<unknown, RaceStateView>,
        "",
      );
      const rest = thinking([other]);
      await untilStage(pupil, "racing");
      const answers = (await other.until("problems")).prompts.map(answerOf);
      await desk.getByText("0 of 2 are done").waitFor();

      await untilAsked(pupil, 1);
      await typeAnswer(pupil, `${Number(answers[0]) + 1}`);
      await pupil.getByText(`${Number(answers[0]) + 1} isn't it.`).waitFor();
      for (const [nth, size] of Object.values(SIZES).entries()) {
        await pupil.setViewportSize(size);
        await untilAsked(pupil, nth + 1);
        expect([size.width, await violationsOf(pupil), await isScrolling(pupil)]).toEqual([size.width, [], false]);
        await typeAnswer(pupil, answers[nth] ?? "");
      }
      await pupil.setViewportSize(SIZES.chromebook);
      await untilAsked(pupil, FIRST + 1);
      const row = desk.getByRole("row", { name: /Kind Otter/ });
      await row.getByRole("cell", { name: `${(100 * FIRST) / MATH.problems}%` }).waitFor();
      await row.getByRole("cell", { name: "Racing" }).waitFor();
      await desk.getByRole("columnheader", { name: "A minute", exact: true }).waitFor();
      expect((await row.getByRole("cell").allInnerTexts()).slice(3)).toEqual([
        expect.stringMatching(/^[1-9]\d*$/),
        "75.0%",
        "1",
        "0",
      ]);

      await desk.getByRole("button", { name: "Pause" }).click();
      await pupil.getByText("Paused by your teacher").waitFor();
      await row.getByRole("cell", { name: "Paused" }).waitFor();
      await wall.getByText("Paused", { exact: true }).waitFor();
      expect([await violationsOf(pupil), await violationsOf(wall), await isScrolling(wall)]).toEqual([[], [], false]);
      await typeAnswer(pupil, answers[FIRST] ?? "");
      await desk.getByRole("button", { name: "Go on" }).click();
      await pupil.getByText("Paused by your teacher").waitFor({ state: "hidden" });
      await untilAsked(pupil, FIRST + 1);
      await pupil.waitForTimeout(PACE_MS);
      await solveOn(
        pupil,
        (nth) => answers[nth - 1] ?? "",
        (answer) => typeAnswer(pupil, answer),
      );
      await desk.getByText("1 of 2 are done").waitFor();
      rest();
      await desk.getByRole("button", { name: "End race" }).click();
      await desk.getByRole("dialog").getByRole("button", { name: "End race" }).click();

      await desk.getByRole("tab", { name: "Result of race 1" }).waitFor();
      await desk.getByRole("row", { name: /1st Kind Otter .* 95\.2% .* 10$/ }).waitFor();
      await wall.getByRole("listitem").filter({ hasText: "Kind Otter" }).getByText("a minute").waitFor();
      expect([await violationsOf(desk), await violationsOf(wall), await isScrolling(wall)]).toEqual([[], [], false]);
      await untilStage(pupil, "over");
      await pupil.getByRole("button", { name: "Back to your class" }).click();
      await pupil.getByRole("heading", { name: "Race 1" }).waitFor();
      expect(await pupil.locator("tr[data-own]").innerText()).toMatch(/1st[\s\S]*You[\s\S]*10$/);
      await pupil.getByRole("columnheader", { name: "A minute", exact: true }).waitFor();
      for (const size of Object.values(SIZES)) {
        await pupil.setViewportSize(size);
        await desk.setViewportSize(size);
        expect([size.width, await violationsOf(pupil), await violationsOf(desk)]).toEqual([size.width, [], []]);
      }
      expect(heard).toEqual([[], []]);
    },
  );
});
