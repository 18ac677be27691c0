import type { UserID } from "../../../ids.ts";
import { isClosed, type Vault } from "../../platform/vault.ts";
import type { Work } from "../../platform/work.ts";
import { lockPlayers } from "../../players/lock.ts";

const AT_ONCE = 500;

const placeOf = (userID: UserID): string => `totp:${userID}`;

export const closeTotpSecret = (vault: Vault, userID: UserID, secret: string): string =>
  vault.close(secret, placeOf(userID));

/** @param stored closed, or open from before there was a vault */
export const openTotpSecret = (vault: Vault, userID: UserID, stored: string): string =>
  isClosed(stored) ? vault.open(stored, placeOf(userID)) : stored;

/** Some of the accounts whose secret lies open or was closed by an older key. */
export const withStaleSecret = (trx: Work["trx"], vault: Vault) => {
  const fresh = `v1.${vault.keyID}.%`;
  return trx
    .selectFrom("users")
    .select(["user_id", "totp_secret", "totp_pending_secret"])
    .where((eb) => eb.or([eb("totp_secret", "not like", fresh), eb("totp_pending_secret", "not like", fresh)]))
    .orderBy("user_id")
    .limit(AT_ONCE);
};

/**
 * Closes what lies open from before there was a vault, and what an older key of it closed.
 *
 * @returns whether there may be more
 */
export async function closeOpenTotpSecrets(work: Work, vault: Vault): Promise<boolean> {
  const { trx } = work;
  const stale = (await withStaleSecret(trx, vault).execute()).map((row) => row.user_id);
  const rows = await lockPlayers(work, stale, ["user_id", "totp_secret", "totp_pending_secret"], "change");
  const anew = (userID: UserID, stored: string | null): string | null =>
    stored === null ? null : closeTotpSecret(vault, userID, openTotpSecret(vault, userID, stored));
  for (const { user_id, totp_secret, totp_pending_secret } of rows) {
    await trx
      .updateTable("users")
      .set({ totp_secret: anew(user_id, totp_secret), totp_pending_secret: anew(user_id, totp_pending_secret) })
      .where("user_id", "=", user_id)
      .execute();
  }
  return stale.length === AT_ONCE;
}
