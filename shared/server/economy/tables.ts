import type { Generated, JSONColumnType } from "kysely";

import type { LootID } from "../../content/loot/loot.ts";
import type { CarID, UserID } from "../../ids.ts";
import type { Reward } from "../../rules/rewards/reward.ts";
import type { Stamp } from "../../units.ts";

/** Stored for people only; the balances of treasury and escrow are the sums of their entries. */
interface MoneyAccountTable {
  account_id: Generated<number>;
  user_id: UserID | null;
  kind: "person" | "treasury" | "escrow";
  balance: Generated<number>;
}

interface MoneyTransferTable {
  transfer_id: Generated<number>;
  /** The reason for the payment: unique for all time. */
  reference: string;
  reason: string;
  stamp: Stamp;
}

/** The entries of one transfer sum to zero. */
interface MoneyEntryTable {
  transfer_id: number;
  account_id: number;
  amount: number;
}

/** The permanent receipt of what a player was given. */
interface GrantTable {
  /** The reason for the grant: unique for all time. */
  reference: string;
  user_id: UserID;
  /** What was actually given: a duplicate stands here as the cash that it paid. */
  rewards: JSONColumnType<readonly Reward[]>;
  reason: string;
  stamp: Stamp;
}

interface OwnedCarTable {
  user_id: UserID;
  car_id: CarID;
  state: Generated<"owned" | "sold">;
  hue_angle: Generated<number>;
  /** When it was got last. */
  stamp: Stamp;
  /** The reference of the grant or charge that it came from. */
  reference: string;
}

interface OwnedLootTable {
  user_id: UserID;
  loot_id: LootID;
  stamp: Stamp;
  /** The reference of the grant or charge that it came from. */
  reference: string;
}

/** A call that came with an idempotency key. */
interface RepeatTable {
  user_id: UserID;
  key: string;
  /** Method and path. */
  call: string;
  /** A keyed hash of parameters, query and body. */
  body_hash: string;
  /** The operation's answer as JSON; null only within its transaction, and for calls older than this table. */
  answer: string | null;
  stamp: Stamp;
}

/** Gold that was given: the truth, of which the account keeps a copy. */
interface GoldSpanTable {
  /** The reason for it: unique for all time. */
  reference: string;
  user_id: UserID;
  /** null: for life. */
  days: number | null;
  stamp: Stamp;
  /** When it was taken back. */
  revoked_stamp: Stamp | null;
}

/** Cash that was taken back after it was spent: what comes next pays it. */
interface DebtTable {
  user_id: UserID;
  amount: number;
}

/** The double-entry ledger, what was given, what players own, and which calls were made. */
export interface EconomyTables {
  money_accounts: MoneyAccountTable;
  money_transfers: MoneyTransferTable;
  money_entries: MoneyEntryTable;
  grants: GrantTable;
  owned_cars: OwnedCarTable;
  owned_loot: OwnedLootTable;
  repeats: RepeatTable;
  gold_spans: GoldSpanTable;
  debts: DebtTable;
}
