import { LOOT } from "#shared/content/loot/catalog.ts";
import type { Loot, LootType } from "#shared/content/loot/loot.ts";
import type { OwnedLoot } from "#shared/contracts/economy/garage.ts";
import { decodeLook, type Look } from "#shared/rules/garage/look.ts";
import { isNew } from "#shared/rules/garage/new.ts";
import { allLoot, defaultOf } from "#shared/rules/garage/worn.ts";

/** An item on the shelf, and how the player stands to it. */
export interface Piece {
  readonly loot: Loot;
  readonly isOwned: boolean;
  readonly isNew: boolean;
  /** On now. A gold item of somebody whose gold has run out is chosen and waits. */
  readonly isWorn: boolean;
  readonly isWaiting: boolean;
}

interface Owner {
  readonly loot: readonly OwnedLoot[];
  readonly look: string;
  readonly isGold: boolean;
  /** What is for gold members only stands on the shelf of who is told of it, or has it. */
  readonly isToldOfGold: boolean;
  readonly now: Date;
}

/** All items of a type; what everybody starts with counts as owned. */
export function piecesOf(type: LootType, { loot, look, isGold, isToldOfGold, now }: Owner): readonly Piece[] {
  const got = new Map(loot.map((item) => [item.lootID, item]));
  const owned = allLoot(got.keys(), isGold);
  const chosen = chosenOf(type, decodeLook(look));
  const waits = (item: Loot): boolean => item.goldOnly && !isGold;
  const active = LOOT.filter((item) => chosen.has(item.lootID) && !waits(item));
  const usual = defaultOf(type, isGold);
  return LOOT.filter((item) => item.type === type && (isToldOfGold || !item.goldOnly || owned.has(item.lootID))).map(
    (item) => {
      const own = got.get(item.lootID);
      const isChosen = chosen.has(item.lootID);
      return {
        loot: item,
        isOwned: owned.has(item.lootID),
        isNew: own !== undefined && isNew(own.createdStamp, now),
        isWorn: (isChosen && !waits(item)) || (active.length === 0 && item.lootID === usual),
        isWaiting: isChosen && waits(item),
      };
    },
  );
}

function chosenOf(type: LootType, look: Look): ReadonlySet<number> {
  if (type === "sticker") return new Set(look.stickers.map(({ lootID }) => lootID));
  const lootID = look[type];
  return new Set(lootID === null ? [] : [lootID]);
}
