import { seconds, type Stamp } from "#shared/units.ts";

import { useNow as useNowEvery } from "../../ui/use-now.ts";

const EVERY = seconds(10);

/** The present moment, anew every ten seconds. */
export const useNow = (): Stamp => useNowEvery(EVERY);
