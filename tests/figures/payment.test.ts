import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { countForCars } from "#shared/server/garage/count-races.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { askAfterLongSessions } from "#shared/server/race/long-session.ts";
import { COUNTERS, type Counter } from "#shared/server/settlement/counted.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { countForTeams } from "#shared/server/teams/count-races.ts";
import { before, days, seconds, type Stamp } from "#shared/units.ts";

import { note, percentile } from "../support/figures.ts";
import { newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";
import { person, racedBy } from "../support/typed-race.ts";

const RACES = 80;
const WARM = 10;

/** What counted races before there were rewards besides their own pay. */
const WITHOUT: readonly Counter[] = [askAfterLongSessions, countForTeams, countForCars];
const KINDS = { without: WITHOUT, with: COUNTERS } as const;
type Kind = keyof typeof KINDS;

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Settles and pays a race of three. @returns the CPU time in milliseconds, and the statements of the payment */
async function paid(racers: readonly UserID[], kind: Kind, turn: number, at: Stamp) {
  const outcome = racedBy(
    racers.map((userID, slot) => ({ userID, typer: person(turn * 3 + slot) })),
    at,
    turn,
  );
  const from = cpuMs();
  await stage.run((work) => settleRace(work, outcome), at);
  const statements = await statementsOf(stage, (work) => payRace(work, outcome.raceID, KINDS[kind]));
  return { ms: cpuMs() - from, statements };
}

describe("settling and paying a race of three", () => {
  it("costs with challenges, achievements and seasons little more than without", async () => {
    const found: Record<Kind, { ms: number; statements: number }[]> = { without: [], with: [] };
    const racers = {
      without: await Promise.all([stage.newPlayer(), stage.newPlayer(), stage.newPlayer()]),
      with: await Promise.all([stage.newPlayer(), stage.newPlayer(), stage.newPlayer()]),
    };
    const start = before(nowStamp(), days(1));
    for (let turn = 0; turn < RACES + WARM; turn++) {
      const at = (start + (turn * seconds(120)) / 1_000) as Stamp;
      for (const kind of turn % 2 === 0 ? (["without", "with"] as const) : (["with", "without"] as const)) {
        const figure = await paid(racers[kind], kind, turn, at);
        if (turn >= WARM) found[kind].push(figure);
      }
    }
    const median = (kind: Kind, of: "ms" | "statements") =>
      percentile(
        found[kind].map((figure) => figure[of]),
        0.5,
      );
    expect(median("without", "ms")).toBeGreaterThan(0);
    for (const kind of ["without", "with"] as const) {
      note(`a race of three is settled and paid, ${kind} the rewards of the day: CPU`, median(kind, "ms"), "ms");
      note(`a race of three is paid, ${kind} the rewards of the day: statements`, median(kind, "statements"), "");
    }
    note("paying with the rewards of the day to without: CPU", median("with", "ms") / median("without", "ms"), "", 1.5);
    note(
      "paying with the rewards of the day to without: statements",
      median("with", "statements") / median("without", "statements"),
      "",
      1.5,
    );
  });
});
