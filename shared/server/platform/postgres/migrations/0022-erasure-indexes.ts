import { sql, type Kysely } from "kysely";

/** Deleting an account looks for its rewards and appeals by these, instead of through all there are. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index race_rewards_user on race_rewards (user_id) where user_id is not null`.execute(db);
  await sql`create index appeals_user on appeals (user_id)`.execute(db);
}
