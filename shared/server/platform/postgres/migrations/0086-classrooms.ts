import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** The room in which a class meets, while its lease lasts. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table classrooms (
      section_id bigint primary key references sections on delete cascade,
      room_id text not null,
      node text not null,
      lease_until_stamp bigint not null
    )`.execute(db);
}
