import type { Kysely } from "kysely";

import type { RaceRecord } from "../../contracts/race/race.ts";
import type { RaceID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Database } from "../database.ts";
import { raceRecordOf } from "../race/record.ts";
import { racesOf } from "./races.ts";
import { caseFor, caseNamed } from "./subject.ts";

/**
 * A race of a case with the keys of the racer it is about; nobody else's keys and names are a moderator's to see, except a
 * bot's. Refuses: notFound, notAllowed, raceNotFound.
 */
export async function caseRaceFor(
  db: Kysely<Database>,
  caseID: string,
  raceID: RaceID,
  moderatorID: UserID,
): Promise<RaceRecord> {
  const key = caseNamed(caseID);
  const { userID } = await caseFor(db, key, moderatorID);
  const [shown] = (await racesOf(db, key, raceID)).races;
  if (!shown) throw new Refusal("raceNotFound", "This case isn't about that race.");
  const { math, ...record } = await raceRecordOf(db, raceID, { userID });
  const isShown = ({ slot, isBot }: { readonly slot: number; readonly isBot: boolean }): boolean =>
    isBot || slot === shown.slot;
  const slots = new Set(record.results.filter(isShown).map(({ slot }) => slot));
  return {
    ...record,
    results: record.results.map((line) =>
      isShown(line)
        ? line
        : { ...line, displayName: `Racer ${line.slot + 1}`, tag: null, tagColor: null, foul: null, replay: null },
    ),
    math: math && {
      ...math,
      answers: math.answers.map((each) => (slots.has(each.slot) ? each : { ...each, answers: null })),
    },
  };
}
