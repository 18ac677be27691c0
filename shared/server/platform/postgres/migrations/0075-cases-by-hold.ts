import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** What moderators look up: open holds of theirs, holds of weeks, and the races of a hold, also once they are paid. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index reward_holds_for_moderators on reward_holds (since_stamp)
      where kind = 'moderator' and ended_stamp is null`.execute(db);
  await sql`create index reward_holds_by_age on reward_holds (since_stamp) where kind <> 'bot-check'`.execute(db);
}

export const concurrently = [
  "create index concurrently race_rewards_of_hold on race_rewards (hold_id) where hold_id is not null",
];
