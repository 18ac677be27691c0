import { newDatabase } from "./database.ts";
import { TEST_SECRETS_KEY } from "./vault.ts";

/** The settings of a process that runs by itself on a new database. */
export const processSettings = async (dataDir: string) => ({
  NODE_ENV: "production",
  PORT: "0",
  HOST: "127.0.0.1",
  DATA_DIR: dataDir,
  DATABASE_URL: await newDatabase(),
  SECRETS_KEY: TEST_SECRETS_KEY,
  TRUST_PROXY: "1",
});
