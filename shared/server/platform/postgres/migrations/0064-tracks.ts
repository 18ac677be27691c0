import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** Progress along the levels of seasons and of what is to come gets one table, and the functions that fill it (0065). */
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
}
