import type { FixedInk, Layer, Rarity } from "../cars/car.ts";
import type { Hex } from "../cars/colour.ts";
import type { NitroFlame, ParticleRecipe } from "./particles.ts";

export type LootID = number & { readonly id: "Loot" };

export const LOOT_TYPES = ["sticker", "trail", "title", "nametag", "nitro"] as const;
export type LootType = (typeof LOOT_TYPES)[number];

/** Flat layers in a square of 100. */
export type Picture = readonly Layer<FixedInk>[];

/** The background of a plate and the text colours on it. */
export interface PlateInks {
  readonly ground: Hex;
  readonly text: Hex;
}

interface Common {
  readonly lootID: LootID;
  /** Groups a collection page. */
  readonly category: string;
  readonly name: string;
  readonly goldOnly: boolean;
  readonly rarity: Rarity;
  readonly assetKey: string;
}

export interface Sticker extends Common {
  readonly type: "sticker";
  readonly picture: Picture;
}
export interface Trail extends Common {
  readonly type: "trail";
  readonly particles: ParticleRecipe;
}
export interface Nitro extends Common {
  readonly type: "nitro";
  readonly flame: NitroFlame;
}
export interface Nametag extends Common {
  readonly type: "nametag";
  readonly inks: PlateInks;
  /** Layers of the plate in 200 × 60; the middle stays plain for the name. */
  readonly plate: readonly Layer<FixedInk | "ground">[];
}
export interface Title extends Common {
  readonly type: "title";
  readonly inks: PlateInks;
  /** The edge and tails of the ribbon. */
  readonly trim: FixedInk;
  /** The little picture at its left end. */
  readonly emblem: Picture;
}

/** @source core §3 Loot */
export type Loot = Sticker | Trail | Nitro | Nametag | Title;
