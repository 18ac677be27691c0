import type { CarID } from "../ids.ts";
import type { Hex } from "./cars/colour.ts";
import type { LootID } from "./loot/loot.ts";

export type BundleID = number & { readonly id: "Bundle" };

/** A car and loot of one theme, which together cost less. @source teams-shop-seasons §3 Shop */
export interface Bundle {
  readonly bundleID: BundleID;
  readonly name: string;
  readonly description: string;
  /** In steps of 5. */
  readonly percentOff: number;
  readonly themeHexCode: Hex;
  readonly assetKey: string;
  readonly carID: CarID;
  readonly loot: readonly LootID[];
}

const bundle = (
  id: number,
  name: string,
  [assetKey, themeHexCode]: readonly [assetKey: string, Hex],
  { description, percentOff, car, loot }: { description: string; percentOff: number; car: number; loot: number[] },
): Bundle => ({
  bundleID: id as BundleID,
  name,
  description,
  percentOff,
  themeHexCode,
  assetKey: `bundle_${assetKey}`,
  carID: car as CarID,
  loot: loot as LootID[],
});

/** Bundles for game cash, in the order in which their weeks come. A bundle keeps its ID for good. */
export const BUNDLES: readonly Bundle[] = [
  bundle(1, "First Lap", ["first_lap", "#3f8f4f"], {
    description: "Everything for a good start: a small car, a green light and a flag to aim for.",
    percentOff: 25,
    car: 12,
    loot: [145, 112, 505],
  }),
  bundle(2, "Snack Run", ["snack_run", "#d9822b"], {
    description: "Fries on wheels, popcorn behind you. Nobody races well when hungry.",
    percentOff: 20,
    car: 128,
    loot: [214, 148, 415, 506],
  }),
  bundle(3, "Cat Nap", ["cat_nap", "#8a6bbf"], {
    description: "For racers whose best teammate walks across the keyboard.",
    percentOff: 25,
    car: 6,
    loot: [106, 125, 552, 215],
  }),
  bundle(4, "Ten Fingers", ["home_row", "#4a7fc1"], {
    description: "Eight fingers where they belong, and a trail of loose keys.",
    percentOff: 15,
    car: 42,
    loot: [208, 114, 508, 514],
  }),
  bundle(5, "Green Thumb", ["green_thumb", "#5a9a3a"], {
    description: "Mow the lawn, mind the toadstool, and always follow the sun.",
    percentOff: 25,
    car: 112,
    loot: [116, 122, 143, 557],
  }),
  bundle(6, "Deep Dive", ["deep_dive", "#2a8fa8"], {
    description: "Bubbles, a big splash and a car with a fin. Breathe in.",
    percentOff: 20,
    car: 26,
    loot: [203, 150, 152],
  }),
  bundle(7, "Night Drive", ["night_drive", "#3a4a8a"], {
    description: "The road is empty, the owl is awake, and the moon keeps the score.",
    percentOff: 15,
    car: 61,
    loot: [117, 133, 507, 588],
  }),
  bundle(8, "Up and Away", ["lift_off", "#6a5acd"], {
    description: "Three, two, one: a saucer, stardust and a wish on the way up.",
    percentOff: 15,
    car: 67,
    loot: [210, 121, 155, 596],
  }),
];

const BY_ID: ReadonlyMap<BundleID, Bundle> = new Map(BUNDLES.map((each) => [each.bundleID, each]));

export const bundleByID = (bundleID: BundleID): Bundle | undefined => BY_ID.get(bundleID);

/** New bundles come each Monday, so many at once. */
export const BUNDLES_A_WEEK = 2;
