import { backOffAfter, checkWait } from "#shared/rules/achievements/back-off.ts";
import type { Ms, Stamp } from "#shared/units.ts";

import { lasting } from "../browser/storages.ts";
import { serverNow } from "../net/server-time.ts";

/** Where this browser keeps `backOffAchievementsCheckUntil`, for all its tabs. @source core §3 User session */
const KEY = "redline-achievements-check";

const backOffUntil = (): Stamp | undefined => (Number(lasting.getItem(KEY)) || undefined) as Stamp | undefined;

/** How long the next check for achievements or extra levels waits. @source core §4 */
export const waitForCheck = (): Ms => checkWait(backOffUntil(), serverNow());
/** After a check that failed. @source core §8 */
export const backOff = (): void => lasting.setItem(KEY, String(backOffAfter(backOffUntil(), serverNow())));
/** After a check that worked. */
export const endBackOff = (): void => lasting.removeItem(KEY);
