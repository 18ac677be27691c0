/** What this computer's clock says, in milliseconds since 1970. It may be days off, and be set while the page is open. */
export const computerMs = (): number => Date.now();

/** A moment of this page, by the computer's clock and by what goes by, however that clock is set. */
export interface Moment {
  readonly clockMs: number;
  readonly runMs: number;
}

export const momentNow = (): Moment => ({ clockMs: computerMs(), runMs: performance.now() });

/** How far the clock has moved since then beyond the time that went by: it was set, or the computer slept. */
export const jumpSinceMs = ({ clockMs, runMs }: Moment): number => computerMs() - clockMs - (performance.now() - runMs);

/** How long ago a moment was. What a computer sleeps counts; a clock that is set ahead looks the same. */
export const sinceMs = ({ clockMs, runMs }: Moment): number =>
  Math.max(computerMs() - clockMs, performance.now() - runMs);
