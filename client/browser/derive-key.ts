import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { deriveKey as deriveByBrowser } from "altcha-lib/algorithms/web/pbkdf2";
import type { DeriveKeyFunction } from "altcha-lib/types";

import { OWN_WORK_MS, within } from "./within.ts";

const deriveInScript: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

let wayHere: Promise<DeriveKeyFunction> | undefined;

/**
 * One try at a puzzle of the bot check (PBKDF2 with SHA-256), by the browser's own cryptography. Plain http has none, and
 * some never answer: there it is done in script, which takes about four times as long.
 */
export const deriveKey: DeriveKeyFunction = async (...given) => {
  wayHere ??= within(OWN_WORK_MS, deriveByBrowser(...given)).then(
    () => deriveByBrowser,
    () => deriveInScript,
  );
  return (await wayHere)(...given);
};
