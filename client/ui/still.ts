const STILL = "(prefers-reduced-motion: reduce)";

/** Whether what moves is shown at its end at once: the device or the player asks for it. */
export const isStill = (): boolean => matchMedia(STILL).matches || document.documentElement.dataset.motion === "quiet";
