import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { lookupKey } from "../../rules/written.ts";
import type { Database } from "../database.ts";
import { exportTable, leaveOut, type PersonalData } from "../platform/postgres/personal-data.ts";
import type { Work } from "../platform/work.ts";
import { endForGood } from "./sessions/sessions.ts";
import { sourceKeys } from "./sign-in/guesses.ts";
import { accountKey, providerKey } from "./sign-in/sign-in-tries.ts";

const SECRETS = ["password_hash", "totp_secret", "totp_pending_secret", "totp_last_step", "username_skeleton"];

export const accountData: PersonalData = {
  exports: [
    { name: "account", from: ["users.user_id"], read: accountOf },
    exportTable("sessions", "sessions", "user_id", ["session_id"]),
    exportTable("providers", "provider_links", "user_id"),
    exportTable("trustedDevices", "trusted_devices", "user_id", ["device_hash"]),
    exportTable("knownBrowsersAndNetworks", "known_sources", "user_id", ["source_hash"]),
    exportTable("waysToUndo", "account_undos", "user_id", ["code_hash", "former"]),
    exportTable("age", "ages", "user_id"),
    exportTable("parent", "parents", "user_id", ["key_id"]),
    exportTable("backupCodes", "backup_codes", "user_id", ["code_hash"]),
    { name: "signIns", from: ["sign_in_tries"], read: signInsOf },
  ],
  unexported: { "one_use_codes.user_id": "secrets under way" },
  afterErasure: { "users.user_id": "deleted" },
  aboutNobody: ["signing_keys", "spent_solutions", "ended_sessions"],
  erase: eraseUsers,
};

async function accountOf(db: Kysely<Database>, userID: UserID): Promise<object> {
  const row = await db.selectFrom("users").selectAll().where("user_id", "=", userID).executeTakeFirstOrThrow();
  return leaveOut(row, SECRETS);
}

/** Of the last day: longer they are not kept. */
async function signInsOf(db: Kysely<Database>, userID: UserID) {
  const { username } = await db
    .selectFrom("users")
    .select("username")
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  return db
    .selectFrom("sign_in_tries")
    .select(["stamp", "kind"])
    .where("name_key", "=", lookupKey(username ?? ""))
    .orderBy("stamp")
    .execute();
}

/** Ends the sessions at once, and deletes the accounts with everything that a foreign key takes along. */
async function eraseUsers(work: Work, userIDs: readonly UserID[]): Promise<void> {
  const { trx } = work;
  const users = await trx.selectFrom("users").select("username").where("user_id", "in", userIDs).execute();
  const links = await trx
    .selectFrom("provider_links")
    .select(["provider", "subject"])
    .where("user_id", "in", userIDs)
    .execute();
  const sources = await trx.selectFrom("known_sources").select("source_hash").where("user_id", "in", userIDs).execute();
  const keys = [
    ...users.map(({ username }) => lookupKey(username ?? "")),
    ...links.map(({ provider, subject }) => providerKey(provider, subject)),
    ...userIDs.map(accountKey),
    ...sources.flatMap(({ source_hash }) => sourceKeys(source_hash)),
  ];
  await trx.deleteFrom("sign_in_tries").where("name_key", "in", keys).execute();
  await endForGood(work, userIDs);
  await trx.deleteFrom("users").where("user_id", "in", userIDs).execute();
}
