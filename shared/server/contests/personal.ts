import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { isBanned } from "../conduct/banned.ts";
import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";
import type { Work } from "../platform/work.ts";

export const contestData: PersonalData = {
  exports: [exportTable("contestRaces", "contest_races", "user_id")],
  afterErasure: {
    "contest_races.user_id":
      "the points stay with the team, without a name and without a replay; those of who is banned are deleted",
  },
  aboutNobody: ["contests", "contest_teams"],
  erase: eraseUnfair,
};

/** Races that didn't count because of who drove them don't count without a name either. */
async function eraseUnfair({ trx, now }: Work, userIDs: readonly UserID[]): Promise<void> {
  await sql`
    delete from contest_races r using users where users.user_id = r.user_id and r.user_id = any(${userIDs}::bigint[])
      and (users.is_bot or ${isBanned("users.user_id", now)})`.execute(trx);
}
