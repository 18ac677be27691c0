import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { seasonByID, type Season } from "#shared/content/seasons/calendar.ts";
import { roadOf } from "#shared/content/seasons/road.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { shuffled } from "#shared/rules/math/lists.ts";
import { seasonProgress, seasonXPBefore } from "#shared/rules/seasons/level.ts";
import { seasonTrack } from "#shared/rules/tracks.ts";
import { connect } from "#shared/server/platform/postgres/connection.ts";
import { addSeasonExperience } from "#shared/server/seasons/add-experience.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, dayOf, hours, seconds, type Stamp } from "#shared/units.ts";

import { endWith } from "../../scripts/cluster/child.ts";
import { newDatabase } from "../support/database.ts";
import { expectBalanced } from "../support/money.ts";
import { stageOn, type Stage } from "../support/players.ts";
import { person, racedBy } from "../support/typed-race.ts";

const WORKER = join(import.meta.dirname, "../support/paying-worker.ts");
const PROCESSES = 3;
const RACES = 36;
const RACERS = 4;
const [FIRST, SECOND] = [seasonByID(1), seasonByID(2)] as [Season, Season];

let databaseUrl: string;
let stage: Stage;
beforeAll(async () => {
  databaseUrl = await newDatabase();
  stage = stageOn(connect(databaseUrl, (error) => console.warn(error)));
});
afterAll(() => stage.db.destroy());

/** Starts around the border: in the last second of one season, between the two, and in the first of the next. */
const STARTS: readonly Stamp[] = [
  before(FIRST.endStamp, seconds(1)),
  FIRST.endStamp,
  before(SECOND.startStamp, seconds(1)),
  SECOND.startStamp,
];

async function pays(races: readonly RaceID[], now: Stamp): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, NOW: String(now), RACES: races.join(",") };
  const worker = spawn(process.execPath, [WORKER], { stdio: "inherit", env });
  endWith(worker);
  const [code] = (await once(worker, "exit")) as [number];
  expect(code).toBe(0);
}

const wonIn = async (userID: UserID, { seasonID }: Season): Promise<number> =>
  (
    await stage.db
      .selectFrom("tracks")
      .select("experience")
      .where("user_id", "=", userID)
      .where("track", "=", seasonTrack(seasonID))
      .executeTakeFirst()
  )?.experience ?? 0;

/** What challenges paid: each at the start of the race that completed it, of the day that its reference names. */
async function challengesOf(userID: UserID) {
  const rows = await stage.db
    .selectFrom("grants")
    .select(["reference", "rewards"])
    .where("user_id", "=", userID)
    .where("reason", "=", "challenge")
    .execute();
  return rows.flatMap(({ reference, rewards }) => {
    const day = Number(reference.split(":")[2]);
    const at = STARTS.find((start) => dayOf(start) === day) ?? (0 as Stamp);
    return rewards.flatMap((each) => ("experience" in each ? [{ at, experience: each.experience }] : []));
  });
}

/** What everyone gets of a road with so much experience. */
const reachedBy = (season: Season, experience: number) =>
  roadOf(season)
    .filter(({ free, level }) => free && level <= seasonProgress(experience).level)
    .map(({ achievementID }) => achievementID);

it("Three processes that pay the same races over the border of a season count each once, for the season in which it started", async () => {
  const racers = await Promise.all(Array.from({ length: RACERS }, () => stage.newPlayer()));
  // A point below the second level of the first season: its last races earn rewards of its road.
  const start = seasonXPBefore(2) - 1;
  await stage.run((work) =>
    addSeasonExperience(
      work,
      racers.map((userID) => ({ userID, wonStamp: FIRST.startStamp, experience: start })),
    ),
  );
  const races = Array.from({ length: RACES }, (_, nth) => {
    const typists = racers.map((userID, slot) => ({ userID, typer: person(nth * 10 + slot) }));
    return racedBy(typists, STARTS[nth % STARTS.length] ?? FIRST.startStamp, nth);
  });
  for (const outcome of races)
    await stage.run((work) => settleRace(work, outcome), after(SECOND.startStamp, seconds(5)));
  const ids = races.map(({ raceID }) => raceID);
  const clocks = [
    after(FIRST.endStamp, hours(1)),
    after(SECOND.startStamp, seconds(1)),
    after(SECOND.startStamp, hours(2)),
  ];
  await Promise.all(
    Array.from({ length: PROCESSES }, (_, nth) =>
      pays(shuffled(ids, seededDice(nth)), clocks[nth] ?? SECOND.startStamp),
    ),
  );

  const rewards = await stage.db
    .selectFrom("race_rewards as w")
    .innerJoin("races as r", "r.race_id", "w.race_id")
    .select(["w.user_id", "w.experience", "w.state", "r.started_stamp"])
    .execute();
  expect(rewards.filter(({ state }) => state === "due")).toEqual([]);
  const paid = rewards.filter(({ state }) => state === "paid");
  expect(paid.length).toBeGreaterThan(RACES * 2);
  for (const userID of racers) {
    const raced = paid
      .filter((row) => row.user_id === userID)
      .map(({ started_stamp: at, experience }) => ({ at, experience }));
    const won = [...raced, ...(await challengesOf(userID))];
    const sum = (season: Season) =>
      won
        .filter(({ at }) => at >= season.startStamp && at < season.endStamp)
        .reduce((total, { experience }) => total + experience, 0);
    const [inFirst, inSecond] = [start + sum(FIRST), sum(SECOND)];
    expect([await wonIn(userID, FIRST), await wonIn(userID, SECOND)]).toEqual([inFirst, inSecond]);
    const earned = await stage.db
      .selectFrom("achievements")
      .select("achievement_id")
      .where("user_id", "=", userID)
      .where("achievement_id", ">=", 100_000 as never)
      .execute();
    expect(new Set(earned.map(({ achievement_id: id }) => id))).toEqual(
      new Set([...reachedBy(FIRST, inFirst), ...reachedBy(SECOND, inSecond)]),
    );
    expect(earned.length).toBeGreaterThan(0);
  }
  await expectBalanced(stage.db);
});
