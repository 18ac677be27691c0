import type { Generated } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";

/** Cash on its way from one player to another: in escrow until it is collected or returned. */
interface CashGiftTable {
  gift_id: Generated<number>;
  /** null once that account is erased. */
  sender_id: UserID | null;
  /** null once that account is erased; a gift that waits has one. */
  receiver_id: UserID | null;
  amount: number;
  sent_stamp: Stamp;
  ending: "collected" | "returned" | null;
  ended_stamp: Stamp | null;
}

/** Cash gifts. */
export interface GiftTables {
  cash_gifts: CashGiftTable;
}
