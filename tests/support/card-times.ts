import { nowStamp } from "#shared/server/platform/work.ts";
import type { CardTimes } from "#shared/server/players/player-card.ts";
import type { Stamp } from "#shared/units.ts";

/** What cards depend on where nobody is a founder, unless it is said until when. */
export const cardTimes = (now: Stamp = nowStamp(), foundersUntil?: Stamp): CardTimes => ({ now, foundersUntil });
