import { createHmac } from "node:crypto";

import type { UserID } from "../../../ids.ts";
import { KEPT_DAYS } from "../../../rules/retention.ts";
import { after, days } from "../../../units.ts";
import type { Vault } from "../../platform/vault.ts";
import type { App, Work } from "../../platform/work.ts";
import { newSecret, secretHash } from "../recovery/codes.ts";

/** Where a sign-in comes from. */
export interface SignInFrom {
  /** The secret of this browser's cookie, when somebody has signed in with it before. */
  readonly browser: string | undefined;
  readonly network: string;
}

/** What an account knows of where somebody comes from: hashes, and only of what it has signed in from. */
export interface KnownSource {
  readonly browser: string | undefined;
  readonly network: string | undefined;
}

const browserHash = (userID: UserID, secret: string): string => secretHash(`browser:${userID}:${secret}`);

/** A network has few enough values to try them all, so its hash has a key. The same network has another hash in each account. */
export const networkHash = (vault: Vault, of: UserID | string, network: string): string =>
  createHmac("sha256", vault.secretFor("known network")).update(`${of}:${network}`).digest("base64url");

/** @param userID 0 for nobody, which takes as long to look up */
export async function knownSource(
  { db, vault, nowStamp }: Pick<App, "db" | "vault" | "nowStamp">,
  userID: UserID,
  { browser, network }: SignInFrom,
): Promise<KnownSource> {
  const ofBrowser = browserHash(userID, browser ?? "");
  const ofNetwork = networkHash(vault, userID, network);
  const rows = await db
    .selectFrom("known_sources")
    .select("source_hash")
    .where("user_id", "=", userID)
    .where("source_hash", "in", [ofBrowser, ofNetwork])
    .where("expires_stamp", ">", nowStamp())
    .execute();
  const known = new Set(rows.map((row) => row.source_hash));
  return {
    browser: browser !== undefined && known.has(ofBrowser) ? ofBrowser : undefined,
    network: known.has(ofNetwork) ? ofNetwork : undefined,
  };
}

/**
 * Remembers where an account was signed in from.
 *
 * @returns the secret for the browser's cookie: the one it has, or a new one
 */
export async function rememberSource(
  { trx, now }: Work,
  vault: Vault,
  userID: UserID,
  { browser = newSecret(), network }: SignInFrom,
): Promise<string> {
  const rows = [
    { source_hash: browserHash(userID, browser), life: days(KEPT_DAYS.knownBrowser) },
    { source_hash: networkHash(vault, userID, network), life: days(KEPT_DAYS.knownNetwork) },
  ].map(({ source_hash, life }) => ({ user_id: userID, source_hash, expires_stamp: after(now, life) }));
  await trx
    .insertInto("known_sources")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "source_hash"])
        .doUpdateSet((eb) => ({ expires_stamp: eb.ref("excluded.expires_stamp") })),
    )
    .execute();
  return browser;
}
