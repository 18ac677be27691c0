import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { talliesOf } from "#shared/server/achievements/tallies.ts";
import { presenceCardOf } from "#shared/server/friends/presence-card.ts";
import { racerActivityOf, teamActivityOf } from "#shared/server/leagues/activity.ts";
import { closeLeagueGroup } from "#shared/server/leagues/close-group.ts";
import { countForLeagues } from "#shared/server/leagues/count-races.ts";
import { RACERS } from "#shared/server/leagues/kinds.ts";
import { openWeekOf } from "#shared/server/leagues/open-week.ts";
import { leaguePopUps } from "#shared/server/leagues/pop-ups.ts";
import { perform, type App } from "#shared/server/platform/work.ts";
import { minutes } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { firstWeek, inWeek, LeagueStage } from "../support/league-stage.ts";
import { addManyPlayers } from "../support/many-players.ts";
import { plansOf } from "../support/plan.ts";

const RACERS_THERE = 6_000;
const WEEKS = 12;
const WEEK = firstWeek();
const NOW = inWeek(WEEK, minutes(600));

let leagues: LeagueStage;
let racer: UserID;
let groupID: number;
beforeAll(async () => {
  leagues = await LeagueStage.open();
  const { db } = leagues.stage;
  await addManyPlayers(db, RACERS_THERE, NOW);
  await sql`
    insert into racing_stats (user_id, site, races_played, last_race_stamp) select user_id, 'type', 50, 1 from users`.execute(
    db,
  );
  await sql`
    insert into league_standings (user_id, tier, raced_week, highest_tier)
    select user_id, 3, ${WEEK}, 3 from users`.execute(db);
  await sql`
    insert into league_groups (week, tier, members, opened_stamp, closed_stamp)
    select w, 3, 30, 1, case when w < ${WEEK} then 1 end
    from generate_series(${WEEK - WEEKS + 1}::integer, ${WEEK}) w, generate_series(1, ${sql.lit(RACERS_THERE / 30)}) n`.execute(
    db,
  );
  await sql`
    with numbered as (select user_id, row_number() over (order by user_id) - 1 as n from users),
    grouped as (select group_id, week, closed_stamp, row_number() over (partition by week order by group_id) - 1 as n
      from league_groups)
    insert into league_places (user_id, week, tier, group_id, place, points, races, played, elapsed_ms, new_tier, reason)
    select u.user_id, g.week, 3, g.group_id, case when g.closed_stamp is not null then 1 + u.n % 30 end, 100, 5, 5, 1000,
      case when g.closed_stamp is not null then 3 end, case when g.closed_stamp is not null then 'no-change' end
    from numbered u join grouped g on g.n = u.n / 30`.execute(db);
  await sql`
    insert into racer_scores (span, period, site, user_id, points, ranked, played, last_stamp)
    select s.span, w, site.site, user_id, 100 + user_id % 1000, 5, 5, 1 from users,
      (values ('league'), ('week'), ('day')) s (span), generate_series(${WEEK - WEEKS + 1}::integer, ${WEEK}) w,
      (values ('type'), ('math')) site (site)`.execute(db);
  await sql`analyze`.execute(db);
  const place = await db
    .selectFrom("league_places")
    .select(["user_id", "group_id"])
    .where("week", "=", WEEK)
    .orderBy("user_id")
    .offset(RACERS_THERE / 2)
    .limit(1)
    .executeTakeFirstOrThrow();
  racer = place.user_id;
  groupID = place.group_id ?? 0;
});
afterAll(() => leagues.stage.db.destroy());

it.each([
  ["a group is shown", (app: App) => racerActivityOf(app, racer)],
  ["a team's group is shown", (app: App) => teamActivityOf(app, racer)],
  ["what pops up is asked", ({ db }: App) => leaguePopUps.read({ db, site: "type", userID: racer, now: NOW })],
  ["a line comes", ({ db }: App) => presenceCardOf(db, racer, NOW)],
  ["an operator looks", ({ db }: App) => openWeekOf(db, RACERS, NOW)],
  ["a tally is read", ({ db }: App) => talliesOf(db, [racer], NOW)],
  [
    "a race is counted",
    (app: App) =>
      perform(app, (work) => countForLeagues(work, [countedRace(racer, { startedStamp: inWeek(WEEK, minutes(90)) })])),
  ],
  [
    "a race of a closed week is counted",
    (app: App) =>
      perform(app, (work) =>
        countForLeagues(work, [countedRace(racer, { startedStamp: inWeek(WEEK - 1, minutes(90)) })]),
      ),
  ],
  ["a group is closed", (app: App) => perform(app, (work) => closeLeagueGroup(work, RACERS, groupID))],
])("no table of leagues or scores is read from end to end when %s", async (_what, ask) => {
  const plans = await plansOf(leagues.stage, (db) => ask({ db, config: {}, nowStamp: () => NOW } as unknown as App));
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan).not.toMatch(/Seq Scan on (league_\w+|racer_scores|racing_stats)/);
  }
});
