import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, it } from "vitest";

import { endOfPeriod } from "#shared/rules/periods.ts";
import { before, hours, type Stamp } from "#shared/units.ts";

import { Child, endWith } from "../../scripts/cluster/child.ts";
import { startRedis, type LocalRedis } from "../../scripts/cluster/redis.ts";
import { connectPatiently, newDatabase } from "../support/database.ts";
import { diceOf } from "../support/dice.ts";
import { LeagueCrowd } from "../support/league-crowd.ts";
import { LeagueStage } from "../support/league-stage.ts";
import { stageOn } from "../support/players.ts";
import { shiftMs } from "../support/run-day.mjs";
import { TEST_SECRETS_KEY } from "../support/vault.ts";

const WORKER = join(import.meta.dirname, "../support/league-worker.ts");
const KILLS = 5;
const SLOWLY = { timeout: 120_000, interval: 5 };

let databaseUrl: string;
let leagues: LeagueStage;
let redis: LocalRedis;
beforeAll(async () => {
  redis = await startRedis(process.env.REDLINE_REDIS ?? "redis-server");
});
afterAll(() => redis.stop());

async function newCrowd(racers: number, ofATeam: number): Promise<LeagueCrowd> {
  databaseUrl = await newDatabase();
  leagues = await LeagueStage.on(stageOn(connectPatiently(databaseUrl)));
  const crowd = new LeagueCrowd(leagues, diceOf("a crowd of a league"));
  await crowd.write(racers, ofATeam);
  await crowd.race(30);
  return crowd;
}

function start(now: Stamp) {
  const env = { ...process.env, DATABASE_URL: databaseUrl, NOW: String(now) };
  const worker = spawn(process.execPath, [WORKER], { stdio: "inherit", env });
  endWith(worker);
  return { worker, gone: once(worker, "exit") };
}

it("a week of leagues whose workers are killed again and again, side by side and with a clock set back, is closed once, as the rules say", async () => {
  const crowd = await newCrowd(600, 15);
  const [racers, teams] = [await crowd.placed("league"), await crowd.placed("team_league")];
  expect([racers.length, teams.length]).toEqual([600, 40]);
  const groups = new Set([...racers.map(({ group }) => `r${group}`), ...teams.map(({ group }) => `t${group}`)]).size;
  const setBack = before(endOfPeriod("team-league", crowd.teamWeek) ?? crowd.closeStamp, hours(1));
  const dice = diceOf("when a worker is killed");
  for (let kill = 0; kill < KILLS; kill++) {
    const wanted = (await crowd.closed()) + Math.floor(dice() * (groups / (KILLS + 3)));
    // After the first, one of two lives in a week that isn't over by its clock.
    const workers = [start(crowd.closeStamp), start(kill === 0 ? crowd.closeStamp : setBack)];
    await expect.poll(() => crowd.closed(), SLOWLY).toBeGreaterThan(wanted);
    for (const { worker } of workers) worker.kill("SIGKILL");
    await Promise.all(workers.map(({ gone }) => gone));
    expect(await crowd.closed()).toBeLessThan(groups);
  }
  const last = [start(crowd.closeStamp), start(crowd.closeStamp)];
  expect(await Promise.all(last.map(async ({ gone }) => (await gone)[0] as number))).toEqual([0, 0]);
  for (const { found, right } of [await crowd.closedAs("league", racers), await crowd.closedAs("team_league", teams)])
    expect(found).toEqual(right);
  await leagues.stage.db.destroy();
});

it("a week is closed though the queue lost everything in the minute before", async () => {
  const crowd = await newCrowd(60, 15);
  const [racers, teams] = [await crowd.placed("league"), await crowd.placed("team_league")];
  // The next minute by their clocks begins when both are there.
  const closeMs = Math.floor(crowd.closeStamp / 60) * 60_000;
  const lives = { REDLINE_TEST_SHIFT_MS: String(closeMs - 20_000 - (Date.now() - shiftMs)) };
  const settings = { DATABASE_URL: databaseUrl, REDIS_URL: redis.url, QUEUE_REDIS_URL: redis.url, PORT: "0" };
  const env = { ...settings, SECRETS_KEY: TEST_SECRETS_KEY, LOG_LEVEL: "warn", ...lives };
  const said: string[] = [];
  const older = await Child.start("older", "workers/main.ts", env, (line) => void said.push(line));
  const client = new Redis(redis.url);
  expect(await client.flushall()).toBe("OK");
  const newer = await Child.start("newer", "workers/main.ts", env, (line) => void said.push(line));
  const states = leagues.stage.db.selectFrom("closings").select("state").orderBy("what").orderBy("period");
  await expect
    .poll(async () => (await states.execute()).map(({ state }) => state), { timeout: 150_000 })
    .toEqual(["closed", "closed", "closed", "closed"]);
  for (const { found, right } of [await crowd.closedAs("league", racers), await crowd.closedAs("team_league", teams)])
    expect(found).toEqual(right);
  await Promise.all([older.kill(), newer.kill(), client.quit()]);
  await leagues.stage.db.destroy();
});
