import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { MADE, ROOT } from "./documents/made.ts";
import { textsDocument } from "./texts.ts";

/** Writes the documents that are made from the code, and the list of what the interface says. */
for (const [file, made] of Object.entries(MADE)) writeFileSync(join(ROOT, file), made());
writeFileSync(join(ROOT, "docs/texts.md"), textsDocument());
