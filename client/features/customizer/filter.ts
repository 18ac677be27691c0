import { RARITIES, type Rarity } from "#shared/content/cars/car.ts";
import type { LootID } from "#shared/content/loot/loot.ts";
import { COLOUR_FAMILIES, type ColourFamily } from "#shared/rules/garage/colour-family.ts";
import { lookupKey } from "#shared/rules/written.ts";

import type { Piece } from "./pieces.ts";

export const STANDINGS = ["owned", "locked"] as const;
export type Standing = (typeof STANDINGS)[number];

/** What of a shelf is shown; what isn't named shows all. */
export interface Filter {
  readonly standing?: Standing | undefined;
  readonly rarity?: Rarity | undefined;
  readonly colour?: ColourFamily | undefined;
  readonly name: string;
}

/** The names of the filters in the address. */
const KEYS = { standing: "show", rarity: "rarity", colour: "colour", name: "name" } as const;

/** The filter in an address; what it doesn't know is left out. */
export function readFilter(search: URLSearchParams): Filter {
  const oneOf = <T extends string>(choices: readonly T[], key: string): T | undefined =>
    choices.find((choice) => choice === search.get(key));
  return {
    standing: oneOf(STANDINGS, KEYS.standing),
    rarity: oneOf(RARITIES, KEYS.rarity),
    colour: oneOf(COLOUR_FAMILIES, KEYS.colour),
    name: search.get(KEYS.name) ?? "",
  };
}

/** The address with a filter; the rest of it stays. */
export function writeFilter(search: URLSearchParams, filter: Filter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [field, key] of Object.entries(KEYS) as readonly (readonly [keyof Filter, string])[]) {
    const value = filter[field];
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

export const isFiltering = ({ standing, rarity, colour, name }: Filter): boolean =>
  standing !== undefined || rarity !== undefined || colour !== undefined || name.trim() !== "";

/** @param colourOf undefined while a picture is on its way: then its colour hides nothing */
export function matching(
  pieces: readonly Piece[],
  { standing, rarity, colour, name }: Filter,
  colourOf: (piece: Piece) => ColourFamily | undefined,
): readonly Piece[] {
  const wanted = lookupKey(name);
  return pieces.filter((piece) => {
    if (standing !== undefined && piece.isOwned !== (standing === "owned")) return false;
    if (rarity !== undefined && piece.loot.rarity !== rarity) return false;
    if (!piece.loot.name.toLowerCase().includes(wanted)) return false;
    return colour === undefined || (colourOf(piece) ?? colour) === colour;
  });
}

export type ShelfKey = "yours" | "sold" | Rarity;

/** What is owned, what the shop sells now, and the rest on a shelf for each rarity, the common ones first; none is empty. */
export function shelvesOf(
  pieces: readonly Piece[],
  soldNow: ReadonlySet<LootID>,
): readonly (readonly [ShelfKey, readonly Piece[]])[] {
  const shelfOf = ({ isOwned, loot }: Piece): ShelfKey =>
    isOwned ? "yours" : soldNow.has(loot.lootID) ? "sold" : loot.rarity;
  const shelves = Map.groupBy(pieces, shelfOf);
  return (["yours", "sold", ...RARITIES] as const).flatMap((key) => {
    const own = shelves.get(key);
    return own ? [[key, own] as const] : [];
  });
}
