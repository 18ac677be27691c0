import { newVault } from "#shared/server/platform/vault.ts";

const KEY = Buffer.alloc(32, "a key for tests only");

/** The vault of every product that the tests start. */
export const TEST_SECRETS_KEY = KEY.toString("base64");
export const testVault = newVault([KEY]);
