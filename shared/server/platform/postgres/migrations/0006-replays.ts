import { sql, type Kysely } from "kysely";

/** Races that a racer lets anyone with the link watch. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table race_shares (
      race_id uuid not null,
      slot smallint not null,
      user_id bigint not null references users on delete cascade,
      share_code text not null unique check (length(share_code) = 16),
      created_stamp bigint not null,
      primary key (race_id, slot),
      foreign key (race_id, slot) references race_results on delete cascade
    )`.execute(db);
  await sql`create index race_shares_user on race_shares (user_id)`.execute(db);
}
