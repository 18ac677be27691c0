import { handler } from "altcha-lib/workers/shared";

import { deriveKey } from "../../../browser/derive-key.ts";

handler({ deriveKey });
// Whoever started it waits for a word (browser/workers.ts).
postMessage("ready");
