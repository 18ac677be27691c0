import { sql, type Kysely } from "kysely";

export const phase = "expand";

/**
 * The version before writes its own table of seasons beside the tracks: each takes over what the other says, until a contract
 * takes `season_progress` and the triggers away. Races are settled while what is there is copied; they wait only from the first
 * trigger on, for what they changed meanwhile.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    insert into tracks (user_id, track, experience, taken_level)
    select user_id, 'season:' || season_id, experience, last_extra_level from season_progress
    on conflict do nothing`.execute(db);
  await sql`
    create or replace trigger season_progress_to_tracks after insert or update on season_progress
    for each row execute function season_progress_to_tracks()`.execute(db);
  await sql`
    insert into tracks (user_id, track, experience, taken_level)
    select p.user_id, 'season:' || p.season_id, p.experience, p.last_extra_level from season_progress p
    left join tracks t on t.user_id = p.user_id and t.track = 'season:' || p.season_id
    where (t.experience, t.taken_level) is distinct from (p.experience, p.last_extra_level)
    on conflict (user_id, track) do update
      set experience = excluded.experience, taken_level = excluded.taken_level`.execute(db);
  await sql`
    create or replace trigger tracks_to_season_progress after insert or update on tracks
    for each row execute function tracks_to_season_progress()`.execute(db);
}
