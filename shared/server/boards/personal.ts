import { sql } from "kysely";

import type { PersonalData } from "../platform/postgres/personal-data.ts";

/** Boards of racers. */
const OF_RACERS = sql`board in (select board from boards where split_part(board, ':', 2) = 'racers')`;

export const boardData: PersonalData = {
  exports: [
    {
      name: "boardPlaces",
      from: ["board_lines"],
      async read(db, userID) {
        const { rows } = await sql<object>`
          select board, place, figure, races from board_lines join boards using (board, version)
          where ${OF_RACERS} and entrant_id = ${userID} order by board`.execute(db);
        return rows;
      },
    },
  ],
  aboutNobody: ["boards"],
  async erase({ trx }, userIDs) {
    await sql`delete from board_lines where ${OF_RACERS} and entrant_id = any(${userIDs}::bigint[])`.execute(trx);
  },
};
