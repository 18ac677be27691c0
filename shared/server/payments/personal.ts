import type { PersonalData } from "../platform/postgres/personal-data.ts";
import { exportTable } from "../platform/postgres/personal-data.ts";

const KEPT = "an invoice stays in the books, without a person and without the words of a gift";

export const paymentData: PersonalData = {
  exports: [
    exportTable("orders", "invoices", "user_id", ["receiver_id", "session_id", "payment_id"]),
    exportTable("ordersReceived", "invoices", "receiver_id", [
      "user_id",
      "session_id",
      "payment_id",
      "price_minor",
      "currency",
      "refunded_minor",
    ]),
  ],
  afterErasure: { "invoices.user_id": KEPT, "invoices.receiver_id": KEPT },
  aboutNobody: ["payment_events", "payments_read", "test_sessions", "test_events"],
  async erase({ trx }, userIDs) {
    await trx
      .updateTable("invoices")
      .set({ message: null })
      .where("message", "is not", null)
      .where((eb) => eb.or([eb("user_id", "in", userIDs), eb("receiver_id", "in", userIDs)]))
      .execute();
  },
};
