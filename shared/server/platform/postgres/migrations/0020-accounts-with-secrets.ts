import { sql, type Kysely } from "kysely";

/** The accounts that have a secret of an authenticator app: whoever looks for secrets to close anew reads these alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index users_with_totp_secret on users (user_id)
      where totp_secret is not null or totp_pending_secret is not null`.execute(db);
}
