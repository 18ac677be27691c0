import { readFileSync } from "node:fs";

import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, days, seconds, type Stamp } from "#shared/units.ts";

import { note } from "../support/figures.ts";
import { newStage, type Stage } from "../support/players.ts";
import { person, racedBy } from "../support/typed-race.ts";

const RESULTS = 10_000;
const RACES = 150;
const WARM = 2;
const TICK_MS = 10;

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

/** Finished and paid races on the math site, one every five minutes up to yesterday. */
async function racedMath(userID: UserID): Promise<void> {
  const until = before(nowStamp(), days(2));
  await sql`
    with old as (select gen_random_uuid() as race_id, ${until}::bigint - n * 300 as stamp from generate_series(1, ${RESULTS}) n),
    raced as (insert into races (race_id, site, lesson_id, problems, started_stamp, mode)
      select race_id, 'math', 'mixed', '[]', stamp, 'public' from old),
    paid as (insert into race_rewards (race_id, slot, user_id, cash, experience, nitros, parts, state, due_stamp, done_stamp)
      select race_id, 0, ${userID}::bigint, 500, 100, 0, '{}', 'paid', stamp, stamp from old)
    insert into race_results (race_id, slot, site, started_stamp, user_id, display_name, car_id, car_hue_angle, is_bot,
      standing, place, done, errors, elapsed_ms, speed, accuracy)
    select race_id, 0, 'math', stamp, ${userID}::bigint, 'Veteran', 1, 0, false, 'finished', 1, 30, 1, 60000, 30, 97
    from old`.execute(stage.db);
  await sql`analyze`.execute(stage.db);
}

/** Processor time of the database's processes that serve this file, and of this one. */
async function cpuMs(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(stage.db);
  const served = rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  });
  const { user, system } = process.cpuUsage();
  return served.reduce((sum, each) => sum + each, 0) + (user + system) / 1_000;
}

it("A racer with ten thousand results on one site settles on the other as fast as a new one", async () => {
  const passed = { captcha_passed_stamp: nowStamp() };
  const [veteran, newcomer] = [await stage.newPlayer(passed), await stage.newPlayer(passed)];
  await racedMath(veteran);
  const spent = new Map<UserID, number>([
    [veteran, 0],
    [newcomer, 0],
  ]);
  const start = before(nowStamp(), days(1));
  for (let turn = 0; turn < RACES + WARM; turn++) {
    const at = (start + (turn * seconds(120)) / 1_000) as Stamp;
    for (const userID of turn % 2 === 0 ? [veteran, newcomer] : [newcomer, veteran]) {
      const outcome = racedBy([{ userID, typer: person(turn) }], at, turn);
      const from = await cpuMs();
      await stage.run((work) => settleRace(work, outcome), at);
      await stage.run((work) => payRace(work, outcome.raceID), at);
      if (turn >= WARM) spent.set(userID, (spent.get(userID) ?? 0) + (await cpuMs()) - from);
    }
  }
  const [old, fresh] = [spent.get(veteran) ?? 0, spent.get(newcomer) ?? 0];
  expect(fresh).toBeGreaterThan(0);
  const paid = await stage.db.selectFrom("race_rewards").select("user_id").where("state", "=", "paid").execute();
  expect(paid.filter(({ user_id }) => user_id === veteran).length).toBeGreaterThan(RESULTS + RACES);
  note("a race is settled and paid for a new racer: CPU of server and database", fresh / RACES, "ms");
  note("settling for who has 10,000 results on the other site to a new racer: CPU", old / fresh, "", 1.2);
});
