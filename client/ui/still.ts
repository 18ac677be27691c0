const STILL = "(prefers-reduced-motion: reduce)";

/** Whether this player wants nothing to move. */
export const isStill = (): boolean => matchMedia(STILL).matches || document.documentElement.dataset.motion === "quiet";
