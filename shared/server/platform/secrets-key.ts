import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { StartProblem, type Config } from "./config.ts";
import { newVault, type Vault } from "./vault.ts";
import { writeWhole } from "./write-whole.ts";

const KEY_BYTES = 32;
/** In DATA_DIR, beside the embedded database. */
export const SECRETS_KEY_FILE = "secrets-key";

/**
 * The text of `SECRETS_KEY`. With the embedded database and without that setting, a file in DATA_DIR holds it; the
 * first start makes it.
 *
 * @throws StartProblem without a key for an external database
 */
export function secretsKeyOf({ secretsKey, databaseUrl, dataDir }: Config): string {
  if (secretsKey !== undefined) return secretsKey;
  if (databaseUrl !== undefined) {
    throw new StartProblem(
      "The variable SECRETS_KEY is missing: with DATABASE_URL, every process needs the same one. Make it once with " +
        "`openssl rand -base64 32`, and keep it as safe as the database.",
    );
  }
  const file = join(dataDir, SECRETS_KEY_FILE);
  if (!existsSync(file)) writeWhole(file, randomBytes(KEY_BYTES).toString("base64"));
  return readFileSync(file, "utf8");
}

/**
 * Opens the vault with the keys of the setting or the file.
 *
 * @throws StartProblem when the key is missing or invalid
 */
export function openVault(config: Config): Vault {
  const keys = secretsKeyOf(config)
    .split(",")
    .map((each) => Buffer.from(each.trim(), "base64"));
  const [first, ...older] = keys;
  if (!first || keys.some((key) => key.length !== KEY_BYTES)) {
    const where =
      config.secretsKey === undefined
        ? `The file ${join(config.dataDir, SECRETS_KEY_FILE)}`
        : "The variable SECRETS_KEY";
    throw new StartProblem(`${where} is wrong: it must be 32 bytes in base64, and older keys after a comma.`);
  }
  return newVault([first, ...older]);
}
