import type { Spot } from "./burst.ts";
import type { ShowerSize } from "./numbers.ts";

export type Celebration =
  | { readonly kind: "confetti"; readonly size: ShowerSize }
  | { readonly kind: "fireworks"; readonly count: number }
  | { readonly kind: "explosion" | "sparkles"; readonly from: Spot };

const STILL = "(prefers-reduced-motion: reduce)";
const isStill = (): boolean => matchMedia(STILL).matches;

/** Has the pieces at hand before they are wanted. */
export async function prepareCelebrations(): Promise<void> {
  if (!isStill()) await import("./party.ts");
}

/** Celebrates over the whole page until it is over or the signal ends it. Only a still glow where motion is unwelcome. */
export async function celebrate(celebration: Celebration, signal: AbortSignal): Promise<void> {
  if (isStill()) {
    const { glow } = await import("./glow.ts");
    glow(signal);
    return;
  }
  const { party } = await import("./party.ts");
  party(celebration, Math.random, signal);
}
