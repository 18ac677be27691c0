import type { Generated } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

/** Only people's balances are kept; the house's and escrow's are the sums of their entries. */
interface MoneyAccountTable {
  account_id: Generated<number>;
  user_id: UserID | null;
  kind: "person" | "house" | "escrow";
  balance: Generated<number>;
}

interface MoneyTransferTable {
  transfer_id: Generated<number>;
  /** What was paid for: unique for all time. */
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

/** The double-entry ledger. */
export interface MoneyTables {
  money_accounts: MoneyAccountTable;
  money_transfers: MoneyTransferTable;
  money_entries: MoneyEntryTable;
}
