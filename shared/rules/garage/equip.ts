import { carByID } from "../../content/cars/catalog.ts";
import { LOOT_CONFIG, lootByID } from "../../content/loot/catalog.ts";
import type { LootID, LootType } from "../../content/loot/loot.ts";
import type { CarID } from "../../ids.ts";
import type { Look, PlacedSticker } from "./look.ts";
import { isSamePlacing, placed, type StickerPlace } from "./stickers.ts";
import { defaultOf, SINGLE_TYPES, type SingleType } from "./worn.ts";

/** What a player drives and wears. */
export interface Outfit {
  readonly carID: CarID;
  readonly hueAngle: number;
  readonly look: Look;
}

/** What a player may choose from. */
export interface Wardrobe {
  readonly outfit: Outfit;
  /** The paint of each owned car. */
  readonly cars: ReadonlyMap<CarID, number>;
  readonly loot: ReadonlySet<LootID>;
  readonly isGold: boolean;
}

/** One change, as a page sends it. @source core §7 loot/equip */
export type Change =
  | { readonly type: "car"; readonly id: CarID; readonly hueAngle?: number | undefined }
  | { readonly type: SingleType; readonly id: LootID | null }
  | {
      readonly type: "sticker";
      /** All of them, the lowest one first. */
      readonly ids: readonly LootID[];
      /** Of each; without them stickers stay where they are, and new ones get a free place. */
      readonly places?: readonly StickerPlace[] | undefined;
    };

/** Why a change is refused. */
export type NoEquip = "unknown" | "notOwned" | "goldOnly" | "tooMany";

export const MOST_STICKERS = LOOT_CONFIG.sticker.mostEquipped;

const isSingle = (type: LootType | "car"): type is SingleType => SINGLE_TYPES.some((each) => each === type);

/**
 * Changes without those that change nothing: the car that is in use in the paint that it has, stickers as they are, loot
 * that is worn. The default of a type means nothing of that type.
 *
 * @source core §4 Equip
 */
export function realChanges(changes: readonly Change[], { outfit, cars, isGold }: Wardrobe): readonly Change[] {
  return changes.map((change) => withoutDefault(change, isGold)).filter((change) => !isAsItIs(change, outfit, cars));
}

const withoutDefault = (change: Change, isGold: boolean): Change =>
  isSingle(change.type) && "id" in change && change.id === defaultOf(change.type, isGold)
    ? { type: change.type, id: null }
    : change;

function isAsItIs(change: Change, { carID, hueAngle, look }: Outfit, cars: Wardrobe["cars"]): boolean {
  if (change.type === "car") {
    const hue = change.hueAngle ?? cars.get(change.id);
    return change.id === carID && hue === hueAngle;
  }
  if (change.type === "sticker") return isSamePlacing(stickersOf(change, look), look.stickers);
  return look[change.type] === change.id;
}

const stickersOf = (
  { ids, places }: Extract<Change, { readonly type: "sticker" }>,
  { stickers }: Look,
): readonly PlacedSticker[] => placed(ids, places, stickers);

/** Why a change can't be made; undefined when it can. */
export function noEquip(change: Change, { outfit, cars, loot, isGold }: Wardrobe): NoEquip | undefined {
  if (change.type === "car") {
    const car = carByID(change.id);
    if (!car) return "unknown";
    if (!cars.has(change.id)) return "notOwned";
    return car.goldOnly && !isGold ? "goldOnly" : undefined;
  }
  if (change.type === "sticker") {
    const { ids } = change;
    if (ids.length > MOST_STICKERS || new Set(ids).size < ids.length) return "tooMany";
    // A sticker that waits for gold may stay where it is.
    const worn = new Set(outfit.look.stickers.map(({ lootID }) => lootID));
    return ids.map((id) => noWear("sticker", id, loot, isGold || worn.has(id))).find((why) => why !== undefined);
  }
  return change.id === null ? undefined : noWear(change.type, change.id, loot, isGold);
}

function noWear(type: LootType, lootID: LootID, owned: ReadonlySet<LootID>, isGold: boolean): NoEquip | undefined {
  const item = lootByID(lootID);
  if (item?.type !== type) return "unknown";
  const isEverybodys = lootID === defaultOf(type, false) || (isGold && lootID === defaultOf(type, true));
  if (!owned.has(lootID) && !isEverybodys) return "notOwned";
  return item.goldOnly && !isGold ? "goldOnly" : undefined;
}

/** The outfit after changes that may be made. */
export function dressed(outfit: Outfit, changes: readonly Change[], cars: Wardrobe["cars"]): Outfit {
  let { carID, hueAngle } = outfit;
  const look: { -readonly [Part in keyof Look]: Look[Part] } = { ...outfit.look };
  for (const change of changes) {
    if (change.type === "car") {
      carID = change.id;
      hueAngle = change.hueAngle ?? cars.get(change.id) ?? 0;
    } else if (change.type === "sticker") look.stickers = stickersOf(change, look);
    else look[change.type] = change.id;
  }
  return { carID, hueAngle, look };
}
