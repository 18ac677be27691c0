import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { limitsDocument } from "../shared/contracts/limits-document.ts";
import { realtimeDocument } from "../shared/contracts/realtime/document.ts";
import { SCHEMA_FILE } from "../shared/contracts/realtime/message-list.ts";
import { realtimeSchemas } from "../shared/contracts/realtime/schemas.ts";
import { settingsExample } from "../shared/server/platform/settings-example.ts";
import { economyDocument } from "./economy/document.ts";
import { textsDocument } from "./texts.ts";

/** Writes the documents that are made from the contracts, the list of what the interface says, and the played economy. */
const folder = join(import.meta.dirname, "../docs");
writeFileSync(join(folder, "realtime.md"), realtimeDocument());
writeFileSync(join(folder, SCHEMA_FILE), realtimeSchemas());
writeFileSync(join(folder, "limits.md"), limitsDocument());
writeFileSync(join(folder, "texts.md"), textsDocument());
writeFileSync(join(folder, "economy.md"), economyDocument());
writeFileSync(join(folder, "../.env.example"), settingsExample());
