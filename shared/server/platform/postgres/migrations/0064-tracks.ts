import { sql, type Kysely } from "kysely";

export const phase = "expand";

/**
 * Progress along the levels of seasons and of what is to come stands in one table. The version before writes its own beside it:
 * each takes over what the other says, until a contract takes `season_progress` and the triggers away.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table tracks (
      user_id bigint not null references users on delete cascade,
      track text not null,
      experience bigint not null,
      taken_level integer not null default 0,
      primary key (user_id, track)
    )`.execute(db);
  await sql`
    create function season_progress_to_tracks() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() = 1 then
        insert into tracks (user_id, track, experience, taken_level)
        values (new.user_id, 'season:' || new.season_id, new.experience, new.last_extra_level)
        on conflict (user_id, track) do update
          set experience = excluded.experience, taken_level = excluded.taken_level;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create function tracks_to_season_progress() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() = 1 and new.track like 'season:%' then
        insert into season_progress (user_id, season_id, experience, last_extra_level)
        values (new.user_id, split_part(new.track, ':', 2)::integer, new.experience, new.taken_level)
        on conflict (user_id, season_id) do update
          set experience = excluded.experience, last_extra_level = excluded.last_extra_level;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger season_progress_to_tracks after insert or update on season_progress
    for each row execute function season_progress_to_tracks()`.execute(db);
  await sql`
    create trigger tracks_to_season_progress after insert or update on tracks
    for each row execute function tracks_to_season_progress()`.execute(db);
  await sql`
    insert into tracks (user_id, track, experience, taken_level)
    select user_id, 'season:' || season_id, experience, last_extra_level from season_progress
    on conflict do nothing`.execute(db);
}
