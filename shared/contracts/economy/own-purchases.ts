import { z } from "zod";

import type { BundleID } from "../../content/bundles.ts";
import { stamp, userID } from "../ids.ts";

const count = z.int().min(0);
export const bundleID = z.int() as unknown as z.ZodType<BundleID, number>;

/** What a player bought so far, without what was given back. @source core §3 User session */
export const Purchases = z.object({
  moneySpent: count.meta({ description: "Game cash." }),
  lastPurchase: stamp.nullable().meta({ description: "When the last one was." }),
  lastPurchaseUserID: userID.nullable().meta({ description: "For whom it was." }),
  bundle: bundleID.nullable().meta({ description: "The bundle that was bought last." }),
  purchaseCounts: z.object({
    cash: count.meta({ description: "Things for game cash, besides bundles." }),
    gold: count.meta({ description: "Gold memberships." }),
    bundle: count.meta({ description: "Bundles." }),
    gift: count.meta({ description: "Things for somebody else." }),
  }),
  visitedShop: stamp.nullable().meta({ description: "When the racer last looked into the shop." }),
  asksPassword: z.boolean().meta({ description: "Whether the password is asked for before a purchase." }),
});
export type Purchases = z.infer<typeof Purchases>;
