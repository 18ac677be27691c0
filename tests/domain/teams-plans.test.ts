import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { talliesOf } from "#shared/server/achievements/tallies.ts";
import { friendListOf } from "#shared/server/friends/list.ts";
import { presenceCardOf } from "#shared/server/friends/presence-card.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { applicationsTo } from "#shared/server/teams/applications.ts";
import { teamDetails } from "#shared/server/teams/details.ts";
import { invitesOf } from "#shared/server/teams/invites.ts";
import { ownMotds } from "#shared/server/teams/motds.ts";
import { ownTeamOf } from "#shared/server/teams/own-team.ts";
import { teamsFor, teamsNamed } from "#shared/server/teams/search.ts";

import { cardTimes } from "../support/card-times.ts";
import { addManyPlayers } from "../support/many-players.ts";
import { plansOf } from "../support/plan.ts";
import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
let captainID: UserID;
beforeAll(async () => {
  stage = await newStage();
  const now = nowStamp();
  await addManyPlayers(stage.db, 20_000, now);
  await sql`
    insert into teams (tag, tag_color, name, captain_id, enrollment, min_races, min_speed, requirements, members,
      created_stamp)
    select 'M' || row_number() over (), '3a86ff', 'Team ' || user_id, user_id, 'open', 0, 0, '', 5, ${now}
    from users where username like 'many-%' and user_id % 5 = 0`.execute(stage.db);
  await sql`
    insert into team_members (user_id, team_id, role, join_stamp)
    select u.user_id, t.team_id, case when t.captain_id = u.user_id then 'officer' else 'member' end, ${now}
    from users u join teams t on t.captain_id = u.user_id - u.user_id % 5 where u.username like 'many-%'`.execute(
    stage.db,
  );
  for (const table of ["team_applications", "team_invites"]) {
    await sql`
      insert into ${sql.table(table)} (user_id, team_id, stamp)
      select u.user_id, t.team_id, ${now} from users u
      join teams t on t.captain_id between u.user_id + 100 and u.user_id + 115`.execute(stage.db);
  }
  await sql`
    insert into team_motds (team_id, user_id, message, created_stamp)
    select team_id, captain_id, 'Race at ' || n, ${now} from teams, generate_series(1, 5) n`.execute(stage.db);
  await sql`
    insert into team_motd_boosts (team_motd_id, user_id, boost_id)
    select d.team_motd_id, m.user_id, 1 from team_motds d join team_members m using (team_id)`.execute(stage.db);
  await sql`
    insert into team_seasons (user_id, season_id, played, typed, secs, errs, points)
    select user_id, season_id, 1, 200, 60, 3, 7 from team_members, generate_series(1, 3) season_id`.execute(stage.db);
  await sql`
    insert into team_scores (team_id, user_id, site, span, period, played, last_stamp)
    select team_id, user_id, site, span, period, 1, ${now} from team_members,
      (values ('life', 0), ('season', 1), ('season', 2), ('week', 2947), ('month', 24322)) as s (span, period),
      (values ('type'), ('math')) as w (site)`.execute(stage.db);
  await sql`
    insert into team_league_places (team_id, week, tier) select team_id, week, 1 from teams, generate_series(2940, 2947) week`.execute(
    stage.db,
  );
  await sql`insert into schools (name, code_hash, code_sealed, created_stamp) values ('Hill School', 'h', 's', ${now})`.execute(
    stage.db,
  );
  await sql`
    insert into sections (school_id, name, color, position, code_hash, code_sealed, created_stamp)
    select (select max(school_id) from schools), 'Class ' || team_id, 'teal', 1, 'class ' || team_id, 's', ${now} from teams`.execute(
    stage.db,
  );
  await sql`
    insert into section_members (user_id, section_id, standing, alias, is_made, joined_stamp)
    select m.user_id, s.section_id, 'member', 'Kind Otter', false, ${now}
    from team_members m join sections s on s.name = 'Class ' || m.team_id`.execute(stage.db);
  await sql`insert into team_views (team_id, views) select team_id, 7 from teams`.execute(stage.db);
  await sql`analyze`.execute(stage.db);
  const { captain_id } = await stage.db
    .selectFrom("teams")
    .select("captain_id")
    .orderBy("team_id")
    .offset(500)
    .limit(1)
    .executeTakeFirstOrThrow();
  captainID = captain_id;
});
afterAll(() => stage.db.destroy());

const WHOLE = /Seq Scan on (users|teams|team_\w+|sections|section_members)/;

/** Asks what is asked, and how the database would look for it. @returns plans that read a whole table */
async function wholeTables(ask: (db: Stage["db"]) => Promise<unknown>): Promise<readonly string[]> {
  const plans = await plansOf(stage, ask);
  expect(plans.length).toBeGreaterThan(0);
  return plans.filter((plan) => WHOLE.test(plan));
}

it.each<[string, (db: Stage["db"]) => Promise<unknown>]>([
  ["the list of teams", (db) => teamsFor(db, { racesPlayed: 5, speed: 50 }, undefined)],
  ["the list for a strong player", (db) => teamsFor(db, { racesPlayed: 900, speed: 150 }, undefined)],
  ["its next page", (db) => teamsFor(db, { racesPlayed: 5, speed: 50 }, { members: 5, teamID: 900 })],
  ["a search", (db) => teamsNamed(db, "team 12")],
  [
    "a team's page",
    async (db) => {
      const asked = { site: "type", ...cardTimes(), tag: "M700", isOwn: false } as const;
      expect((await teamDetails(db, { ...asked, viewerID: captainID })).members).toHaveLength(5);
    },
  ],
  ["one's own team", (db) => ownTeamOf({ db, nowStamp } as never, captainID)],
  ["applications", (db) => applicationsTo(db, "type", captainID, cardTimes())],
  ["invites", (db) => invitesOf(db, captainID, nowStamp())],
  ["messages", (db) => ownMotds(db, captainID)],
  ["friends, teammates and classmates", (db) => friendListOf(db, captainID, cardTimes())],
  ["the figures of achievements", (db) => talliesOf(db, [captainID], nowStamp())],
  ["the card of somebody online", (db) => presenceCardOf(db, captainID, nowStamp())],
])("reads no whole table for %s", async (_name, ask) => {
  expect(await wholeTables(ask)).toEqual([]);
});
