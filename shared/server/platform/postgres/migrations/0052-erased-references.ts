import { sql, type Kysely } from "kysely";

/** What somebody was paid for says nothing of them any more once their account is erased, also of those erased before. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update money_transfers t set reference = 'erased:' || t.transfer_id
    from money_entries e, money_accounts a
    where e.transfer_id = t.transfer_id and a.account_id = e.account_id
      and a.kind = 'person' and a.user_id is null`.execute(db);
}
