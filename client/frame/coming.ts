import type { Coming } from "./coming/coming.ts";
import { DRIVING } from "./coming/driving.ts";
import { MEETING } from "./coming/meeting.ts";

/** What each page that is not built yet will be, by the path that `PAGES` has for it. */
export const COMING: Readonly<Record<string, Coming>> = { ...DRIVING, ...MEETING };
