import type { LootID } from "../../content/loot/loot.ts";
import type { PlacedSticker } from "./look.ts";

/** Where a sticker is on a car, and how. */
export type StickerPlace = Omit<PlacedSticker, "lootID">;

/** Where stickers go that nobody has placed, by their order. */
const FREE_PLACES: readonly StickerPlace[] = [50, 12, 88, 31, 69].map((x) => ({
  x,
  y: 50,
  turn: 0,
  isMirrored: false,
}));

/** A free place for one more sticker. */
export const freePlace = (stickers: readonly StickerPlace[]): StickerPlace =>
  FREE_PLACES.find(({ x, y }) => stickers.every((other) => Math.hypot(other.x - x, (other.y - y) / 2) > 10)) ??
  FREE_PLACES[0] ?? { x: 50, y: 50, turn: 0, isMirrored: false };

/** Stickers at the places that are named; others stay where they were, and new ones get a free place. */
export function placed(
  ids: readonly LootID[],
  places: readonly StickerPlace[] | undefined,
  before: readonly PlacedSticker[],
): readonly PlacedSticker[] {
  return ids.reduce<readonly PlacedSticker[]>((done, lootID, at) => {
    const place = places?.[at] ?? before.find((sticker) => sticker.lootID === lootID) ?? freePlace(done);
    return [...done, { ...place, lootID }];
  }, []);
}

const PARTS = ["lootID", "x", "y", "turn", "isMirrored"] as const satisfies readonly (keyof PlacedSticker)[];

/** Whether the same stickers are at the same places in the same order. */
export const isSamePlacing = (one: readonly PlacedSticker[], other: readonly PlacedSticker[]): boolean =>
  one.length === other.length && one.every((sticker, at) => PARTS.every((part) => sticker[part] === other[at]?.[part]));
