import type { RaceRecord } from "../../contracts/race/race.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { contestPageOf } from "../contests/contest-page.ts";
import type { App } from "../platform/work.ts";
import { recordOfOne } from "../race/seen-by-others.ts";

/**
 * A race of a contest, to be watched again by whom the contest's page shows that. Refuses: notFound (also once its log is
 * gone), raceNotFound.
 */
export async function contestRaceOf(
  app: App,
  { contestID, number }: { readonly contestID: number; readonly number: number },
  viewerID: UserID | undefined,
): Promise<Omit<RaceRecord, "raceID">> {
  const { teams } = await contestPageOf(app, contestID, viewerID);
  const shown = teams.flatMap(({ days }) => days.flatMap(({ races }) => races)).find((race) => race.number === number);
  const race = shown?.canWatch === true ? await raceOf(app, number) : undefined;
  if (!race?.userID) throw new Refusal("notFound", "This race can't be watched.");
  return recordOfOne(app.db, race.raceID, { userID: race.userID, slot: race.slot });
}

const raceOf = ({ db }: App, number: number) =>
  db
    .selectFrom("contest_races")
    .select(["user_id as userID", "race_id as raceID", "race_slot as slot"])
    .where("number", "=", number)
    .executeTakeFirst();
