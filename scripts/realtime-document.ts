import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { realtimeDocument } from "../shared/contracts/realtime/document.ts";

/** Writes docs/realtime.md from the contracts. */
writeFileSync(join(import.meta.dirname, "../docs/realtime.md"), realtimeDocument());
