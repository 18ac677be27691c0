import { sql, type Kysely } from "kysely";

/**
 * How far players came in each season, and which of its extra levels were paid. The first season (5 October to 29 November
 * 2026) begins with what races and challenges have paid in it by now.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table season_progress (
      user_id bigint not null references users on delete cascade,
      season_id integer not null,
      experience bigint not null check (experience > 0),
      last_extra_level integer not null default 0 check (last_extra_level >= 0),
      primary key (user_id, season_id)
    )`.execute(db);
  await sql`
    insert into season_progress (user_id, season_id, experience)
    select g.user_id, 1, sum((r.reward ->> 'experience')::bigint)
    from grants g cross join lateral jsonb_array_elements(g.rewards) as r (reward)
    where g.reason in ('race', 'challenge') and g.stamp >= 1791158400 and g.stamp < 1795996800
      and (r.reward ->> 'experience')::bigint > 0
    group by g.user_id`.execute(db);
}
