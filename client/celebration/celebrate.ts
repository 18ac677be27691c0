import { isStill } from "../ui/still.ts";
import type { Celebration } from "./celebration.ts";
import type { Spot } from "./spot.ts";

/** Preloads the pieces. */
export async function prepare(): Promise<void> {
  if (!isStill()) await import("./party.ts");
}

/**
 * Celebrates over the whole page until done or aborted. With reduced motion it is a still glow, and nothing for an
 * explosion.
 */
export async function celebrate(celebration: Celebration, signal: AbortSignal): Promise<void> {
  if (isStill()) {
    if (celebration.kind === "explosion") return;
    const { glow } = await import("./glow.ts");
    return glow(signal);
  }
  const { party } = await import("./party.ts");
  try {
    party(celebration, Math.random, signal);
  } catch (problem) {
    console.warn("Nothing flies:", problem);
  }
}

/** The spot at a fraction of an element's width and height. */
export function spotOn(element: Element, x: number, y: number): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (left + width * x) / innerWidth, y: (top + height * y) / innerHeight };
}
