import type { Generated } from "kysely";

import type { BundleID } from "../../content/bundles.ts";
import type { UserID } from "../../ids.ts";
import type { Bought } from "../../rules/shop/returns.ts";
import type { Day, Stamp } from "../../units.ts";

/** Something that was bought for game cash. Its receipts are `purchase:{id}` and, given back, `return:{id}`. */
interface PurchaseTable {
  purchase_id: Generated<number>;
  user_id: UserID;
  type: Bought["type"];
  /** carID, lootID or bundleID; for nitros how many. */
  item_id: number;
  /** What was paid. */
  price: number;
  stamp: Stamp;
  state: Bought["state"];
  returned_stamp: Stamp | null;
}

/** The figures of a player as a customer, without what was given back; no row before the first. */
interface ShopperTable {
  user_id: UserID;
  money_spent: Generated<number>;
  /** Other things than bundles. */
  cash_purchases: Generated<number>;
  bundle_purchases: Generated<number>;
  last_purchase_stamp: Stamp | null;
  last_bundle_id: BundleID | null;
  /** The day on which nitros were bought last, and how many then. */
  nitros_day: Generated<Day>;
  nitros_bought: Generated<number>;
  visited_stamp: Stamp | null;
  /** Whether the password is asked for before a purchase. */
  asks_password: Generated<boolean>;
}

export interface ShopTables {
  purchases: PurchaseTable;
  shoppers: ShopperTable;
}
