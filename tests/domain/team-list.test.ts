import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { nowStamp } from "#shared/server/platform/work.ts";
import { teamsFor, type Place } from "#shared/server/teams/search.ts";

import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
  const now = nowStamp();
  await sql`
    insert into users (account_type, username, username_skeleton, password_hash, display_name, car_id, car_hue_angle,
      created_stamp, last_seen_stamp)
    select 'standard', 'list-' || n, 'list-' || n, 'x', 'List ' || n, 1, 0, ${now}, ${now}
    from generate_series(1, 400) n`.execute(stage.db);
  await sql`
    insert into teams (tag, tag_color, name, captain_id, enrollment, min_races, min_speed, requirements, members,
      created_stamp)
    select 'L' || user_id, '3a86ff', 'Team', user_id, (array['auto', 'open', 'closed'])[1 + user_id % 3],
      (array[0, 0, 10, 50, 500])[1 + user_id % 5], (array[0, 30, 0, 90, 200])[1 + (user_id / 7) % 5], '',
      1 + (user_id * 37) % 50, ${now}
    from users where username like 'list-%'`.execute(stage.db);
});
afterAll(() => stage.db.destroy());

/** Every page of the list, one after the other. */
async function pagesFor(racesPlayed: number, speed: number): Promise<readonly number[]> {
  const all: number[] = [];
  let after: Place | undefined;
  do {
    const { teams, next } = await teamsFor(stage.db, { racesPlayed, speed }, after);
    all.push(...teams.map(({ teamID }) => teamID));
    after = next ?? undefined;
  } while (after);
  return all;
}

it.each([
  [0, 0],
  [10, 45.9],
  [50, 90],
  [499, 300],
  [9_000, 89.9],
  [9_000, 250],
])("a player with %i races at %d WPM sees every team that takes them once, the largest first", async (races, speed) => {
  const wanted = await stage.db
    .selectFrom("teams")
    .select("team_id")
    .where("enrollment", "<>", "closed")
    .where("members", "<", 50)
    .where("min_races", "<=", races)
    .where("min_speed", "<=", Math.floor(speed))
    .orderBy("members", "desc")
    .orderBy("team_id", "desc")
    .execute();
  expect(wanted.length).toBeGreaterThan(20);
  expect(await pagesFor(races, speed)).toEqual(wanted.map(({ team_id }) => team_id));
});
