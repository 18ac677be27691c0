import { resolve } from "node:path";

import { z } from "zod";

import { ABOUT, address } from "./setting.ts";

export const Database = z.object({
  dataDir: z
    .string()
    .default(".data")
    .transform((folder) => resolve(folder))
    .register(ABOUT, {
      name: "DATA_DIR",
      means: "where the embedded database lives, and results that wait for a database",
      isFixedInContainers: true,
    }),
  databaseUrl: address(/^postgres(ql)?$/)
    .optional()
    .register(ABOUT, {
      name: "DATABASE_URL",
      means: "PostgreSQL, 18 or newer; unset: the embedded one",
      isSecret: true,
      isFixedInContainers: true,
    }),
  /** Keys in base64, the current one first. */
  secretsKey: z.string().optional().register(ABOUT, {
    name: "SECRETS_KEY",
    means:
      "32 bytes in base64 that close the secrets in the database, older ones after a comma; needed with `DATABASE_URL`, otherwise a file in `DATA_DIR`",
    isSecret: true,
  }),
});
