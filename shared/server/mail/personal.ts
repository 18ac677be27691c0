import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

/** Emails contain links that grant access: the export omits their text. */
export const emailData: PersonalData = {
  exports: [exportTable("letters", "letters", "user_id", ["body"])],
  aboutNobody: ["letter_asks"],
  async erase({ trx }, userIDs) {
    const owners = await trx.selectFrom("users").select("email").where("user_id", "in", userIDs).execute();
    const addresses = owners.map(({ email }) => email ?? "");
    await trx.deleteFrom("letters").where("to_address", "in", addresses).execute();
  },
};
