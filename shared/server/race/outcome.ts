import type { RaceID, TextID } from "../../ids.ts";
import { encodeKeyLog } from "../../rules/race/key-log.ts";
import type { Race } from "../../rules/race/race.ts";
import { resultsOf, type Result } from "../../rules/race/results.ts";
import type { Stamp } from "../../units.ts";
import type { Site } from "../config.ts";

/** Everything a finished race leaves behind, as plain data that can wait on disk. */
export interface RaceOutcome {
  readonly raceID: RaceID;
  readonly site: Site;
  readonly textID: TextID;
  readonly startedStamp: Stamp;
  readonly results: readonly SettledResult[];
}

export interface SettledResult extends Result {
  /** The compact key log, in base64. */
  readonly keyLog: string;
}

export function outcomeOf(race: Race, site: Site, startedStamp: Stamp): RaceOutcome {
  const logs = new Map(race.racers.map((racer) => [racer.seat.slot, encodeKeyLog(race.text, racer.lane.keys)]));
  return {
    raceID: race.raceID,
    site,
    textID: race.textID,
    startedStamp,
    results: resultsOf(race).map((result) => ({
      ...result,
      keyLog: Buffer.from(logs.get(result.seat.slot) ?? []).toString("base64"),
    })),
  };
}
