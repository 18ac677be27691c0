import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { nowStamp } from "#shared/server/platform/work.ts";
import { before, days } from "#shared/units.ts";

import { connectPatiently, newDatabase } from "../support/database.ts";
import { stageOn, type Stage } from "../support/players.ts";
import { until } from "../support/until.ts";

const WORKER = join(import.meta.dirname, "../support/auto-remove-worker.ts");
const TEAMS = 2_000;
const SIZE = 50;
/** Of each team: so many were not seen for long. */
const IDLE = 8;
const KILLS = 10;

let databaseUrl: string;
let stage: Stage;
beforeAll(async () => {
  databaseUrl = await newDatabase();
  stage = stageOn(connectPatiently(databaseUrl));
});
afterAll(() => stage.db.destroy());

/** Teams of 50: the first of each is the captain, the second an officer; the last ones are idle. */
async function writeTeams(db: Stage["db"]): Promise<void> {
  const now = nowStamp();
  const ago = before(now, days(100));
  await sql`
    insert into users (account_type, username, username_skeleton, password_hash, display_name, car_id, car_hue_angle,
      created_stamp, last_seen_stamp)
    select 'standard', 'mass-' || n, 'mass-' || n, 'x', 'Mass ' || n, 1, 0, ${ago}, ${now}
    from generate_series(1, ${TEAMS * SIZE}) n order by n`.execute(db);
  await sql`create temporary table placed as
    select user_id, (row_number() over (order by user_id) - 1) / ${SIZE} as team,
      (row_number() over (order by user_id) - 1) % ${SIZE} as place from users where username like 'mass-%'`.execute(
    db,
  );
  await sql`
    insert into teams (tag, tag_color, name, captain_id, enrollment, min_races, min_speed, requirements,
      auto_remove_days, members, created_stamp)
    select 'T' || team, '3a86ff', 'Team ' || team, user_id, 'auto', 0, 0, '', 30, ${SIZE}, ${ago}
    from placed where place = 0 order by team`.execute(db);
  await sql`
    insert into team_members (user_id, team_id, role, join_stamp, last_race_stamp)
    select p.user_id, t.team_id, case when p.place < 2 then 'officer' else 'member' end, ${ago},
      case when p.place >= ${SIZE - IDLE} or p.place < 2 then null else ${now}::bigint end
    from placed p join teams t on t.tag = 'T' || p.team`.execute(db);
  await sql`analyze users, teams, team_members`.execute(db);
}

const countMembers = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from team_members`.execute(stage.db);
  return rows[0]?.count ?? 0;
};

it(
  "idle members of two thousand teams are removed once and told once, though the worker is killed ten times",
  { timeout: 900_000 },
  async () => {
    await stage.db.connection().execute(writeTeams);
    const start = () => {
      const worker = spawn(process.execPath, [WORKER], {
        stdio: "inherit",
        env: { ...process.env, DATABASE_URL: databaseUrl },
      });
      return { worker, gone: once(worker, "exit") };
    };
    const step = Math.floor((TEAMS * IDLE) / (KILLS + 2));
    let left = await countMembers();
    expect(left).toBe(TEAMS * SIZE);
    for (let kill = 0; kill < KILLS; kill++) {
      const { worker, gone } = start();
      const wanted = left - step;
      let now = left;
      const looking = setInterval(() => void countMembers().then((count) => (now = count)), 20);
      await until("some are removed", () => now <= wanted, { timeout: 300_000, interval: 10 });
      clearInterval(looking);
      worker.kill("SIGKILL");
      await gone;
      left = await countMembers();
    }
    expect(left).toBeGreaterThan(TEAMS * (SIZE - IDLE));
    const [code] = (await start().gone) as [number];
    expect(code).toBe(0);

    expect(await countMembers()).toBe(TEAMS * (SIZE - IDLE));
    const { rows } = await sql<{ told: number; players: number; idle: number; wrong: number }>`
      select count(*) as told, count(distinct n.user_id) as players,
        count(*) filter (where m.user_id is null) as idle,
        (select count(*) from teams t where t.members <> ${SIZE - IDLE}
          or t.members <> (select count(*) from team_members o where o.team_id = t.team_id)) as wrong
      from notifications n left join team_members m on m.user_id = n.user_id where n.kind = 'team-removed'`.execute(
      stage.db,
    );
    const all = TEAMS * IDLE;
    expect(rows).toEqual([{ told: all, players: all, idle: all, wrong: 0 }]);
  },
);
