import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, seconds } from "#shared/units.ts";

import { endWith } from "../../scripts/cluster/child.ts";
import { connectPatiently, newDatabase } from "../support/database.ts";
import { diceOf } from "../support/dice.ts";
import { note, percentile } from "../support/figures.ts";
import { LeagueCrowd } from "../support/league-crowd.ts";
import { LeagueStage } from "../support/league-stage.ts";
import { stageOn } from "../support/players.ts";
import { person, racedBy } from "../support/typed-race.ts";

const WORKER = join(import.meta.dirname, "../support/league-worker.ts");
const RACERS = 20_000;
const MEMBERS = 10;
const KILLS = 20;
const ALONE = 200;

let databaseUrl: string;
let leagues: LeagueStage;
beforeAll(async () => {
  databaseUrl = await newDatabase();
  leagues = await LeagueStage.on(stageOn(connectPatiently(databaseUrl)));
});
afterAll(() => leagues.stage.db.destroy());

/** Pays races of three after the week that is closed, one after the other. */
class Payments {
  readonly crowd: LeagueCrowd;
  readonly dice = diceOf("who is paid while a league is closed");
  private turn = 0;

  constructor(crowd: LeagueCrowd) {
    this.crowd = crowd;
  }

  /** @returns how long a payment took, in milliseconds */
  async one(): Promise<number> {
    const turn = this.turn++;
    const racing = this.crowd.racers.filter((id) => id % 2 === 0);
    const ids = new Set<UserID>();
    while (ids.size < 3) ids.add(racing[Math.floor(this.dice() * racing.length)] as UserID);
    const at = after(this.crowd.closeStamp, seconds(turn));
    const typed = [...ids].map((userID, slot) => ({ userID, typer: person(turn * 3 + slot) }));
    const outcome = racedBy(typed, at, turn);
    await leagues.stage.run((work) => settleRace(work, outcome), at);
    const from = performance.now();
    await leagues.stage.run((work) => payRace(work, outcome.raceID), at);
    return performance.now() - from;
  }

  async whileRunning(isOver: () => boolean): Promise<readonly number[]> {
    const took: number[] = [];
    while (!isOver()) took.push(await this.one());
    return took;
  }
}

function start(now: number) {
  const env = { ...process.env, DATABASE_URL: databaseUrl, NOW: String(now) };
  const worker = spawn(process.execPath, [WORKER], { stdio: "inherit", env });
  endWith(worker);
  return { worker, gone: once(worker, "exit") };
}

it("closing a week of a whole league, its worker killed twenty times, moves and pays everybody once, and payments go on", async () => {
  const crowd = new LeagueCrowd(leagues, diceOf("a whole league"));
  await crowd.write(RACERS, MEMBERS);
  await crowd.race(100);
  const [racers, teams] = [await crowd.placed("league"), await crowd.placed("team_league")];
  const groups = new Set([...racers.map(({ group }) => `r${group}`), ...teams.map(({ group }) => `t${group}`)]).size;
  const payments = new Payments(crowd);
  let paid = 0;
  await payments.whileRunning(() => paid++ >= 20);
  paid = 0;
  const alone = await payments.whileRunning(() => paid++ >= ALONE);
  let isOver = false;
  const meanwhile = payments.whileRunning(() => isOver);
  const from = performance.now();
  const dice = diceOf("when the worker of a whole league is killed");
  for (let kill = 0; kill < KILLS; kill++) {
    const wanted = (await crowd.closed()) + Math.floor(dice() * (groups / (KILLS + 4)));
    const { worker, gone } = start(crowd.closeStamp);
    await expect.poll(() => crowd.closed(), { timeout: 120_000, interval: 10 }).toBeGreaterThan(wanted);
    worker.kill("SIGKILL");
    await gone;
    expect(await crowd.closed()).toBeLessThan(groups);
  }
  const [code] = (await start(crowd.closeStamp).gone) as [number];
  const took = performance.now() - from;
  isOver = true;
  const beside = await meanwhile;
  expect(code).toBe(0);
  for (const { found, right } of [await crowd.closedAs("league", racers), await crowd.closedAs("team_league", teams)])
    expect(found).toEqual(right);
  note("a week of leagues: groups of racers and teams", groups, "");
  note("a week of leagues is closed, its worker killed twenty times", took / 1_000, "s");
  note("payments while it is closed", beside.length, "");
  note("a race of three is paid: median", percentile(alone, 0.5), "ms");
  note("a race of three is paid while a week of leagues is closed: median", percentile(beside, 0.5), "ms");
  note("paying while a week of leagues is closed to alone", percentile(beside, 0.5) / percentile(alone, 0.5), "", 1.5);
});
