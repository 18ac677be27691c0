const SCALES = [120, 160, 200, 240, 320] as const;
/** Above the fastest that is expected, so that the needle has somewhere to go. */
const ROOM = 1.15;

/** Where a gauge of speeds ends, in WPM, for a racer who reaches so much. */
export const gaugeMax = (reachedWpm: number): number =>
  SCALES.find((scale) => scale >= reachedWpm * ROOM) ?? SCALES.at(-1) ?? SCALES[0];
