import { minutes, type Stamp } from "../../units.ts";

/** Races with no longer pause between them are one session. */
export const SESSION_PAUSE = minutes(30);

/** How many races the running session has, with a race that ended now. */
export const sessionRaces = (before: number, lastRaceStamp: Stamp | undefined, now: Stamp): number =>
  lastRaceStamp !== undefined && now - lastRaceStamp <= SESSION_PAUSE / 1_000 ? before + 1 : 1;
