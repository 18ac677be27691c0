import type { UserID } from "../../ids.ts";
import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";
import type { Work } from "../platform/work.ts";

export const keyCostData: PersonalData = {
  exports: [exportTable("keyCosts", "key_costs", "user_id")],
  aboutNobody: ["key_references"],
};

/** A declared bot has no hand to practise. The account is locked. */
export async function forgetKeyCosts({ trx }: Pick<Work, "trx">, userID: UserID): Promise<void> {
  await trx.deleteFrom("key_costs").where("user_id", "=", userID).execute();
}
