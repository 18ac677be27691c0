import { sql, type Kysely } from "kysely";

/** Names are found in upper and lower case of all letters, whatever the database's own locale knows of them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const name of ["username", "display_name"]) {
    await sql`drop index ${sql.ref(`users_find_${name}`)}`.execute(db);
    await sql`
      create index ${sql.ref(`users_find_${name}`)} on users (lower(${sql.ref(name)} collate pg_c_utf8))
        where username is not null and findable and erase_stamp is null`.execute(db);
  }
  await sql`drop index teams_by_name`.execute(db);
  await sql`create index teams_by_name on teams (lower(name collate pg_c_utf8))`.execute(db);
}
