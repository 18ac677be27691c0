import { afterAll, beforeAll, expect, it } from "vitest";

import type { SectionID } from "#shared/ids.ts";
import { changeYear } from "#shared/server/classes/year-change.ts";
import { undoYear } from "#shared/server/classes/year-undo.ts";

import { note } from "../support/figures.ts";
import { newStage, type Stage } from "../support/players.ts";
import { testVault } from "../support/vault.ts";
import { stateOf, yearOf } from "../support/year-stage.ts";

const [CLASSES, PUPILS] = [100, 25];
const MOST_MS = 60_000;

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

async function timed<T>(work: Promise<T>): Promise<readonly [T, number]> {
  const startMs = performance.now();
  return [await work, performance.now() - startMs];
}

it(`${CLASSES * PUPILS} pupils move up, half of them into another class, and back`, async () => {
  const { teacherID, sectionIDs } = await yearOf(stage, CLASSES, PUPILS);
  const was = await stateOf(stage, teacherID);
  const half = CLASSES / 2;
  const up = (sectionID: SectionID) => ({ deed: "up" as const, sectionID, name: `Next ${sectionID}`, grade: "9" });
  const steps = sectionIDs.map((sectionID, nth) =>
    nth < half ? up(sectionID) : { deed: "into" as const, sectionID, to: sectionIDs[nth - half] as SectionID },
  );
  const [{ changeID }, thereMs] = await timed(
    stage.run((work) => changeYear(work, testVault, teacherID, { steps, newClasses: [] })),
  );
  const [undone, backMs] = await timed(stage.run((work) => undoYear(work, testVault, teacherID, changeID)));
  expect(undone.kept.classes).toEqual([]);
  expect((await stateOf(stage, teacherID)).members).toHaveLength(was.members.length);
  note("a year's change of 2,500 pupils", thereMs / 1_000, "s", MOST_MS / 1_000);
  note("the same, undone", backMs / 1_000, "s", MOST_MS / 1_000);
});
