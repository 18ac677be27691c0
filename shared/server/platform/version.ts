import { readFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGE = join(import.meta.dirname, "../../../package.json");

/** The version of this server. */
export const VERSION = (JSON.parse(readFileSync(PACKAGE, "utf8")) as { readonly version: string }).version;
