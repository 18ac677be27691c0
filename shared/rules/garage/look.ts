import type { LootID } from "../../content/loot/loot.ts";

/** A sticker on a car. */
export interface PlacedSticker {
  readonly lootID: LootID;
  /** Its middle, in percent of the car's sticker area. */
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise, 0 to 359. */
  readonly turn: number;
  readonly isMirrored: boolean;
}

/** What a racer wears besides the car: null for what everybody has. */
export interface Look {
  readonly trail: LootID | null;
  readonly nitro: LootID | null;
  readonly nametag: LootID | null;
  readonly title: LootID | null;
  /** The first one lowest. */
  readonly stickers: readonly PlacedSticker[];
}

export const PLAIN_LOOK: Look = { trail: null, nitro: null, nametag: null, title: null, stickers: [] };

const BASE = 36;
const SINGLES = ["trail", "nitro", "nametag", "title"] as const;
const STICKER = /^([a-z\d]+)-(\d{1,3})-(\d{1,3})-(\d{1,3})(m?)$/;

/**
 * A look as the short text in which it is stored and travels with a seat: trail, nitro, nametag and title, then a `~` for each
 * sticker with id, x, y and turn, `m` for a mirrored one. Ids are written to the base of 36. Empty for a plain look.
 */
export function encodeLook(look: Look): string {
  const singles = SINGLES.map((type) => look[type]?.toString(BASE) ?? "").join(".");
  const stickers = look.stickers.map(
    ({ lootID, x, y, turn, isMirrored }) => `~${lootID.toString(BASE)}-${x}-${y}-${turn}${isMirrored ? "m" : ""}`,
  );
  const text = `${singles}${stickers.join("")}`;
  return text === "..." ? "" : text;
}

/** The part of a text that says which stickers are on, and where: what the picture of a car depends on. */
export const stickersIn = (text: string): string => (text.includes("~") ? text.slice(text.indexOf("~")) : "");

/** The look of a text; what it doesn't understand is left out, so that an older page shows what it knows. */
export function decodeLook(text: string): Look {
  if (text === "") return PLAIN_LOOK;
  const [singles = "", ...stickers] = text.split("~");
  const ids = singles.split(".");
  const [trail = null, nitro = null, nametag = null, title = null] = ids.map(idOf);
  return {
    trail,
    nitro,
    nametag,
    title,
    stickers: stickers.flatMap((sticker): PlacedSticker[] => {
      const [, id = "", x, y, turn, mirror] = STICKER.exec(sticker) ?? [];
      const lootID = idOf(id);
      return lootID === null
        ? []
        : [{ lootID, x: Number(x), y: Number(y), turn: Number(turn), isMirrored: mirror === "m" }];
    }),
  };
}

function idOf(text: string): LootID | null {
  const id = Number.parseInt(text, BASE);
  return Number.isSafeInteger(id) && id > 0 ? (id as LootID) : null;
}
