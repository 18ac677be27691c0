import { z } from "zod";

import { RARITIES } from "../../content/cars/car.ts";
import { NITRO_PACK } from "../../content/shop.ts";
import { carID, lootID, stamp } from "../ids.ts";
import { bundleID } from "./own-purchases.ts";

export const cash = z.int().min(0);
export const itemType = z.enum(["car", "loot", "bundle", "nitros"]);
export const itemID = z.int().meta({ description: "carID, lootID or bundleID; for nitros how many." });

/** Why something can't be bought: the same as a purchase would be refused with. */
export const Hindrance = z.object({
  why: z.enum([
    "offerOver",
    "classSetting",
    "shopLocked",
    "ownedAlready",
    "goldOnly",
    "levelTooLow",
    "dailyLimit",
    "notEnoughMoney",
  ]),
  message: z.string().meta({ description: "A sentence for the player." }),
  missingMoney: cash.optional().meta({ description: "With `notEnoughMoney`." }),
  unlockLevel: z.int().optional().meta({ description: "With `levelTooLow`." }),
  gamesToGo: z.int().optional().meta({ description: "With `shopLocked`." }),
});

/** @source teams-shop-seasons §3 Shop: Bundle */
const Bundle = z.object({
  bundleID,
  userBundleID: z.int().nullable().meta({ description: "null: it is the same for everybody." }),
  type: z.literal("game-cash"),
  name: z.string(),
  description: z.string(),
  price: cash,
  fullPrice: cash,
  withGold: z.boolean().meta({ description: "Whether gold membership comes with it." }),
  modalImage: z.string().meta({ description: "The key of its picture." }),
  shopImage: z.string(),
  themeHexCode: z.string(),
  expiration: stamp,
  loot: z
    .array(
      z.object({
        carID: carID.nullable(),
        lootID: lootID.nullable(),
        money: cash.meta({ description: "What it costs alone." }),
        isOwned: z.boolean(),
      }),
    )
    .readonly(),
});

/** @source teams-shop-seasons §3 Shop item */
export const ShopItem = z.object({
  type: itemType,
  id: itemID,
  srlID: z.int().nullable().meta({ description: "Buy it by `/loot/shop/{srlID}/buy`." }),
  dlID: z.int().nullable().meta({ description: "Buy it by `/loot/dealership/{dlID}/buy`." }),
  starterCarID: z.int().nullable().meta({ description: "Buy it by `/loot/event/{starterCarID}/buy`." }),
  name: z.string(),
  rarity: z.enum(RARITIES).nullable().meta({ description: "null for bundles and nitros." }),
  price: cash.meta({ description: "What it costs the caller now; of a bundle only what the caller lacks." }),
  fullPrice: cash.meta({ description: "The same without a discount." }),
  percentOff: z.int().min(0).max(95).multipleOf(5),
  shortDescription: z.string(),
  longDescription: z.string(),
  startStamp: stamp.meta({ description: "From when on it is sold to the caller." }),
  expiration: stamp.nullable().meta({ description: "null: sold for good." }),
  isEarly: z.boolean().meta({ description: "Gold members have it a day before the others." }),
  category: z.enum(["featured"]).nullable(),
  goldOnly: z.boolean(),
  unlockLevel: z.int().min(1),
  isOwned: z.boolean(),
  hindrance: Hindrance.nullable().meta({ description: "null: the caller can buy it now." }),
  bundle: Bundle.nullable(),
});
export type ShopItem = z.infer<typeof ShopItem>;

/** A group of the shop. @source teams-shop-seasons §2 Shop, §3 Dealership */
export const Dealership = z.object({
  dealershipID: z.int(),
  assetKey: z.enum(["default", "season_shop", "bundle_shop", "dealership", "nitro_shop", "cash_shop", "merch_shop"]),
  name: z.string(),
  url: z.string().nullable().meta({ description: "The store elsewhere; of the merch shop alone." }),
  expiration: stamp.nullable().meta({ description: "When all of it changes; null: not at once." }),
  gamesToGo: z.int().min(0).meta({ description: "Races until the group opens, which shows nothing before; 0: open." }),
  items: z.array(ShopItem).readonly(),
});
export type Dealership = z.infer<typeof Dealership>;

const OwnPurchase = z.object({
  purchaseID: z.int(),
  type: itemType,
  id: itemID,
  name: z.string(),
  price: cash.meta({ description: "What was paid." }),
  stamp,
  state: z.enum(["open", "kept", "returned"]),
  returnableUntil: stamp.nullable().meta({ description: "null: it can't be given back." }),
});

export const Shop = z.object({
  dealerships: z.array(Dealership).readonly(),
  purchases: z.array(OwnPurchase).readonly().meta({ description: "The caller's last 20, the newest first." }),
  nitrosLeft: z.int().min(0).max(NITRO_PACK.nitrosADay).meta({ description: "Nitros that can be bought today." }),
  asksPassword: z.boolean().meta({ description: "Whether a purchase needs the password." }),
  nextChange: stamp.meta({ description: "When the shop has something else." }),
});
export type Shop = z.infer<typeof Shop>;
