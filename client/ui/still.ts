import { matches, STILL } from "../browser/media.ts";

/** Whether what moves is shown at its end at once: the device or the player asks for it. */
export const isStill = (): boolean => matches(STILL) || document.documentElement.dataset.motion === "quiet";
