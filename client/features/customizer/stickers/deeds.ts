import type { LootID } from "#shared/content/loot/loot.ts";
import { lifted, mirrored, movedBy, PLACING, takenOff, turnedBy, type Stickers } from "#shared/rules/garage/placing.ts";

/** What can be done with one sticker on the car, by a key or a button. */
export const DEEDS = [
  "left",
  "right",
  "up",
  "down",
  "turnLeft",
  "turnRight",
  "mirror",
  "lower",
  "raise",
  "remove",
] as const;
export type Deed = (typeof DEEDS)[number];

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

const BY_KEY: Readonly<Record<string, Deed>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  m: "mirror",
  "[": "lower",
  "]": "raise",
  Delete: "remove",
  Backspace: "remove",
};

export function deedOf({ key, shiftKey }: Pressed): Deed | undefined {
  if (key.toLowerCase() === "r") return shiftKey ? "turnLeft" : "turnRight";
  return BY_KEY[key] ?? BY_KEY[key.toLowerCase()];
}

/** The stickers after a deed. @param isFar moves further */
export function doneWith(stickers: Stickers, lootID: LootID, deed: Deed, isFar = false): Stickers {
  const step = isFar ? PLACING.leap : PLACING.step;
  switch (deed) {
    case "left":
      return movedBy(stickers, lootID, -step, 0);
    case "right":
      return movedBy(stickers, lootID, step, 0);
    case "up":
      return movedBy(stickers, lootID, 0, -step);
    case "down":
      return movedBy(stickers, lootID, 0, step);
    case "turnLeft":
      return turnedBy(stickers, lootID, -PLACING.turn);
    case "turnRight":
      return turnedBy(stickers, lootID, PLACING.turn);
    case "mirror":
      return mirrored(stickers, lootID);
    case "lower":
      return lifted(stickers, lootID, -1);
    case "raise":
      return lifted(stickers, lootID, 1);
    case "remove":
      return takenOff(stickers, lootID);
  }
}

/** What a deed did, for those who can't see it. */
export function saidOf(name: string, lootID: LootID, deed: Deed, before: Stickers, after: Stickers): string {
  const at = after.findIndex((sticker) => sticker.lootID === lootID);
  const sticker = after[at];
  if (!sticker) return `${name} is off the car.`;
  switch (deed) {
    case "turnLeft":
    case "turnRight":
      return `${name} turned to ${sticker.turn} degrees.`;
    case "mirror":
      return sticker.isMirrored ? `${name} is mirrored.` : `${name} isn't mirrored any more.`;
    case "lower":
    case "raise":
      return before.findIndex((other) => other.lootID === lootID) === at
        ? `${name} is already at the ${deed === "raise" ? "top" : "bottom"}.`
        : `${name} is number ${at + 1} of ${after.length} from the bottom.`;
    default:
      return placeWords(name, sticker);
  }
}

export const placeWords = (name: string, { x, y }: { readonly x: number; readonly y: number }): string =>
  `${name}: ${x}% across, ${y}% down.`;
