import { minutes, type Stamp } from "../../units.ts";

/** Races with pauses of at most this length are one session. */
export const SESSION_PAUSE = minutes(30);

/** The number of races in the current session, including one that ended now. */
export const sessionRaces = (before: number, lastRaceStamp: Stamp | undefined, now: Stamp): number =>
  lastRaceStamp !== undefined && now - lastRaceStamp <= SESSION_PAUSE / 1_000 ? before + 1 : 1;
