import { minutes, seconds } from "../../units.ts";
import { RACE } from "../race/numbers.ts";

/** The numbers of a friend lobby. Durations in milliseconds. */
export const FRIEND_RACE = {
  slots: RACE.slots,
  /** A racer whose connection drops keeps the slot this long; while a round runs, this long after its end. */
  comeBackMs: RACE.comeBackMs,
  /** One phrase in this span, per racer. */
  chatEveryMs: seconds(2),
  maxInvited: 200,
  /** A host's link leads to so many tables, one after the other as they fill. */
  tables: 8,
  /** A racer who was told to come to a table has a place there for so long. */
  expectedMs: seconds(10),
  /** Who did not come has no place kept again for so long; nor has anybody of a network from which so many did not. */
  missedMs: minutes(10),
  missesOfNetwork: 3,
  /** The same friend is not invited again sooner than this. */
  inviteAgainMs: minutes(2),
  /** Friends are told that a host waits after this long, and not again for a while. */
  waitsAfterMs: seconds(3),
  waitsAgainMs: minutes(10),
  /** A round without news counts as over after this long. */
  roundCapMs: RACE.gatherMs + RACE.countdownMs + RACE.capMs + RACE.graceMs + seconds(5),
} as const;
