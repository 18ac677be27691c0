import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** Boards as they were made last, by number: names are joined when somebody looks. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table boards (
      board text primary key,
      version bigint not null default 0,
      entrants integer not null default 0,
      shares double precision[] not null default '{}',
      counted_stamp bigint not null default 0,
      made_stamp bigint not null,
      end_stamp bigint not null
    )`.execute(db);
  await sql`
    create table board_lines (
      board text not null references boards on delete cascade,
      version bigint not null,
      place integer not null,
      entrant_id bigint not null,
      figure double precision not null,
      races integer not null,
      primary key (board, version, place)
    )`.execute(db);
  await sql`create index board_lines_entrant on board_lines (board, entrant_id, version)`.execute(db);
}

const fastest = (span: string, races: number): string =>
  `create index concurrently racer_scores_fastest_${span} on racer_scores ` +
  `(period, site, average desc, ranked desc, user_id) where span = '${span}' and ranked >= ${races}`;

export const concurrently = [fastest("day", 10), fastest("week", 25), fastest("month", 50), fastest("season", 100)];
