import { sql, type Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../postgres/database.ts";

/** Columns that are secrets, hold them (letters) or their hashes: no use but to the product; and the no of somebody else. */
const SECRET_COLUMNS = new Set([
  "password_hash",
  "totp_secret",
  "totp_pending_secret",
  "totp_last_step",
  "username_skeleton",
  "session_id",
  "device_hash",
  "source_hash",
  "code_hash",
  "former",
  "body",
  "denied_stamp",
]);

/** What the export calls each table that names an account. One-use codes are left out: they are secrets under way. */
export const EXPORTED = {
  sessions: "sessions",
  providers: "provider_links",
  trustedDevices: "trusted_devices",
  knownBrowsersAndNetworks: "known_sources",
  letters: "letters",
  waysToUndo: "account_undos",
  backupCodes: "backup_codes",
  friendRaces: "friend_races",
  races: "race_results",
  racingStats: "racing_stats",
  rewards: "race_rewards",
  appeals: "appeals",
  raceShares: "race_shares",
  events: "events",
  money: "money_accounts",
  friends: "friendships",
  friendRequests: "friend_requests",
  requestedFriends: "friend_requests",
  reports: "player_reports",
  giftsSent: "cash_gifts",
  giftsReceived: "cash_gifts",
} as const;

/** Where the account stands in another column than `user_id`. What others reported stays between them and the game. */
const OWNERS: Partial<Record<keyof typeof EXPORTED, string>> = {
  friendRaces: "host_user_id",
  friendRequests: "asked_id",
  requestedFriends: "asker_id",
  reports: "reporter_id",
  giftsSent: "sender_id",
  giftsReceived: "receiver_id",
};

type Row = Record<string, unknown>;

const open = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET_COLUMNS.has(name)));

/** Everything that is kept about an account, as one document. @source rules Privacy */
export async function exportOf(db: Kysely<Database>, userID: UserID): Promise<Record<string, unknown>> {
  const account = await db.selectFrom("users").selectAll().where("user_id", "=", userID).executeTakeFirstOrThrow();
  const kept: Record<string, unknown> = { account: open(account) };
  for (const [name, table] of Object.entries(EXPORTED) as [keyof typeof EXPORTED, string][]) {
    const owner = OWNERS[name] ?? "user_id";
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(owner)} = ${userID}`.execute(db);
    kept[name] = rows.map(open);
  }
  return {
    ...kept,
    keyLogs: await keyLogsOf(db, userID),
    notifications: await notificationsOf(db, userID),
    payments: await paymentsOf(db, userID),
    signIns: await signInsOf(db, account.username),
  };
}

async function keyLogsOf(db: Kysely<Database>, userID: UserID) {
  const rows = await db
    .selectFrom("key_logs")
    .innerJoin("race_results", (join) =>
      join.onRef("key_logs.race_id", "=", "race_results.race_id").onRef("key_logs.slot", "=", "race_results.slot"),
    )
    .select(["key_logs.race_id", "key_logs.keys"])
    .where("race_results.user_id", "=", userID)
    .orderBy("race_results.started_stamp")
    .execute();
  return rows.map(({ race_id, keys }) => ({ race_id, keys: Buffer.from(keys).toString("base64") }));
}

/** Without their data, which is about others. */
const notificationsOf = (db: Kysely<Database>, userID: UserID) =>
  db
    .selectFrom("notifications")
    .select(["notification_id", "kind", "stamp"])
    .where("user_id", "=", userID)
    .orderBy("notification_id")
    .execute();

const paymentsOf = (db: Kysely<Database>, userID: UserID) =>
  db
    .selectFrom("money_entries")
    .innerJoin("money_accounts", "money_accounts.account_id", "money_entries.account_id")
    .innerJoin("money_transfers", "money_transfers.transfer_id", "money_entries.transfer_id")
    .select(["money_transfers.stamp", "money_transfers.reason", "money_transfers.reference", "money_entries.amount"])
    .where("money_accounts.user_id", "=", userID)
    .orderBy("money_transfers.transfer_id")
    .execute();

/** Of the last day: longer they are not kept. */
const signInsOf = (db: Kysely<Database>, username: string | null) =>
  db
    .selectFrom("sign_in_tries")
    .select(["stamp", "kind"])
    .where("name_key", "=", (username ?? "").toLowerCase())
    .orderBy("stamp")
    .execute();
