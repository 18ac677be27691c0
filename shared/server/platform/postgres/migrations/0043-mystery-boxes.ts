import { sql, type Kysely } from "kysely";

/** How many daily boxes a player has opened, when the last one, and what was in it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table mystery_boxes (
      user_id bigint primary key references users on delete cascade,
      opened integer not null check (opened > 0),
      last_opened_stamp bigint not null,
      last_reward jsonb not null,
      duplicate_car_id integer
    )`.execute(db);
}
