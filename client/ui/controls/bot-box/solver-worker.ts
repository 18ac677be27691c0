import { handler } from "altcha-lib/workers/shared";

import { deriveKey } from "../../../browser/derive-key.ts";

handler({ deriveKey });
