import { sql } from "kysely";

import type { RaceID, UserID } from "../../ids.ts";
import type { HoldKind } from "../../rules/fair-play/reward-hold.ts";
import type { Work } from "../platform/work.ts";

/** A race of one racer. */
export interface RaceSeat {
  readonly raceID: RaceID;
  readonly slot: number;
}

/** Closes what was still asked about races whose reward is paid now, and tells by what. The racers are locked. */
export async function answerAppeals(work: Work, races: readonly RaceSeat[], by: HoldKind): Promise<void> {
  if (races.length === 0) return;
  const { rows } = await sql<{ readonly race_id: RaceID; readonly user_id: UserID }>`
    update appeals a set state = 'upheld', answered_by = ${by}, done_stamp = ${work.now}
    from unnest(${races.map(({ raceID }) => raceID)}::uuid[], ${races.map(({ slot }) => slot)}::integer[])
      as paid (race_id, slot)
    where a.race_id = paid.race_id and a.slot = paid.slot and a.state = 'open'
    returning a.race_id, a.user_id`.execute(work.trx);
  for (const { race_id: raceID, user_id: userID } of rows) {
    work.changed(userID, "progress");
    work.notify(userID, "appeal-answered", { raceID, isUpheld: true, ...(by !== "moderator" && { paidBy: by }) });
  }
}
