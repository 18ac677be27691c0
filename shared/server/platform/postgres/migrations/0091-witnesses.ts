import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** A teacher of the class as the witness of a certificate of speed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table certificates
      add column is_witnessed boolean not null default false,
      add column witness_id bigint references users on delete set null`.execute(db);
}

export const concurrently = [
  "create index concurrently certificates_witness on certificates (witness_id) where witness_id is not null",
];
