import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The last release, beside which this version runs. */
export const RELEASED = JSON.parse(readFileSync(join(import.meta.dirname, "../../docs/released.json"), "utf8")) as {
  readonly version: string;
  readonly commit: string;
  readonly lastMigration: string;
};
