import { bass, plucked, type Theme } from "./theme.ts";

const BEAT_MS = 800;

/** Lanterns rise, one after the other, and the river carries them: five notes, in no hurry. */
export const lanternWeek: Theme = {
  lengthMs: 24 * BEAT_MS,
  voices: [
    ...bass(
      BEAT_MS,
      [
        [0, 50, 5],
        [6, 55, 5],
        [12, 47, 5],
        [18, 57, 5],
      ],
      0.2,
    ),
    ...plucked(
      BEAT_MS,
      [
        [0, 62, 3],
        [1, 66, 3],
        [2, 69, 4],
        [4, 71, 2],
        [5, 69, 3],
        [6, 67, 3],
        [7, 71, 3],
        [8, 74, 4],
        [10.5, 76, 2],
        [11, 74, 3],
        [12, 71, 3],
        [13, 74, 3],
        [14, 78, 4],
        [16, 76, 2],
        [17, 74, 3],
        [18, 73, 3],
        [19, 69, 3],
        [20, 76, 4],
        [22, 74, 2],
        [22.5, 71, 2],
        [23, 69, 3],
      ],
      0.14,
    ),
  ],
};
