import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

import { LOOT } from "#shared/content/loot/catalog.ts";
import type { LootType } from "#shared/content/loot/loot.ts";
import { mainColour, type ColourFamily } from "#shared/rules/garage/colour-family.ts";

import { knownLootArt, loadLootArt } from "../../art/loot.ts";
import { matching, readFilter, writeFilter, type Filter } from "./filter.ts";
import type { Piece } from "./pieces.ts";

const colours = new Map<number, ColourFamily>();

/** The colour family of a piece; undefined until its picture is there. */
function colourOf({ loot: { lootID } }: Piece): ColourFamily | undefined {
  const known = colours.get(lootID);
  if (known) return known;
  const art = knownLootArt(lootID);
  if (!art) return undefined;
  const colour = mainColour(art);
  colours.set(lootID, colour);
  return colour;
}

interface Filtering {
  readonly filter: Filter;
  readonly setFilter: (filter: Filter, isTyping?: boolean) => void;
  readonly shown: readonly Piece[];
}

/** The filter in the address: a choice is a step back, typing isn't. */
export function useFilter(type: LootType, pieces: readonly Piece[]): Filtering {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  useColours(type, filter.colour !== undefined);
  return {
    filter,
    setFilter: (next, isTyping = false) =>
      setSearch((before) => writeFilter(before, next), { replace: isTyping, preventScrollReset: true }),
    shown: matching(pieces, filter, colourOf),
  };
}

/** Brings all pictures of a kind as soon as their colours are asked for. */
function useColours(type: LootType, isWanted: boolean): void {
  const [, setLoaded] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    Promise.all(LOOT.filter((loot) => loot.type === type).map(loadLootArt)).then(
      () => isHere && setLoaded((times) => times + 1),
      (error: unknown) => console.warn("Colours are missing:", error),
    );
    return () => void (isHere = false);
  }, [type, isWanted]);
}
