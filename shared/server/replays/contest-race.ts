import type { RaceRecord } from "../../contracts/race/race.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { memberOf, racesToShow } from "../contests/read.ts";
import type { App } from "../platform/work.ts";
import { recordSeenByOthers } from "../race/seen-by-others.ts";

/**
 * A race of a contest, to be watched again by whoever sees who drove it. Refuses: notFound (also once its log is gone),
 * raceNotFound.
 */
export async function contestRaceOf(
  { db }: Pick<App, "db">,
  { contestID, number }: { readonly contestID: number; readonly number: number },
  viewerID: UserID | undefined,
): Promise<Omit<RaceRecord, "raceID">> {
  const member = viewerID === undefined ? undefined : await memberOf(db, viewerID);
  const [race] = await racesToShow(db, [number], { userID: viewerID, teamID: member?.teamID });
  if (race?.contest_id !== contestID || race.user_id === null || !race.is_seen || !race.has_log) {
    throw new Refusal("notFound", "This race can't be watched any more.");
  }
  return recordSeenByOthers(db, race.race_id, { userID: race.user_id, slot: race.race_slot });
}
