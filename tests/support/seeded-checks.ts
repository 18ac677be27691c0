import fc from "fast-check";

import { RUN_SEED } from "./dice.ts";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: RUN_SEED });
