import type { Ink, Layer, Rarity } from "../car.ts";
import { star } from "../outline.ts";

/** The finish of a rarity: the colour of its edge and trim, its sheen, its glow. */
export interface Finish {
  readonly rim: Ink;
  readonly rimWidth: number;
  readonly trim?: Ink;
  /** Opacity of the diagonal bands of metal light. */
  readonly sheen: number;
  /** Opacity of the second paint flowing in from the tail. */
  readonly pearl: number;
  readonly underglow?: Ink;
  readonly sparkles: readonly Layer[];
}

const SPARKLES: readonly Layer[] = [
  ["gold", star(34, 26, 9, 4, 0.22)],
  ["gold", star(296, 38, 7, 4, 0.22)],
  ["gold", star(14, 62, 5, 4, 0.22)],
  ["gold", star(304, 74, 4.5, 4, 0.22)],
];

export const FINISHES: Readonly<Record<Rarity, Finish>> = {
  common: { rim: "glow", rimWidth: 2, sheen: 0, pearl: 0, sparkles: [] },
  uncommon: { rim: "glow", rimWidth: 2.2, trim: "chrome", sheen: 0, pearl: 0, sparkles: [] },
  rare: { rim: "glow", rimWidth: 2.4, trim: "chrome", sheen: 0.26, pearl: 0, sparkles: [] },
  epic: { rim: "glow", rimWidth: 2.6, trim: "secondLight", sheen: 0.2, pearl: 0.75, underglow: "second", sparkles: [] },
  legendary: {
    rim: "goldLight",
    rimWidth: 3.4,
    trim: "gold",
    sheen: 0.34,
    pearl: 0.5,
    underglow: "gold",
    sparkles: SPARKLES,
  },
};
