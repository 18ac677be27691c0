import type { CarID } from "../../ids.ts";
import type { Way } from "../ways.ts";
import type { Hex } from "./colour.ts";

export const RARITIES = ["common", "uncommon", "rare", "epic", "legendary"] as const;
export type Rarity = (typeof RARITIES)[number];

/** Colours that turn with the player's hue angle. */
export type PaintInk = "paint" | "light" | "glow" | "dark" | "deep" | "second" | "secondLight" | "secondDark";

/** Colours that never turn. */
export const INKS = {
  ink: "#151824",
  tyre: "#2b2f40",
  rubber: "#3b4157",
  steel: "#8f9bb0",
  chrome: "#cad4e0",
  iron: "#566079",
  glass: "#2f4c6b",
  sky: "#4aa8ff",
  frost: "#bfe6f5",
  chalk: "#f7f1e3",
  sand: "#e2c79a",
  wood: "#b9794a",
  bark: "#7a4a2f",
  amber: "#ffb224",
  butter: "#ffe9a8",
  redline: "#ff4a2e",
  wine: "#a3252b",
  teal: "#17bfae",
  leaf: "#5fae4f",
  violet: "#9a6bff",
  pink: "#ff9db5",
  gold: "#f0c04c",
  goldLight: "#ffe9a6",
  goldDark: "#a8741a",
} as const satisfies Record<string, Hex>;
export type FixedInk = keyof typeof INKS;
export type Ink = PaintInk | FixedInk;

/** One flat layer: its colour, its outline, a stroke width instead of a fill (0 fills), its opacity. */
export type Layer<I extends string = Ink> = readonly [ink: I, d: string, lineWidth?: number, opacity?: number];

export type WheelStyle =
  | "steel"
  | "cap"
  | "five"
  | "mesh"
  | "wire"
  | "turbine"
  | "star"
  | "slick"
  | "tread"
  | "rail"
  | "wood"
  | "gear"
  | "dough"
  | "key"
  | "halo";

/** Centre and radius in units of the 320 × 140 picture; the ground is y = 128. */
export interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A part of the 320 × 140 picture. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/**
 * How a car is drawn, from back to front: back, silhouette with its on-layers, glass with the driver, over, wheels.
 * Only `silhouette` and its on-layers get the common shading (light rim, shoulder, darker underside).
 */
export interface Recipe {
  readonly paint: Hex;
  readonly second?: Hex;
  readonly silhouette: string;
  /** The start of the darker underside: a height, or its own closed outline. */
  readonly sill: number | string;
  /** A closed outline of the soft band of light along the side. */
  readonly shoulder?: string;
  readonly back?: readonly Layer[];
  /** Decals, doors and trim, clipped to the silhouette. */
  readonly on?: readonly Layer[];
  readonly glass?: readonly string[];
  /** Head of the driver: centre and radius. */
  readonly driver?: readonly [x: number, y: number, r: number];
  /** An open car: the driver sits behind the body's edge instead of behind glass. */
  readonly isOpen?: boolean;
  readonly over?: readonly Layer[];
  /** Headlamps (outlines) and tail lamps (outlines). */
  readonly lamps?: readonly string[];
  readonly tails?: readonly string[];
  /** Where stickers may be put; between the wheels, above the sill, unless said. */
  readonly stickerArea?: Area;
  readonly wheels: readonly (readonly [x: number, r: number])[];
  readonly wheelStyle: WheelStyle;
  /** Wheel arches are cut into the body unless this is false. */
  readonly hasArches?: boolean;
  /** What changes between the two frames of an animated car. */
  readonly frames?: readonly [readonly Layer[], readonly Layer[]];
  readonly framesBehind?: readonly [readonly Layer[], readonly Layer[]];
}

/** What is known of a car without its picture. @source core §3 Car */
export interface Car {
  readonly carID: CarID;
  readonly name: string;
  readonly assetKey: string;
  readonly rarity: Rarity;
  /** In cash; 0 for cars that are never sold. */
  readonly price: number;
  readonly unlockLevel: number;
  readonly purchasable: boolean;
  readonly goldOnly: boolean;
  readonly isAnimated: boolean;
  readonly ways: readonly Way[];
}

/** A car with its picture, whose recipe lies in `art/` under the car's name. */
export interface DrawnCar extends Car {
  readonly recipe: Recipe;
}
