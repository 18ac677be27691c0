import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { RaceID, UserID } from "#shared/ids.ts";
import { readConfig } from "#shared/server/platform/config.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import { askForErasure, eraseAccounts } from "#shared/server/privacy/erasure.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { payOverdue, payRace } from "#shared/server/settlement/pay.ts";
import {
  countSetAside,
  dropSetAside,
  setAside,
  setAsideRace,
  setAsideRaces,
} from "#shared/server/settlement/set-aside.ts";
import { settleRace, settleSeatBySeat } from "#shared/server/settlement/settle.ts";
import { after, days } from "#shared/units.ts";

import { Settlement } from "../../game-server/race/settlement.ts";
import { newStage, type Stage } from "../support/players.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { testVault } from "../support/vault.ts";

let stage: Stage;
let folder: string;
const lines: { readonly sentence: string; readonly more: object }[] = [];
const note = (more: object, sentence: string): void => void lines.push({ sentence, more });
beforeAll(async () => {
  stage = await newStage();
  folder = await mkdtemp(join(tmpdir(), "redline-aside-"));
});
afterAll(async () => {
  await stage.db.destroy();
  await rm(folder, { recursive: true, force: true });
});

const newSettlement = (dataDir: string = folder): Settlement =>
  new Settlement({
    config: { dataDir },
    db: stage.db,
    log: { warn: note, error: note, info: note },
    nowStamp,
  } as unknown as App);

let seed = 1;
const raceOf = (...userIDs: UserID[]): RaceOutcome =>
  racedBy(
    userIDs.map((userID) => ({ userID, typer: person(seed++) })),
    nowStamp(),
    seed++,
  );

/** A race in which one result has a value that no database takes. */
const withBadSeat = (outcome: RaceOutcome, slot: number, change: object): RaceOutcome => ({
  ...outcome,
  results: outcome.results.map((result) => (result.seat.slot === slot ? { ...result, ...change } : result)),
});

const settledSlots = async (raceID: RaceID): Promise<number[]> => {
  const rows = await stage.db.selectFrom("race_results").select("slot").where("race_id", "=", raceID).execute();
  return rows.map(({ slot }) => slot).toSorted((a, b) => a - b);
};
const dueSlots = async (raceID: RaceID): Promise<number[]> => {
  const rows = await stage.db.selectFrom("race_rewards").select("slot").where("race_id", "=", raceID).execute();
  return rows.map(({ slot }) => slot).toSorted((a, b) => a - b);
};

describe("a race with a seat that cannot be written", () => {
  it("is settled and paid for everybody else when one racer sits in it twice", async () => {
    const [cheat, honest] = [await stage.newPlayer(), await stage.newPlayer()];
    const outcome = raceOf(cheat, honest, cheat);
    expect(await newSettlement().settle(outcome)).toBe(true);
    const aside = await stage.run((work) => setAsideRace(work, outcome.raceID));
    expect(aside.reason).toMatch(/race_results_once/);
    expect(aside.slots).toHaveLength(1);
    expect([0, 2]).toContain(aside.slots[0]);
    const others = [0, 1, 2].filter((slot) => !aside.slots.includes(slot));
    expect(await settledSlots(outcome.raceID)).toEqual(others);
    expect(await dueSlots(outcome.raceID)).toEqual(others);
    await stage.run((work) => payRace(work, outcome.raceID));
    const paid = await stage.db
      .selectFrom("users")
      .select(["races_played", "experience"])
      .where("user_id", "in", [cheat, honest])
      .execute();
    expect(paid.map(({ races_played }) => races_played)).toEqual([1, 1]);
    expect(paid.every(({ experience }) => experience > 0)).toBe(true);
    expect(lines.some(({ sentence }) => sentence === "seats of a race are set aside")).toBe(true);
  });

  it.each([
    ["a number that is none", { elapsedMs: Number.NaN }],
    ["a number that is too large", { typed: 2 ** 40 }],
    ["text that no database takes", { keyLog: "", seat: undefined }],
  ])("is settled for everybody else with %s", async (_what, change) => {
    const players = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
    const outcome = raceOf(...players);
    const seat = { ...outcome.results.find((result) => result.seat.slot === 1)?.seat, displayName: "No\u0000body" };
    const bad = withBadSeat(outcome, 1, "seat" in change ? { seat } : change);
    await stage.run((work) => settleSeatBySeat(work, bad));
    expect(await settledSlots(outcome.raceID)).toEqual([0, 2]);
    expect(await dueSlots(outcome.raceID)).toEqual([0, 2]);
    expect((await stage.run((work) => setAsideRace(work, outcome.raceID))).slots).toEqual([1]);
  });

  it("keeps what is settled when it is tried again, and is taken back once it works", async () => {
    const outcome = raceOf(await stage.newPlayer(), await stage.newPlayer());
    const bad = withBadSeat(outcome, 1, { elapsedMs: Number.NaN });
    await stage.run((work) => settleSeatBySeat(work, bad));
    expect(await stage.run((work) => settleSeatBySeat(work, bad, [1]))).toEqual([1]);
    expect(await stage.run((work) => settleSeatBySeat(work, outcome, [1]))).toEqual([]);
    expect(await settledSlots(outcome.raceID)).toEqual([0, 1]);
    expect(await dueSlots(outcome.raceID)).toEqual([0, 1]);
    await expect(stage.run((work) => setAsideRace(work, outcome.raceID))).rejects.toThrow(/No race/);
  });

  it("keeps of a long reason what an operator can read, in one line", async () => {
    const outcome = raceOf(await stage.newPlayer());
    await stage.run((work) => setAside(work, outcome, [0], `two\nlines${"!".repeat(1_000)}`));
    const { reason } = await stage.run((work) => setAsideRace(work, outcome.raceID));
    expect(reason).toBe(`two\\nlines${"!".repeat(500 - 10)}`);
  });

  it("is dropped with a reason, and counts no more", async () => {
    const outcome = withBadSeat(raceOf(await stage.newPlayer()), 0, { elapsedMs: Number.NaN });
    await stage.run((work) => settleSeatBySeat(work, outcome));
    const waiting = await countSetAside(stage.db);
    await stage.run((work) => dropSetAside(work, outcome.raceID, "a broken clock"));
    expect(await countSetAside(stage.db)).toBe(waiting - 1);
    expect((await setAsideRaces(stage.db)).map((race) => race.outcome.raceID)).not.toContain(outcome.raceID);
  });

  it("says nothing any more of a racer whose account is erased", async () => {
    const userID = await stage.newPlayer({ username: "Goes-Away" });
    const outcome = withBadSeat(raceOf(userID, await stage.newPlayer()), 0, { elapsedMs: Number.NaN });
    await stage.run((work) => settleSeatBySeat(work, outcome));
    await stage.run((work) => askForErasure(work, { config: readConfig({}), vault: testVault }, userID));
    await eraseAccounts(stage.performer(after(nowStamp(), days(15))));
    const { results } = (await stage.run((work) => setAsideRace(work, outcome.raceID))).outcome;
    const seat = results.find((result) => result.seat.slot === 0);
    expect([seat?.seat.userID, seat?.seat.displayName, seat?.keyLog]).toEqual([null, "Erased racer", ""]);
  });
});

describe("races on disk", () => {
  it("are settled though one before them never can be, which is set aside", async () => {
    const dataDir = await mkdtemp(join(folder, "spool-"));
    const impossible = { ...raceOf(await stage.newPlayer()), site: "chess" } as unknown as RaceOutcome;
    const honest = [raceOf(await stage.newPlayer()), raceOf(await stage.newPlayer())];
    const unsettled = join(dataDir, "unsettled");
    await mkdir(unsettled);
    const broken = randomUUID();
    await writeFile(join(unsettled, `${broken}.json`), JSON.stringify(impossible).slice(0, 200));
    for (const outcome of [impossible, ...honest]) {
      await writeFile(join(unsettled, `${outcome.raceID}.json`), JSON.stringify(outcome));
    }
    const settlement = newSettlement(dataDir);
    await settlement.settleSpooled();
    for (const { raceID } of honest) expect(await settledSlots(raceID)).toEqual([0]);
    expect((await stage.run((work) => setAsideRace(work, impossible.raceID))).slots).toEqual([0]);
    await expect.poll(() => readdir(unsettled)).toEqual([`${broken}.json.unreadable`]);
    expect(await settlement.countUnreadable()).toBe(1);
    expect(settlement.waiting).toBe(0);
  });

  it("are there before the results are shown, and gone once they are settled", async () => {
    const dataDir = await mkdtemp(join(folder, "kept-"));
    const outcome = raceOf(await stage.newPlayer());
    const settlement = newSettlement(dataDir);
    await settlement.keep(outcome);
    expect(await readdir(join(dataDir, "unsettled"))).toEqual([`${outcome.raceID}.json`]);
    expect(await settlement.settle(outcome)).toBe(true);
    await expect.poll(() => readdir(join(dataDir, "unsettled"))).toEqual([]);
  });
});

it("a race that cannot be paid leaves the others their pay", async () => {
  const outcomes = [raceOf(await stage.newPlayer()), raceOf(await stage.newPlayer()), raceOf(await stage.newPlayer())];
  for (const outcome of outcomes) await stage.run((work) => settleRace(work, outcome));
  const [poor] = outcomes;
  await stage.db
    .updateTable("race_rewards")
    .set({ nitros: 2_000_000_000 })
    .where("race_id", "=", poor?.raceID ?? ("" as RaceID))
    .execute();
  await stage.db.updateTable("users").set({ nitros: 2_000_000_000 }).execute();
  await stage.db
    .updateTable("race_rewards")
    .set({ nitros: 0 })
    .where("race_id", "!=", poor?.raceID ?? ("" as RaceID))
    .execute();
  await payOverdue({
    db: stage.db,
    log: { error: note },
    nowStamp: () => after(nowStamp(), days(1)),
  } as unknown as App);
  const states = await Promise.all(
    outcomes.map(({ raceID }) =>
      stage.db.selectFrom("race_rewards").select("state").where("race_id", "=", raceID).executeTakeFirstOrThrow(),
    ),
  );
  expect(states.map(({ state }) => state)).toEqual(["due", "paid", "paid"]);
});
