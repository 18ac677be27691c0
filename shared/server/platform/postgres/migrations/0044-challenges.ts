import { sql, type Kysely } from "kysely";

/** How far a player came with the challenges of a day, and when each was complete. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table challenge_days (
      user_id bigint not null references users on delete cascade,
      day integer not null,
      progress integer[] not null,
      complete_stamps bigint[] not null check (cardinality(complete_stamps) = cardinality(progress)),
      primary key (user_id, day)
    )`.execute(db);
  await sql`create index challenge_days_by_day on challenge_days (day)`.execute(db);
}
