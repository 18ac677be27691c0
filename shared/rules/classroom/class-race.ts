import type { RaceID, UserID } from "../../ids.ts";
import type { Guest } from "../lobby/table.ts";
import type { Standing } from "../race/race.ts";
import type { Ranking } from "./numbers.ts";

/** A pupil in the room. */
export interface ClassPupil extends Guest {
  /** Since when the connection is down. */
  readonly awaySinceMs?: number;
}

/** How a pupil did, as the race itself said last. */
export interface RacedLane {
  readonly standing: Standing;
  readonly speed: number;
  readonly accuracy: number;
  readonly elapsedMs: number;
}

/** A race room with some of the racers. */
export interface Track {
  readonly raceID: RaceID;
  readonly racers: readonly ClassPupil[];
  readonly isOver: boolean;
}

/** One race of the class, over all its tracks. */
export interface ClassRace {
  readonly number: number;
  readonly ranking: Ranking;
  readonly tracks: readonly Track[];
  readonly lanes: ReadonlyMap<UserID, RacedLane>;
  /** Since when it stands still. */
  readonly pausedSinceMs?: number;
  /** How long it stood still before. */
  readonly stoodMs: number;
  /** No race lasts longer: what was not heard of until then is over. */
  readonly untilMs: number;
}
