import { sql, type Kysely } from "kysely";

export const phase = "expand";

const WEEK_S = 604_800;
/** When the first league week of all began, by span: Friday and Wednesday, 21:00 UTC. */
const FIRST_START = { league: 162_000, "team-league": -10_800 };

/** Leagues of racers and of teams: standings, the groups of each week, and everybody's place in one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table closings (
      what text not null,
      period integer not null,
      state text not null check (state in ('closing', 'closed')),
      stamp bigint not null,
      primary key (what, period)
    )`.execute(db);
  await createLeague(db, "league", sql`user_id bigint not null references users on delete cascade`, sql.ref("user_id"));
  const team = sql`team_id bigint not null references teams on delete cascade`;
  await createLeague(db, "team_league", team, sql.ref("team_id"));
  const now = Math.floor(Date.now() / 1_000);
  // Weeks of before there were leagues are closed.
  for (const [what, start] of Object.entries(FIRST_START)) {
    const before = Math.floor((now - start) / WEEK_S) - 1;
    await sql`insert into closings (what, period, state, stamp) values (${what}, ${before}, 'closed', ${now})`.execute(
      db,
    );
  }
}

async function createLeague(
  db: Kysely<never>,
  prefix: "league" | "team_league",
  entrant: ReturnType<typeof sql>,
  key: ReturnType<typeof sql.ref>,
): Promise<void> {
  const table = (name: string) => sql.table(`${prefix}_${name}`);
  await sql`
    create table ${table("standings")} (
      ${entrant},
      tier smallint not null,
      raced_week integer not null,
      highest_tier smallint not null,
      tournaments_won integer not null default 0,
      is_out boolean not null default false,
      primary key (${key})
    )`.execute(db);
  await sql`
    create table ${table("groups")} (
      group_id bigint generated always as identity primary key,
      week integer not null,
      tier smallint not null,
      members smallint not null check (members between 1 and 30),
      opened_stamp bigint not null,
      closed_stamp bigint
    )`.execute(db);
  await sql`
    create index ${sql.ref(`${prefix}_groups_room`)} on ${table("groups")} (week, tier, group_id)
    where members < 30 and closed_stamp is null`.execute(db);
  await sql`
    create index ${sql.ref(`${prefix}_groups_open`)} on ${table("groups")} (week, group_id)
    where closed_stamp is null`.execute(db);
  await sql`
    create index ${sql.ref(`${prefix}_groups_week`)} on ${table("groups")} (week, tier, members desc, group_id)`.execute(
    db,
  );
  await sql`
    create table ${table("places")} (
      ${entrant},
      week integer not null,
      tier smallint not null,
      group_id bigint references ${table("groups")},
      place smallint,
      points bigint,
      races integer,
      played integer,
      elapsed_ms bigint,
      new_tier smallint,
      reason text,
      primary key (${key}, week)
    )`.execute(db);
  await sql`create index ${sql.ref(`${prefix}_places_group`)} on ${table("places")} (group_id)`.execute(db);
}
