import type { Dice } from "../chance.ts";
import type { Part, WeakPart } from "./weak-parts.ts";

/** Which half a part is in. The two parts of a match cost about the same when they were drawn. */
interface Half {
  readonly match: number;
  readonly isCoached: boolean;
}

/** A weak part in its half. */
export interface Drawn extends WeakPart, Half {}

/** The same as it is kept. */
export interface DrawnPart extends Part, Half {
  readonly isMissed: boolean;
}

/**
 * Draws by lot which weak parts are coached and which are left: a coin for each two neighbours in what they cost. So
 * nothing but chance and the coach can make the halves differ, and what is unusual by chance goes back alike in both. An odd one out waits.
 *
 * @param weak the one that costs most first
 */
export function drawHalves(weak: readonly WeakPart[], most: number, dice: Dice): readonly Drawn[] {
  const even = Math.min(most, weak.length) & ~1;
  const isFirstCoached = Array.from({ length: even / 2 }, () => dice() < 0.5);
  return weak.slice(0, even).map((part, nth) => {
    const match = Math.floor(nth / 2);
    return { ...part, match, isCoached: isFirstCoached[match] === (nth % 2 === 0) };
  });
}
