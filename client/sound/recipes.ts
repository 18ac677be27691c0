import { CHIMES } from "./chimes.ts";
import { rush, tone, type Voice } from "./voice.ts";

const click = (hz: number): readonly Voice[] => [rush(hz * 2, hz, 22, 0.16), tone(hz, 0, 28, 0.1, hz * 0.7)];

/** A place by ear: as many beeps, the better the higher. */
const beeps = (place: number): readonly Voice[] =>
  Array.from({ length: place }, (_none, nth) => tone(1_040 - 130 * place, nth * 130, 90, 0.16));

/** Every effect of the game, round and, but for the chimes, short. A key click has four voices, so that typing does not rattle. */
export const RECIPES = {
  "click-1": click(820),
  "click-2": click(900),
  "click-3": click(770),
  "click-4": click(950),
  error: [tone(160, 0, 130, 0.3, 95), rush(300, 120, 60, 0.08)],
  countdown: [tone(440, 0, 160, 0.3)],
  green: [tone(660, 0, 420, 0.3), tone(880, 0, 420, 0.15)],
  surge: [rush(500, 1_400, 140, 0.06)],
  nitro: [rush(300, 2_600, 620, 0.3), tone(110, 0, 620, 0.3, 320)],
  overtake: [rush(1_800, 400, 320, 0.2)],
  "place-1": beeps(1),
  "place-2": beeps(2),
  "place-3": beeps(3),
  "place-4": beeps(4),
  "place-5": beeps(5),
  win: [tone(523, 0, 700, 0.25), tone(659, 90, 700, 0.25), tone(784, 180, 800, 0.25), tone(1_047, 270, 900, 0.2)],
  finish: [tone(392, 0, 600, 0.25), tone(494, 110, 650, 0.25), tone(587, 220, 700, 0.2)],
  honk: [tone(370, 0, 130, 0.16), tone(466, 0, 130, 0.1), tone(370, 170, 220, 0.16), tone(466, 170, 220, 0.1)],
  growl: [tone(660, 0, 120, 0.12), tone(880, 90, 200, 0.1)],
  coin: [tone(988, 0, 90, 0.2), tone(1_319, 80, 260, 0.2)],
  ...CHIMES,
} as const satisfies Record<string, readonly Voice[]>;

export type SoundName = keyof typeof RECIPES;
