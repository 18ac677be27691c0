import { ms } from "#shared/units.ts";

/**
 * A burst throws 100 pieces; a shower is 6 or 9 bursts.
 *
 * @source teams-shop-seasons §9
 */
export const CONFETTI = { pieces: 100, showers: [6, 9] } as const;
export type ShowerSize = (typeof CONFETTI.showers)[number];

/** One launch a second, five in the air at most. @source teams-shop-seasons §9 */
export const FIREWORKS = { everyMs: ms(1_000), mostActive: 5 } as const;

/** Speed in pixels a frame at the start. @source teams-shop-seasons §9 */
export const EXPLOSION = { spreadDegrees: 20, pieces: 100, speed: 15 } as const;

/** A handful of small stars, three times. */
export const SPARKLES = { pieces: 9, puffs: 3, everyMs: ms(260) } as const;
