import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const shopData: PersonalData = {
  exports: [exportTable("purchases", "purchases", "user_id"), exportTable("shopper", "shoppers", "user_id")],
};
