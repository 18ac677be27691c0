import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import type { Site } from "#shared/content/site.ts";
import type { UserID } from "#shared/ids.ts";
import { countForKeyCosts } from "#shared/server/key-costs/count-races.ts";
import { measureSpan } from "#shared/server/key-costs/known.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { countForSlices } from "#shared/server/scores/count-slices.ts";
import { COUNTERS, type Counter } from "#shared/server/settlement/counted.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, days, type Stamp } from "#shared/units.ts";

import { anybody } from "../support/corpus/math/people.ts";
import { diceOf } from "../support/dice.ts";
import { note, percentile } from "../support/figures.ts";
import { newStage, type Stage } from "../support/players.ts";
import { solvedByAll } from "../support/solved-race.ts";
import { statementsOf } from "../support/statements.ts";
import { person, racedBy } from "../support/typed-race.ts";

const RACES = 100;
const WARM = 30;
/** Between two races of one table: nobody is asked for a bot check. */
const APART = 200;

const WITHOUT: readonly Counter[] = COUNTERS.filter((count) => count !== countForSlices && count !== countForKeyCosts);
const KINDS = { without: WITHOUT, with: COUNTERS } as const;
type Kind = keyof typeof KINDS;
/** Each races for itself: the same keys under another name would be held as a copy. */
const KEYS: readonly Kind[] = ["without", "with"];
const ORDERS: readonly (readonly Kind[])[] = [
  ["without", "with"],
  ["with", "without"],
];

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Settles, assesses and pays a race of five. */
async function paid(outcome: RaceOutcome, kind: Kind, at: Stamp) {
  const [fromCpu, from] = [cpuMs(), performance.now()];
  await stage.run((work) => settleRace(work, outcome, KINDS[kind]), at);
  const statements = await statementsOf(stage, (work) => payRace(work, outcome.raceID, KINDS[kind]));
  return { cpu: cpuMs() - fromCpu, time: performance.now() - from, statements };
}

/** As in the second week with the coach. */
async function measureAll(racers: readonly UserID[], site: Site, from: Stamp): Promise<void> {
  for (const userID of racers) {
    await stage.run((work) => measureSpan(work, userID, site, { from, until: after(from, days(7)) }));
  }
}

const typed = (racers: readonly UserID[], at: Stamp, turn: number): RaceOutcome =>
  racedBy(
    racers.map((userID, slot) => ({ userID, typer: person(slot) })),
    at,
    turn,
  );

const reckoned = (racers: readonly UserID[], at: Stamp, turn: number): RaceOutcome =>
  solvedByAll(
    racers.map((userID, slot) => ({ userID, racer: anybody(diceOf(`racer ${slot}`)) })),
    at,
    { seed: turn, lessonID: LESSON_IDS[turn % LESSON_IDS.length] ?? "addition_1", nth: turn },
  );

describe.each([
  ["type", typed],
  ["math", reckoned],
] as const)("settling, assessing and paying a race of the %s site", (site, raced) => {
  it("costs with slices and key costs little more than without, all racers being measured for the coach", async () => {
    const five = () => Promise.all(Array.from({ length: 5 }, () => stage.newPlayer()));
    const racers = { without: await five(), with: await five() };
    const found: Record<Kind, { cpu: number; time: number; statements: number }[]> = { without: [], with: [] };
    const start = before(nowStamp(), days(2));
    for (let turn = 0; turn < RACES + WARM; turn++) {
      const at = (start + turn * APART) as Stamp;
      if (turn === WARM) await measureAll(racers.with, site, at);
      for (const kind of ORDERS[turn % 2] ?? []) {
        const figures = await paid(raced(racers[kind], at, turn * 2 + KEYS.indexOf(kind)), kind, at);
        if (turn >= WARM) found[kind].push(figures);
      }
    }
    const median = (kind: Kind, of: "cpu" | "time" | "statements") =>
      percentile(
        found[kind].map((figures) => figures[of]),
        0.5,
      );
    const paidOf = async (kind: Kind) =>
      (
        await stage.db
          .selectFrom("race_rewards")
          .select("slot")
          .where("user_id", "in", racers[kind])
          .where("state", "=", "paid")
          .execute()
      ).length;
    for (const kind of KEYS) expect(await paidOf(kind)).toBeGreaterThan(2 * RACES);
    expect(median("without", "cpu")).toBeGreaterThan(0);
    expect(
      await stage.db.selectFrom("key_costs").select("site").where("user_id", "in", racers.with).execute(),
    ).not.toEqual([]);
    for (const [of, unit] of [
      ["cpu", "ms"],
      ["time", "ms"],
      ["statements", ""],
    ] as const) {
      for (const kind of ["without", "with"] as const)
        note(`a ${site} race of five is settled and paid, ${kind} slices and key costs: ${of}`, median(kind, of), unit);
      note(
        `paying a ${site} race with slices and key costs to without: ${of}`,
        median("with", of) / median("without", of),
        "",
        1.2,
      );
    }
  });
});
