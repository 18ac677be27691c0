import type { SeasonKey } from "#shared/content/ways.ts";

import { pluck, rush, tone, type Voice } from "./voice.ts";

/** A bell: its tone, and its octave that is sooner gone. */
const bell = (hz: number, startMs: number, lengthMs: number, peak: number): readonly Voice[] => [
  tone(hz, startMs, lengthMs, peak),
  tone(hz * 2, startMs, lengthMs * 0.4, peak / 4),
];

/** A chime for each season, of two to three seconds: warm as low sun, clear as ice, quick as a market. */
export const CHIMES = {
  "season-golden-hour": [
    tone(147, 0, 2_400, 0.14),
    ...bell(440, 0, 1_600, 0.11),
    ...bell(554, 260, 1_600, 0.11),
    ...bell(659, 520, 1_600, 0.11),
    ...bell(740, 780, 1_500, 0.1),
    ...bell(587, 1_040, 1_500, 0.12),
  ],
  "season-deep-freeze": [
    rush(3_600, 2_000, 900, 0.04),
    ...bell(988, 0, 1_900, 0.09),
    tone(991, 0, 1_900, 0.07),
    ...bell(1_480, 380, 1_700, 0.06),
    ...bell(1_319, 860, 1_800, 0.07),
    tone(330, 860, 1_900, 0.1),
    ...bell(1_976, 1_240, 1_500, 0.04),
    tone(494, 1_240, 1_560, 0.1),
  ],
  "season-night-market": [
    pluck(220, 0, 700, 0.12),
    pluck(440, 0, 500, 0.1),
    pluck(523, 180, 450, 0.1),
    pluck(659, 360, 450, 0.1),
    pluck(587, 630, 400, 0.09),
    pluck(659, 720, 700, 0.1),
    pluck(294, 720, 900, 0.1),
    pluck(784, 1_080, 500, 0.09),
    pluck(880, 1_260, 1_000, 0.1),
    rush(900, 2_600, 900, 0.05, 1_260),
  ],
} as const satisfies Record<`season-${SeasonKey}`, readonly Voice[]>;
