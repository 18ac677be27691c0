import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import { assessFairPlay } from "#shared/server/race/assess-fair-play.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { raceData } from "#shared/server/race/personal.ts";
import { purgeKeyLogs } from "#shared/server/race/purge.ts";
import { eraseFromSetAside, setAside, setAsideRace } from "#shared/server/settlement/set-aside.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, days } from "#shared/units.ts";

import { Settlement } from "../../game-server/race/settlement.ts";
import { newStage, type Stage } from "../support/players.ts";
import { letGo } from "../support/releases.ts";
import { person, racedBy, type Typer } from "../support/typed-race.ts";

let stage: Stage;
let folder: string;
beforeAll(async () => {
  stage = await newStage();
  folder = await mkdtemp(join(tmpdir(), "redline-releases-"));
});
afterAll(async () => {
  await stage.db.destroy();
  await rm(folder, { recursive: true, force: true });
});

const nothing = (): void => undefined;

let seed = 300;
/** Types as a person, and lets go as one. */
const hands = (): Typer => {
  const typer = person(seed);
  const dice = seededDice(seed++);
  return (text, each) => letGo(typer(text, each), dice);
};
/** As the version before wrote it. */
const before = (outcome: RaceOutcome): RaceOutcome => ({
  ...outcome,
  results: outcome.results.map(({ releases: _none, ...result }) => result),
});
const raceOf = (...userIDs: UserID[]): RaceOutcome =>
  racedBy(
    userIDs.map((userID) => ({ userID, typer: hands() })),
    nowStamp(),
    seed++,
  );
const releasesOf = async ({ raceID }: RaceOutcome) => {
  const rows = await stage.db
    .selectFrom("key_logs")
    .select(["slot", "releases"])
    .where("race_id", "=", raceID)
    .orderBy("slot")
    .execute();
  return rows.map(({ releases }) => releases && Buffer.from(releases).toString("base64"));
};
const inOrder = ({ results }: RaceOutcome) =>
  results.toSorted((one, other) => one.seat.slot - other.seat.slot).map(({ releases = null }) => releases);

describe("how long keys were down", () => {
  it("goes from the disk of a node to the assessment; what the version before left there is as good", async () => {
    const userID = await stage.newPlayer();
    const [old, now] = [before(raceOf(userID)), raceOf(userID)];
    const unsettled = join(folder, "unsettled");
    await mkdir(unsettled);
    for (const outcome of [old, now])
      await writeFile(join(unsettled, `${outcome.raceID}.json`), JSON.stringify(outcome));
    const log = { warn: nothing, error: nothing, info: nothing };
    await new Settlement({
      config: { dataDir: folder },
      db: stage.db,
      log,
      nowStamp,
    } as unknown as App).settleSpooled();
    expect([await releasesOf(old), await releasesOf(now)]).toEqual([[null], inOrder(now)]);

    const weighed = async ({ raceID }: RaceOutcome) => {
      const { verdict, signals } = await stage.run((work) => assessFairPlay(work, raceID, 0, userID));
      return { verdict, range: signals.find(({ code }) => code === "even-holds")?.measured };
    };
    expect(await weighed(old)).toEqual({ verdict: "clear", range: null });
    const { verdict, range } = await weighed(now);
    expect(verdict).toBe("clear");
    expect(range).toBeGreaterThan(20);
    expect(range).toBeLessThan(500);
  });

  it("is exported with the keys, and goes with them", async () => {
    const [own, other] = [await stage.newPlayer(), await stage.newPlayer()];
    const outcome = raceOf(own, other);
    await stage.run((work) => settleRace(work, outcome));
    const logs = raceData.exports.find(({ name }) => name === "keyLogs");
    const [first, second] = inOrder(outcome);
    expect(await logs?.read(stage.db, own)).toMatchObject([{ race_id: outcome.raceID, releases: first }]);
    expect(first).not.toBe(second);
    await stage.run(async (work) => raceData.erase?.(work, [own]));
    expect(await releasesOf(outcome)).toEqual([second]);
    await stage.run(purgeKeyLogs, after(nowStamp(), days(31)));
    expect(await releasesOf(outcome)).toEqual([]);
  });

  it("goes from a race that was set aside with the account, and stays for everybody else", async () => {
    const [own, other] = [await stage.newPlayer(), await stage.newPlayer()];
    const outcome = raceOf(own, other);
    await stage.run((work) => setAside(work, outcome, [0, 1], "it could not be settled"));
    await stage.run((work) => eraseFromSetAside(work, [own]));
    const kept = await stage.run((work) => setAsideRace(work, outcome.raceID));
    expect(inOrder(kept.outcome)).toEqual([null, inOrder(outcome)[1]]);
    await stage.run((work) => settleRace(work, kept.outcome));
    expect(await releasesOf(outcome)).toEqual([null, inOrder(outcome)[1]]);
  });
});
