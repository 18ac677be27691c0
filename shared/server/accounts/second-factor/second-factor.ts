import { Secret, TOTP } from "otpauth";

import type { UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { lookupKey, withPlainDigits } from "../../../rules/written.ts";
import type { Stamp } from "../../../units.ts";
import { randomCode } from "../../platform/random-code.ts";
import type { Vault } from "../../platform/vault.ts";
import type { Work } from "../../platform/work.ts";
import { secretHash } from "../recovery/codes.ts";
import { countTries, noteTry, SIGN_IN_TRIES } from "../sign-in/sign-in-tries.ts";
import { openTotpSecret } from "./totp-secrets.ts";

const STEP_SECONDS = 30;
/** Clocks may differ by one step. */
const WINDOW = 1;
const BACKUP_CODES = 10;
const BACKUP_LENGTH = 16;

const totpOf = (secret: string, label = ""): TOTP =>
  new TOTP({ issuer: "Redline", label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from the QR code. */
export const totpUri = (secret: string, username: string): string => totpOf(secret, username).toString();

/** The 30 s step a code belongs to; undefined when it is none of the secret's, or not newer than the last one used. */
export function totpStep(secret: string, code: string, now: Stamp, lastStep: number | null): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now * 1_000, window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(now / STEP_SECONDS) + delta;
  return lastStep !== null && step <= lastStep ? undefined : step;
}

interface Factor {
  readonly user_id: UserID;
  readonly totp_secret: string | null;
  readonly totp_last_step: number | null;
}

/** The columns that a code is judged by. */
export const FACTOR_COLUMNS = ["user_id", "totp_secret", "totp_last_step"] as const;

/**
 * Takes one code of the authenticator, or one backup code, each good once. The caller holds the account's row.
 *
 * @returns a refusal (to be returned, so that the wrong try is kept), or nothing when the code is right
 */
export async function takeCode(
  work: Work,
  vault: Vault,
  row: Factor,
  key: string,
  code: string | undefined,
): Promise<Refusal | undefined> {
  if (row.totp_secret === null) return undefined;
  if (code === undefined || code === "") {
    return new Refusal("codeNeeded", "Enter the code from your authenticator app, or a backup code.", {
      field: "authCode",
    });
  }
  if ((await countTries(work, key, "code")) >= SIGN_IN_TRIES.wrongCodes) return tooManyTries();
  const secret = openTotpSecret(vault, row.user_id, row.totp_secret);
  if (await isRightCode(work, row, secret, code)) return undefined;
  await noteTry(work, key, "code");
  return wrongCode();
}

async function isRightCode({ trx, now }: Work, row: Factor, secret: string, code: string): Promise<boolean> {
  const plain = withPlainDigits(lookupKey(code)).replaceAll(/[\s\p{Pd}]/gu, "");
  const step = /^\d{6}$/.test(plain) ? totpStep(secret, plain, now, row.totp_last_step) : undefined;
  if (step !== undefined) {
    await trx.updateTable("users").set({ totp_last_step: step }).where("user_id", "=", row.user_id).execute();
    return true;
  }
  const used = await trx
    .updateTable("backup_codes")
    .set({ used_stamp: now })
    .where("user_id", "=", row.user_id)
    .where("code_hash", "=", backupHash(row.user_id, plain))
    .where("used_stamp", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Replaces an account's backup codes; the answer is the only time they are seen. */
export async function newBackupCodes({ trx }: Work, userID: UserID): Promise<string[]> {
  const codes = Array.from({ length: BACKUP_CODES }, newBackupCode);
  await trx.deleteFrom("backup_codes").where("user_id", "=", userID).execute();
  await trx
    .insertInto("backup_codes")
    .values(codes.map((code) => ({ user_id: userID, code_hash: backupHash(userID, code), used_stamp: null })))
    .execute();
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, "$1-"));
}

const newBackupCode = (): string => randomCode(BACKUP_LENGTH);

const backupHash = (userID: UserID, code: string): string => secretHash(`${userID}:${code}`);

export const wrongCode = (): Refusal =>
  new Refusal("wrongCode", "That code isn't right. Codes change every 30 seconds.", { field: "authCode" });

const tooManyTries = (): Refusal =>
  new Refusal("tooManyTries", "Too many wrong codes. Please wait 15 minutes.", {
    field: "authCode",
    waitSeconds: 900,
  });
