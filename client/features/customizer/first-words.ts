import { RARITIES } from "#shared/content/cars/car.ts";
import { waysTo } from "#shared/rules/garage/ways.ts";

import type { Piece } from "./pieces.ts";

/** How to get the first of a kind: the one that is easiest to get. */
export function firstWords(pieces: readonly Piece[]): string | undefined {
  const [first] = pieces
    .filter(({ loot }) => !loot.goldOnly)
    .toSorted((one, other) => RARITIES.indexOf(one.loot.rarity) - RARITIES.indexOf(other.loot.rarity));
  return first && `Your first could be ${first.loot.name}. ${waysTo(first.loot)[0] ?? ""}.`;
}
