import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";
import { returnGiftsTo, sendersTo } from "./return.ts";

const KEPT = "without this account; the other one's stays until it is forgotten";

export const giftsData: PersonalData = {
  exports: [
    exportTable("giftsSent", "cash_gifts", "sender_id"),
    exportTable("giftsReceived", "cash_gifts", "receiver_id"),
  ],
  afterErasure: { "cash_gifts.sender_id": KEPT, "cash_gifts.receiver_id": KEPT },
  alsoLocked: sendersTo,
  erase: returnGiftsTo,
};
