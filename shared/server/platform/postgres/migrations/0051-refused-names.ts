import { sql, type Kysely } from "kysely";

/** The looks of team names that moderators hid: no team shows them again. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table refused_names (look text primary key, refused_stamp bigint not null)`.execute(db);
  await sql`
    insert into refused_names (look, refused_stamp)
    select distinct hidden_name, extract(epoch from now())::bigint from teams where hidden_name is not null`.execute(
    db,
  );
  await sql`alter table teams drop column hidden_name`.execute(db);
}
