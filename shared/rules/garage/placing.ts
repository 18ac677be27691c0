import type { LootID } from "../../content/loot/loot.ts";
import { MOST_STICKERS } from "./equip.ts";
import type { PlacedSticker } from "./look.ts";
import { freePlace, type StickerPlace } from "./stickers.ts";

/** The stickers on a car, the lowest one first. */
export type Stickers = readonly PlacedSticker[];

/** How far a key moves a sticker, in percent of the area, and how far it turns it, in degrees. */
export const PLACING = { step: 2, leap: 10, turn: 15 } as const;

const within = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)));

/** One more sticker, on top of the others; the same ones where there is no room, or where it is on already. */
export function putOn(stickers: Stickers, lootID: LootID): Stickers {
  const isOn = stickers.some((sticker) => sticker.lootID === lootID);
  return isOn || stickers.length >= MOST_STICKERS ? stickers : [...stickers, { ...freePlace(stickers), lootID }];
}

export const takenOff = (stickers: Stickers, lootID: LootID): Stickers =>
  stickers.filter((sticker) => sticker.lootID !== lootID);

const changed = (
  stickers: Stickers,
  lootID: LootID,
  change: (place: StickerPlace) => Partial<StickerPlace>,
): Stickers => stickers.map((sticker) => (sticker.lootID === lootID ? { ...sticker, ...change(sticker) } : sticker));

/** Puts the middle of a sticker somewhere; it never leaves the area. */
export const movedTo = (stickers: Stickers, lootID: LootID, x: number, y: number): Stickers =>
  changed(stickers, lootID, () => ({ x: within(x), y: within(y) }));

export const movedBy = (stickers: Stickers, lootID: LootID, byX: number, byY: number): Stickers =>
  changed(stickers, lootID, ({ x, y }) => ({ x: within(x + byX), y: within(y + byY) }));

export const turnedBy = (stickers: Stickers, lootID: LootID, degrees: number): Stickers =>
  changed(stickers, lootID, ({ turn }) => ({ turn: (((turn + degrees) % 360) + 360) % 360 }));

export const mirrored = (stickers: Stickers, lootID: LootID): Stickers =>
  changed(stickers, lootID, ({ isMirrored }) => ({ isMirrored: !isMirrored }));

/** Moves a sticker over (1) or under (-1) its neighbour. */
export function lifted(stickers: Stickers, lootID: LootID, by: 1 | -1): Stickers {
  const at = stickers.findIndex((sticker) => sticker.lootID === lootID);
  const [sticker, neighbour] = [stickers[at], stickers[at + by]];
  return sticker && neighbour ? stickers.with(at, neighbour).with(at + by, sticker) : stickers;
}
