import type { Key } from "../race/keys.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { samenessOf, standardized, type Sameness } from "./sameness.ts";
import { quantile } from "./statistics.ts";

/** How long the keys of a race were down. */
export interface Holds {
  /** The keys of which it is known, and their share of all. */
  readonly known: number;
  readonly share: number;
  readonly middleMs: number;
  /** From the shortest tenth to the longest one. */
  readonly rangeMs: number;
  /** The share of the keys that were still down when the next one was pressed. */
  readonly overlap: number;
  /** What holds of the same key have in common. */
  readonly alike: Sameness;
}

const OUTER = 0.1;

export function holdsOf(keys: readonly Pick<Key, "atMs" | "character" | "heldMs">[]): Holds {
  const known: number[] = [];
  const characters: number[] = [];
  let overlaps = 0;
  for (const [index, { atMs, heldMs, character }] of keys.entries()) {
    if (heldMs === undefined) continue;
    known.push(heldMs);
    characters.push(character.charCodeAt(0));
    const next = keys[index + 1];
    if (next && next.atMs - atMs < heldMs) overlaps++;
  }
  const ordered = known.toSorted((a, b) => a - b);
  const isTelling = known.length >= SOFT_LIMITS.evenHolds.fewest;
  return {
    known: known.length,
    share: keys.length === 0 ? 0 : known.length / keys.length,
    middleMs: quantile(ordered, 0.5),
    rangeMs: quantile(ordered, 1 - OUTER) - quantile(ordered, OUTER),
    overlap: known.length === 0 ? 0 : overlaps / known.length,
    alike: isTelling
      ? samenessOf(standardized(known.map((heldMs) => Math.log(Math.max(1, heldMs)))), characters)
      : { pairs: 0, products: 0 },
  };
}
