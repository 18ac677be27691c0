import type { UserID } from "../../ids.ts";
import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";
import type { Work } from "../platform/work.ts";

export const coachData: PersonalData = {
  exports: [exportTable("coach", "coach_fortnights", "user_id")],
  aboutNobody: ["coach_findings"],
};

/** A declared bot has nothing to practise. The account is locked. */
export async function forgetCoach({ trx }: Pick<Work, "trx">, userID: UserID): Promise<void> {
  await trx.deleteFrom("coach_fortnights").where("user_id", "=", userID).execute();
}
