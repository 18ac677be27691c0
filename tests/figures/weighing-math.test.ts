import { afterAll, beforeAll, expect, it } from "vitest";

import type { RaceID, UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { assessFairPlay } from "#shared/server/race/assess-fair-play.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, days, type Stamp } from "#shared/units.ts";

import { PEOPLE } from "../support/corpus/math/people.ts";
import { note, percentile } from "../support/figures.ts";
import { newStage, type Stage } from "../support/players.ts";
import { solvedByAll } from "../support/solved-race.ts";
import { statementsOf } from "../support/statements.ts";
import { person, racedBy } from "../support/typed-race.ts";

const RACES = 80;
/** Until there are as many races before one as are compared, and everything is compiled. */
const WARM = 30;

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const typer = person(1);
const reckoner = PEOPLE.adult?.(seededDice(1));
const RACED = {
  typing: (userID: UserID, at: Stamp, seed: number) => racedBy([{ userID, typer }], at, seed),
  math: (userID: UserID, at: Stamp, seed: number) =>
    solvedByAll([{ userID, racer: reckoner ?? (() => []) }], at, { seed: seed * 7_919 }),
} as const satisfies Record<string, (userID: UserID, at: Stamp, seed: number) => RaceOutcome>;
const KINDS = ["typing", "math"] as const;

it("weighing a math race costs little more than weighing a typing race", async () => {
  const found = { typing: [] as number[], math: [] as number[] };
  const statements = { typing: 0, math: 0 };
  const racers = { typing: await stage.newPlayer(), math: await stage.newPlayer() };
  const weigh = (raceID: RaceID, userID: UserID) => stage.run((work) => assessFairPlay(work, raceID, 0, userID));
  const start = before(nowStamp(), days(1));
  for (let turn = 0; turn < RACES + WARM; turn++) {
    const at = (start + turn * 120) as Stamp;
    for (const kind of turn % 2 === 0 ? KINDS : KINDS.toReversed()) {
      const { raceID, ...outcome } = RACED[kind](racers[kind], at, turn);
      await stage.run((work) => settleRace(work, { raceID, ...outcome }), at);
      const from = cpuMs();
      const { signals } = await weigh(raceID, racers[kind]);
      if (turn >= WARM) found[kind].push(cpuMs() - from);
      expect(signals.length).toBeGreaterThan(0);
      statements[kind] = await statementsOf(stage, (work) => assessFairPlay(work, raceID, 0, racers[kind]));
    }
  }
  for (const kind of KINDS) {
    note(`a ${kind} race is weighed: CPU`, percentile(found[kind], 0.5), "ms");
    note(`a ${kind} race is weighed: statements`, statements[kind], "");
  }
  note(
    "weighing a math race to a typing race: CPU",
    percentile(found.math, 0.5) / percentile(found.typing, 0.5),
    "",
    1.5,
  );
});
