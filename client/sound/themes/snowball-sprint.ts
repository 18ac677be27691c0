import { rush } from "../voice.ts";
import { bass, plucked, type Theme } from "./theme.ts";

const BEAT_MS = 500;
const BEATS = 32;

/** Boots in fresh snow, on every second beat. */
const STEPS = Array.from({ length: BEATS / 2 }, (_none, nth) => rush(1_900, 1_200, 90, 0.05, (nth * 2 + 1) * BEAT_MS));

/** A music box that skips over the meadow. */
export const snowballSprint: Theme = {
  lengthMs: BEATS * BEAT_MS,
  voices: [
    ...STEPS,
    ...bass(
      BEAT_MS,
      [
        [0, 48, 3],
        [4, 55, 3],
        [8, 57, 3],
        [12, 53, 3],
        [16, 48, 3],
        [20, 52, 3],
        [24, 53, 3],
        [28, 55, 3],
      ],
      0.18,
    ),
    ...plucked(
      BEAT_MS,
      [
        [0, 72, 2],
        [0.5, 76, 1],
        [1, 79, 2],
        [2.5, 76, 1],
        [3, 79, 2],
        [4, 77, 2],
        [5, 74, 2],
        [6.5, 71, 1],
        [7, 74, 2],
        [8, 76, 2],
        [8.5, 72, 1],
        [9, 69, 2],
        [10.5, 72, 1],
        [11, 76, 2],
        [12, 77, 3],
        [14, 76, 1],
        [15, 74, 2],
        [16, 72, 2],
        [16.5, 76, 1],
        [17, 79, 2],
        [18.5, 84, 1],
        [19, 83, 2],
        [20, 79, 2],
        [21, 76, 2],
        [22.5, 79, 1],
        [23, 76, 2],
        [24, 77, 2],
        [25, 81, 2],
        [26.5, 79, 1],
        [27, 77, 2],
        [28, 74, 2],
        [29, 79, 2],
        [30.5, 77, 1],
        [31, 74, 2],
      ],
      0.12,
    ),
  ],
};
