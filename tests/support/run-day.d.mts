/** How far the day of this run is from the one outside, in ms. */
export const shiftMs: number;

/** Moves the clock of this process or page. */
export const liveOn: (shiftMs: number) => void;
