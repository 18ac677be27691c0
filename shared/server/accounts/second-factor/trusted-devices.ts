import type { UserID } from "../../../ids.ts";
import { KEPT_DAYS } from "../../../rules/retention.ts";
import { after, days } from "../../../units.ts";
import type { Work } from "../../platform/work.ts";
import { newSecret, secretHash } from "../recovery/codes.ts";

export const TRUSTED_DAYS = KEPT_DAYS.trustedDevice;

/** Lets a browser in without a code for 30 days. The answer is the secret for its cookie. */
export async function trustDevice({ trx, now }: Work, userID: UserID): Promise<string> {
  const secret = newSecret();
  await trx
    .insertInto("trusted_devices")
    .values({ device_hash: secretHash(secret), user_id: userID, expires_stamp: after(now, days(TRUSTED_DAYS)) })
    .execute();
  return secret;
}

export async function isTrusted({ trx, now }: Work, userID: UserID, secret: string | undefined): Promise<boolean> {
  if (secret === undefined) return false;
  const row = await trx
    .selectFrom("trusted_devices")
    .select("user_id")
    .where("device_hash", "=", secretHash(secret))
    .where("user_id", "=", userID)
    .where("expires_stamp", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function distrustDevices({ trx }: Work, userID: UserID): Promise<void> {
  await trx.deleteFrom("trusted_devices").where("user_id", "=", userID).execute();
}
