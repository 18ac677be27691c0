import { sql, type Kysely } from "kysely";

import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import type { CaseRace } from "../../contracts/case-file.ts";
import type { RaceID } from "../../ids.ts";
import { SIGNALS, type Signal } from "../../rules/fair-play/signal.ts";
import { isAmong } from "../../rules/known.ts";
import { foulForAll, knownFoul } from "../../rules/race/foul.ts";
import type { Database } from "../database.ts";
import type { CaseKey } from "./subject.ts";

/** Races of a case that are shown. */
export const MOST_RACES = 50;

/** What a case is about: of a hold the races that the racer asked about first, then the newest. */
interface CaseRaces {
  readonly races: readonly CaseRace[];
  /** How many there are, also where not all of them are shown. */
  readonly count: number;
}

interface Row extends Omit<CaseRace, "signals" | "foul"> {
  readonly foul: Parameters<typeof knownFoul>[0];
  readonly signals: readonly StoredSignal[] | null;
  readonly count: number;
}

/** What was stored before some of them held a reward alone says nothing of that. */
type StoredSignal = Omit<Signal, "isConclusive"> & Partial<Pick<Signal, "isConclusive">>;

/** The races that a case is about; none for what is about no race. @param raceID only this one of them */
export async function racesOf(db: Kysely<Database>, key: CaseKey, raceID?: RaceID): Promise<CaseRaces> {
  if (key.kind !== "hold" && key.kind !== "race") return { races: [], count: 0 };
  const isOfCase =
    key.kind === "hold"
      ? sql`w.hold_id = ${key.holdID}`
      : sql`r.race_id = ${key.raceID} and r.slot = ${key.slot} and a.race_id is not null`;
  const { rows } = await sql<Row>`
    select r.race_id as "raceID", r.slot, races.site, races.lesson_id as "lessonID", r.started_stamp as "startedStamp",
      r.speed, r.accuracy, w.cash, r.foul, w.signals, k.race_id is not null as "hasReplay",
      coalesce(a.state = 'open', false) as "isAsked", (count(*) over ())::int as count
    from race_results r
    join races on races.race_id = r.race_id
    left join race_rewards w on w.race_id = r.race_id and w.slot = r.slot
    left join appeals a on a.race_id = r.race_id and a.slot = r.slot
    left join key_logs k on k.race_id = r.race_id and k.slot = r.slot
    where ${isOfCase} ${raceID === undefined ? sql`` : sql`and r.race_id = ${raceID}`}
    order by "isAsked" desc, r.started_stamp desc, r.race_id limit ${MOST_RACES}`.execute(db);
  const races = rows.map(({ foul, signals, lessonID, count: _all, ...race }) => ({
    ...race,
    lessonID: isAmong(LESSON_IDS, lessonID) ? lessonID : null,
    foul: foulForAll(knownFoul(foul)),
    signals: (signals ?? [])
      .flatMap(({ code, measured, threshold, fired, isConclusive = false }) =>
        isAmong(SIGNALS, code) ? [{ code, measured, threshold, fired, isConclusive }] : [],
      )
      .toSorted((one, other) => Number(other.fired) - Number(one.fired)),
  }));
  return { races, count: rows[0]?.count ?? 0 };
}
