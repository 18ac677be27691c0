import { readFileSync } from "node:fs";
import { join } from "node:path";

import { limitsDocument } from "../../shared/contracts/limits-document.ts";
import { realtimeDocument } from "../../shared/contracts/realtime/document.ts";
import { SCHEMA_FILE } from "../../shared/contracts/realtime/message-list.ts";
import { realtimeSchemas } from "../../shared/contracts/realtime/schemas.ts";
import { settingsExample } from "../../shared/server/platform/config/example.ts";
import { economyDocument } from "../economy/document.ts";
import { floorsTable } from "./floors-table.ts";
import { withPart } from "./made-part.ts";
import { retentionDocument } from "./retention.ts";
import { settingsTable } from "./settings-table.ts";

export const ROOT = join(import.meta.dirname, "../..");

const partOf = (file: string, name: string, made: () => string) => (): string =>
  withPart(readFileSync(join(ROOT, file), "utf8"), name, made());

/** What is made from contracts, rules, settings and floors: each document, or the document with its marked part, as it should be now. */
export const MADE: Readonly<Record<string, () => string>> = {
  "docs/realtime.md": realtimeDocument,
  [`docs/${SCHEMA_FILE}`]: realtimeSchemas,
  "docs/limits.md": limitsDocument,
  "docs/economy.md": economyDocument,
  "docs/retention.md": retentionDocument,
  ".env.example": settingsExample,
  "ARCHITECTURE.md": partOf("ARCHITECTURE.md", "floors", floorsTable),
  "README.md": partOf("README.md", "settings", settingsTable),
};
