import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** Who decided which case how, and why; whoever decided is known for as long as they have their account. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table moderator_decisions (
      decision_id bigint generated always as identity primary key,
      case_id text not null,
      user_id bigint not null references users on delete cascade,
      moderator_id bigint references users on delete set null,
      operator text not null,
      decision text not null,
      reason text not null,
      stamp bigint not null)`.execute(db);
  await sql`create index moderator_decisions_of_case on moderator_decisions (case_id, decision_id)`.execute(db);
  await sql`create index moderator_decisions_about on moderator_decisions (user_id)`.execute(db);
  await sql`create index moderator_decisions_by on moderator_decisions (moderator_id)`.execute(db);
  await sql`create index moderator_decisions_by_age on moderator_decisions (stamp)`.execute(db);
}
