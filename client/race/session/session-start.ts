import type { JoinRace, resumeRace } from "./race-connection.ts";
import type { RaceLoss } from "./race-store.ts";
import type { Clock } from "./reconnect.ts";

/** How a session comes to its race. */
export interface SessionStart {
  /** Undefined while it is not chosen what to race. */
  readonly join: JoinRace | undefined;
  /** Resumes a seat. */
  readonly resume?: typeof resumeRace;
  /** How the race before this one was lost. */
  readonly lossBefore?: RaceLoss;
  /** The race is open on another page. */
  readonly takesOver?: boolean;
  /** The page's by default. */
  readonly clock?: Clock;
}
