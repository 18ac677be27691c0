import type { Celebration } from "../../../celebration/celebration.ts";
import type { Spot } from "../../../celebration/spot.ts";

interface Outcome {
  readonly place: number | null;
  readonly hasHighlight: boolean;
  readonly isWide: boolean;
}

/** A salute, not a display: the board is to be read. */
const FIREWORKS = 3;

/**
 * The celebrations of the result board: a win with a shower, a new best with sparkles beside it, both at once with
 * fireworks.
 */
export function cheersFor({ place, hasHighlight, isWide }: Outcome, from: Spot): Celebration[] {
  const cheers: Celebration[] = [];
  if (place === 1 && hasHighlight) cheers.push({ kind: "fireworks", count: FIREWORKS });
  else if (place === 1) cheers.push({ kind: "confetti", size: isWide ? 9 : 6 });
  if (hasHighlight) cheers.push({ kind: "sparkles", from });
  return cheers;
}
