import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { versionIn } from "../../rules/old-page.ts";

const PAGE = join(import.meta.dirname, "../../../dist/client/index.html");

/** The version of the built client, the same in every process of it; null where none is built. */
export const CLIENT_VERSION: number | null = (existsSync(PAGE) ? versionIn(readFileSync(PAGE, "utf8")) : null) ?? null;
