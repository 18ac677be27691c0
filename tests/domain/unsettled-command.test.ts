import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { nowStamp } from "#shared/server/platform/work.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { settleSeatBySeat } from "#shared/server/settlement/settle.ts";

import { operatorRuns } from "../support/operator.ts";
import { newStage, type Stage } from "../support/players.ts";
import { person, racedBy } from "../support/typed-race.ts";

let stage: Stage;
let folder: string;
beforeAll(async () => {
  stage = await newStage();
  folder = await mkdtemp(join(tmpdir(), "redline-unsettled-"));
});
afterAll(async () => {
  await stage.db.destroy();
  await rm(folder, { recursive: true, force: true });
});

/** What the operator reads. */
async function unsettled(...args: string[]): Promise<string> {
  const { connectionString } = stage.connection.pool.options;
  const { stdout, stderr, exitCode } = await operatorRuns("unsettled", connectionString, args, { DATA_DIR: folder });
  return exitCode === 0 ? stdout : stderr;
}

async function setAsideOne(): Promise<RaceOutcome> {
  const racers = [await stage.newPlayer(), await stage.newPlayer()].map((userID, n) => ({ userID, typer: person(n) }));
  const outcome = racedBy(racers, nowStamp(), 1);
  const results = outcome.results.map((result) =>
    result.seat.slot === 1 ? { ...result, elapsedMs: Number.NaN } : result,
  );
  await stage.run((work) => settleSeatBySeat(work, { ...outcome, results }));
  return outcome;
}

it("an operator lists, shows, tries and drops what could not be settled", async () => {
  expect(await unsettled("--help")).toMatch(/npm run unsettled -- list/);
  const { raceID } = await setAsideOne();
  expect(await unsettled("list")).toMatch(new RegExp(`^${raceID} .* seats 1 .*integer`));
  expect(await unsettled("show", raceID)).toMatch(/^\* 1: \d+, finished/m);
  expect(await unsettled("retry", raceID)).toMatch(/cannot be settled/);
  expect(await unsettled("drop", raceID)).toMatch(/Say why/);
  expect(await unsettled("drop", raceID, "a", "broken", "clock")).toBe("Dropped.\n");
  expect(await unsettled("list")).toBe("Nothing is set aside.\n");
  expect(await unsettled("show", raceID)).toMatch(/No race with this id is set aside/);
});
