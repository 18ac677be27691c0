import { hash, verify } from "@node-rs/argon2";

import { passwordOf } from "../../../rules/account/password.ts";
import type { Vault } from "../../platform/vault.ts";

/** 19 MiB, two passes: about 14 ms of one core. */
const COST = { memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 } as const;

/** Compared with when there is no account, so that an unknown name takes as long as a known one. */
const NOBODY = await hash("nobody has this password", COST);

const pepper = (vault: Vault, keyID: string): Buffer => Buffer.from(vault.secretFor("password pepper", keyID));

/** Stored where a new password has to be chosen first: no password is right. */
export const NO_PASSWORD_YET = "none";

/** A password as it is stored: the id of the key that its pepper is made of, and the argon2 hash. */
export const hashPassword = async (vault: Vault, password: string): Promise<string> =>
  vault.keyID + (await hash(passwordOf(password), { ...COST, secret: pepper(vault, vault.keyID) }));

/**
 * One that was stored as it was typed, before all spellings were one, is right too.
 *
 * @param stored null for no account, or one without a password: takes as long, and is never right
 */
export async function isPassword(vault: Vault, stored: string | null, password: string): Promise<boolean> {
  const isSet = stored !== null && stored !== NO_PASSWORD_YET;
  const [keyID = "", ...parts] = (isSet ? stored : NOBODY).split("$");
  const secret = keyID === "" ? {} : { secret: pepper(vault, keyID) };
  const spellings = new Set([passwordOf(password), password]);
  for (const spelling of spellings) {
    const isRight = await verify(["", ...parts].join("$"), spelling, secret);
    if (isSet && isRight) return true;
  }
  return false;
}

/** Whether a right password is to be hashed anew: it has no pepper yet, or that of an older key. */
export const isStale = (vault: Vault, stored: string): boolean => !stored.startsWith(`${vault.keyID}$`);
