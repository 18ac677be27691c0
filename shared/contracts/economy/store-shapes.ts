import { z } from "zod";

import { CURRENCIES } from "../../content/store.ts";
import { INVOICE_STATES } from "../../rules/payments/next-state.ts";
import { carID, lootID, stamp } from "../ids.ts";

const minor = z.int().min(0).meta({ description: "In the smallest unit of the currency." });
export const currency = z.enum(CURRENCIES);
const count = z.int().min(0);
const goldDays = count.nullable().meta({ description: "Days of gold; null: for life; 0: none." });

const things = {
  goldDays,
  cash: count,
  cars: z.array(carID).readonly(),
  loot: z.array(lootID).readonly(),
};

/** @source teams-shop-seasons §3 Store item, Product */
export const StoreItem = z.object({
  SKU: z.string(),
  type: z.enum(["upgrade", "cash", "bundle"]),
  name: z.string(),
  price: minor.meta({ description: "Without a sale." }),
  salePrice: minor.meta({ description: "0 without a sale." }),
  saleEnds: stamp.nullable(),
  hasSalePrice: z.boolean(),
  activePrice: minor.meta({ description: "What is paid." }),
  savings: minor,
  percentOff: count.meta({ description: "To the nearest 10; of a bundle, against its parts, to the nearest 5." }),
  cashReward: count.meta({ description: "The game cash that comes with it." }),
  ...things,
  bundle: z
    .object({
      userBundleID: z.int().meta({ description: "Buy it by this." }),
      description: z.string(),
      fullPrice: minor.meta({ description: "What its parts cost alone." }),
      withGold: z.boolean(),
      themeHexCode: z.string(),
      shopImage: z.string().meta({ description: "The key of its picture." }),
      startStamp: stamp,
      expiration: stamp,
      isEarly: z.boolean().meta({ description: "Gold members have it a day before the others." }),
    })
    .nullable(),
});
export type StoreItem = z.infer<typeof StoreItem>;

/** Why somebody can't buy. */
export const NoBuying = z.enum(["classSetting", "noStore", "ownedAlready"]);
export type NoBuying = z.infer<typeof NoBuying>;

export const Order = z.object({
  invoiceNum: z.string(),
  SKU: z.string(),
  name: z.string(),
  state: z.enum(INVOICE_STATES).meta({
    description:
      "`open`: waits for its payment; `given`: paid, and given; `expired`: never paid; `refunded`, `disputed`: the money went back.",
  }),
  price: minor,
  refunded: minor,
  currency,
  ...things,
  isGift: z.boolean(),
  toName: z.string().nullable().meta({ description: "Of a gift: for whom; null once that account is gone." }),
  message: z.string().nullable(),
  createdStamp: stamp,
  givenStamp: stamp.nullable(),
  returnableUntil: stamp.nullable().meta({ description: "null: it can't be given back." }),
});
export type Order = z.infer<typeof Order>;

/** What was paid lately, without what went back. */
export const Spending = z.object({ days: z.int(), spent: minor, currency });
export type Spending = z.infer<typeof Spending>;

/** For whom something is bought. */
export const StoreUser = z.object({
  username: z.string(),
  displayName: z.string(),
  membership: z.enum(["basic", "gold"]),
  goldUntil: stamp.nullable().meta({ description: "null also of a friend: it is theirs to know." }),
  isLifetime: z.boolean(),
});
export type StoreUser = z.infer<typeof StoreUser>;
