import { sql } from "kysely";

import { connect } from "#shared/server/platform/postgres/connection.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

const FIRST_USER = 5_000_000;
const MEMBERS = 5;
/** Teams whose rosters are looked at are full. */
export const FULL_TEAMS = 20;
const FULL_MEMBERS = 50;

/**
 * Makes teams of five from one number up to another; the first of them are full. Their rows refer to each other as they
 * should: a check of each of a million costs minutes.
 */
export async function fillTeams(databaseUrl: string, from: number, upTo: number): Promise<void> {
  const { db } = connect(databaseUrl, (error) => console.error(error.message));
  const now = nowStamp();
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into users (user_id, account_type, username, username_skeleton, password_hash, display_name, car_id,
        car_hue_angle, races_played, avg_speed, created_stamp, last_seen_stamp)
      overriding system value
      select ${FIRST_USER}::bigint + t * ${FULL_MEMBERS}::int + m, 'standard', 'team_' || t || '_' || m,
        'team_' || t || '_' || m, 'x', 'Member ' || m, 1, m * 7, 60, 55, ${now}, ${now}
      from generate_series(${from}::int, ${upTo - 1}::int) t,
        generate_series(0, case when t < ${FULL_TEAMS}::int then ${FULL_MEMBERS - 1}::int else ${MEMBERS - 1}::int end) m`.execute(
      trx,
    );
    await sql`
      insert into teams (team_id, tag, tag_color, name, captain_id, enrollment, min_races, min_speed, requirements,
        members, created_stamp)
      overriding system value
      select ${FIRST_USER}::bigint + t, 'L' || upper(lpad(to_hex(t), 5, '0')), '3a86ff', 'Load ' || t,
        ${FIRST_USER}::bigint + t * ${FULL_MEMBERS}::int, case t % 3 when 0 then 'auto' when 1 then 'open' else 'closed' end,
        (t % 5) * 10, (t % 4) * 10, '',
        case when t < ${FULL_TEAMS}::int then ${FULL_MEMBERS}::int else ${MEMBERS}::int + t % 40 end, ${now}
      from generate_series(${from}::int, ${upTo - 1}::int) t`.execute(trx);
    await sql`
      insert into team_members (user_id, team_id, role, join_stamp)
      select user_id, ${FIRST_USER}::bigint + (user_id - ${FIRST_USER}::bigint) / ${FULL_MEMBERS}::int,
        case when (user_id - ${FIRST_USER}::bigint) % ${FULL_MEMBERS}::int = 0 then 'officer' else 'member' end, ${now}
      from users where user_id >= ${FIRST_USER}::bigint + ${from}::bigint * ${FULL_MEMBERS}::int
        and user_id < ${FIRST_USER}::bigint + ${upTo}::bigint * ${FULL_MEMBERS}::int`.execute(trx);
  });
  await sql`vacuum analyze users, teams, team_members`.execute(db);
  await db.destroy();
}

/** The tag of a team that was made here. */
export const tagOf = (nth: number): string => `L${nth.toString(16).padStart(5, "0").toUpperCase()}`;
