import { randomBytes } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { StartProblem, type Config } from "./config.ts";
import { fileProblem } from "./file-problem.ts";
import { newVault, type Vault } from "./vault.ts";
import { writeWhole } from "./write-whole.ts";

const KEY_BYTES = 32;
/** In DATA_DIR, beside the embedded database. */
export const SECRETS_KEY_FILE = "secrets-key";

/** @throws StartProblem without a key for an external database */
export function requireSecretsKey({ secretsKey, databaseUrl }: Config): void {
  if (secretsKey !== undefined || databaseUrl === undefined) return;
  throw new StartProblem(
    "The variable SECRETS_KEY is missing: with DATABASE_URL, every process needs the same one. Make it once with " +
      "`openssl rand -base64 32`, and keep it as safe as the database.",
  );
}

/**
 * The text of `SECRETS_KEY`. With the embedded database and without that setting, a file in DATA_DIR holds it; the
 * first start makes it.
 *
 * @param isUsed whether the database holds anything that a key closed
 * @throws StartProblem when the file that opens it is missing, or can't be used
 */
export async function secretsKeyOf(config: Config, isUsed: () => Promise<boolean>): Promise<string> {
  requireSecretsKey(config);
  if (config.secretsKey !== undefined) return config.secretsKey;
  const file = join(config.dataDir, SECRETS_KEY_FILE);
  try {
    const isThere = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
    if (!isThere && (await isUsed())) {
      throw new StartProblem(
        `The file ${file} is missing: put it back from the copy of the folder, or name its key with SECRETS_KEY.`,
      );
    }
    if (!isThere) writeWhole(file, randomBytes(KEY_BYTES).toString("base64"));
    return readFileSync(file, "utf8");
  } catch (error) {
    const problem = fileProblem(error);
    throw problem === undefined ? error : new StartProblem(`The file ${file} is no use: ${problem}.`, { cause: error });
  }
}

/**
 * Opens the vault with the keys of the setting or the file.
 *
 * @throws StartProblem when the key is missing or invalid
 */
export async function openVault(config: Config, isUsed: () => Promise<boolean>): Promise<Vault> {
  const text = await secretsKeyOf(config, isUsed);
  const keys = text.split(",").map((each) => Buffer.from(each.trim(), "base64"));
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
