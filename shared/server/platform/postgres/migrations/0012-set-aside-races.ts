import { sql, type Kysely } from "kysely";

/** Races, or seats of races, that cannot be settled as they are: they wait for an operator. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table set_aside_races (
      race_id uuid primary key,
      slots smallint[] not null,
      user_ids bigint[] not null,
      outcome text not null,
      reason text not null,
      set_aside_stamp bigint not null,
      dropped_stamp bigint,
      dropped_reason text,
      check ((dropped_stamp is null) = (dropped_reason is null))
    )`.execute(db);
  await sql`create index set_aside_races_stamp on set_aside_races (set_aside_stamp)`.execute(db);
}
