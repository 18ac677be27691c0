import type { FixedInk, Layer, Rarity } from "../cars/car.ts";
import type { Hex } from "../cars/colour.ts";
import type { Way } from "../ways.ts";
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

/** Pictures of one category, by lootID. */
export type Pictures = Readonly<Record<number, Picture>>;

/** A piece of loot without its picture. @source core §3 Loot */
export interface Loot {
  readonly lootID: LootID;
  readonly type: LootType;
  /** Groups a collection page; stickers of one category have their pictures in one file. */
  readonly category: string;
  readonly name: string;
  readonly goldOnly: boolean;
  readonly rarity: Rarity;
  readonly assetKey: string;
  readonly ways: readonly Way[];
}

export interface NametagArt {
  readonly inks: PlateInks;
  /** Layers of the plate in 200 × 60; the middle stays plain for the name. */
  readonly plate: readonly Layer<FixedInk | "ground">[];
}
export interface TitleArt {
  readonly inks: PlateInks;
  /** The edge and tails of the ribbon. */
  readonly trim: FixedInk;
  /** The sticker whose picture stands at its left end. */
  readonly emblem: LootID;
}

/** How a piece of loot looks. */
export type LootArt =
  | { readonly type: "sticker"; readonly picture: Picture }
  | { readonly type: "trail"; readonly particles: ParticleRecipe }
  | { readonly type: "nitro"; readonly flame: NitroFlame }
  | ({ readonly type: "nametag" } & NametagArt)
  | ({ readonly type: "title"; readonly picture: Picture } & TitleArt);
