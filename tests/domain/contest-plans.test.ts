import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { encodeKeyLog } from "#shared/rules/race/key-log.ts";
import { contestPageOf } from "#shared/server/contests/contest-page.ts";
import { countForContests } from "#shared/server/contests/count-races.ts";
import { refuseTooManyContests } from "#shared/server/contests/open.ts";
import { teamContestsOf } from "#shared/server/contests/team-contests.ts";
import { nowStamp, perform, type App } from "#shared/server/platform/work.ts";
import { contestRaceOf } from "#shared/server/replays/contest-race.ts";
import { after, dayOf, hours, startOf, type Day } from "#shared/units.ts";

import { ContestStage, type ContestTeamThere } from "../support/contest-stage.ts";
import { countedRace } from "../support/counted-race.ts";
import { addManyPlayers } from "../support/many-players.ts";
import { plansOf } from "../support/plan.ts";

const CONTESTS = 3_000;
const KEYS = Buffer.from(encodeKeyLog("", []));
const DAY = (dayOf(nowStamp()) + 2) as Day;
const NOW = after(startOf(DAY), hours(12));

let contests: ContestStage;
let host: ContestTeamThere;
let contestID: number;
let number: number;
beforeAll(async () => {
  contests = await ContestStage.open();
  const { db } = contests.stage;
  host = await contests.newTeam(3);
  const other = await contests.newTeam(3);
  // Contests of two teams each, as many races as they have had for years.
  await addManyPlayers(db, CONTESTS, NOW);
  await sql`
    insert into teams (tag, name, tag_color, captain_id, author_id, enrollment, min_races, min_speed, requirements, members,
      created_stamp)
    select 'X' || user_id, 'X', '3a86ff', user_id, user_id, 'auto', 0, 0, '', 1, ${NOW} from users where username like 'many-%'`.execute(
    db,
  );
  await sql`
    insert into team_members (user_id, team_id, role, join_stamp)
    select captain_id, team_id, 'officer', 1 from teams where tag like 'X%'`.execute(db);
  await sql`
    insert into contests (name, site, best, first_day, days, created_stamp)
    select 'owl-lamp', 'type', 3, ${DAY}::integer - n % 400, 7, 1 from generate_series(1, ${sql.lit(CONTESTS)}) n`.execute(
    db,
  );
  await sql`
    with numbered as (select team_id, tag, row_number() over (order by team_id) as n from teams where tag like 'X%'),
    theirs as (select contest_id, row_number() over (order by contest_id) as n from contests)
    insert into contest_teams (contest_id, slot, team_id, tag, tag_color, answer)
    select c.contest_id, s.slot, t.team_id, t.tag, '3a86ff', 'in' from theirs c cross join (values (0), (1)) s (slot)
    join numbered t on t.n = 1 + (c.n + s.slot * 7) % ${sql.lit(CONTESTS)}`.execute(db);
  await sql`
    insert into contest_races (contest_id, slot, user_id, day, race_id, race_slot, started_stamp, speed, accuracy, points)
    select t.contest_id, t.slot, teams.captain_id, c.first_day + d, gen_random_uuid(), 0, 1, 40, 100, 400
    from contest_teams t join teams using (team_id) join contests c using (contest_id), generate_series(0, 6) d`.execute(
    db,
  );
  await sql`
    insert into races (race_id, site, text_id, started_stamp)
    select race_id, 'type', 1, 1 from contest_races`.execute(db);
  contestID = await contests.contest([host, other], DAY);
  await contests.race(host.captainID, after(startOf(DAY), hours(1)));
  await sql`analyze`.execute(db);
  const race = await db
    .selectFrom("contest_races")
    .select(["number", "race_id"])
    .where("contest_id", "=", contestID)
    .executeTakeFirstOrThrow();
  number = race.number;
  await sql`
    insert into race_results (race_id, slot, started_stamp, user_id, display_name, car_id, car_hue_angle, is_bot, standing,
      place, done, errors, elapsed_ms, speed, accuracy)
    values (${race.race_id}, 0, ${NOW}, ${host.captainID}, 'Racer', 1, 0, false, 'finished', 1, 200, 0, 60000, 40, 100)`.execute(
    db,
  );
  await sql`
    insert into key_logs (race_id, slot, keys, created_stamp) values (${race.race_id}, 0, ${KEYS}, ${NOW})`.execute(db);
});
afterAll(() => contests.stage.db.destroy());

it.each([
  ["a contest is shown", (app: App) => contestPageOf(app, contestID, host.captainID)],
  ["a team's contests are shown", (app: App) => teamContestsOf(app, host.tag, host.captainID)],
  ["a race is watched", (app: App) => contestRaceOf(app, { contestID, number }, host.captainID)],
  ["a captain asks for one more", (app: App) => perform(app, (work) => refuseTooManyContests(work, host.teamID))],
  [
    "a race is counted",
    (app: App) => perform(app, (work) => countForContests(work, [countedRace(host.captainID, { startedStamp: NOW })])),
  ],
])("no table of contests, teams or races is read from end to end when %s", async (_what, ask) => {
  const plans = await plansOf(contests.stage, (db) =>
    ask({ db, config: { site: "type" }, nowStamp: () => NOW } as unknown as App),
  );
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan).not.toMatch(/Seq Scan on (contest\w+|teams|team_members|races|users)/);
  }
});
