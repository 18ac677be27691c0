import { ms, type Ms } from "../../units.ts";
import { RACE } from "./numbers.ts";

/** How the races of one node share the loop. Durations in milliseconds. */
export const PACE = {
  /** The number of parts of a tick; each race runs in one of them. */
  parts: 20,
  fullMs: RACE.tickMs,
  /** The tick of an overloaded node. */
  slowMs: ms(200),
  lookMs: ms(1_000),
  /** Overloaded: the loop was busy throughout a sample. */
  behind: 0.95,
  /** Overloaded: turns take this long, since there is more to read than it can handle. */
  behindTurnMs: RACE.tickMs / 2,
  /** Recovered: the load at full pace would be at most this. */
  room: 0.8,
  /** For this many samples in a row. */
  roomyLooks: 3,
} as const;

export interface Pace {
  readonly tickMs: Ms;
  /** Samples in a row with room for the full pace. */
  readonly roomyLooks: number;
}

/** A sample: shares of its time, and milliseconds. */
export interface Load {
  /** The event loop's total load. */
  readonly busy: number;
  /** The load by ticks. */
  readonly ticking: number;
  /** The average duration of a turn of the loop. */
  readonly turnMs: number;
}

export const FULL_PACE: Pace = { tickMs: PACE.fullMs, roomyLooks: 0 };

/**
 * The pace after a sample: slow once the loop falls behind, full again when there has been room for twice the ticks for
 * a while.
 */
export function paceAfter(pace: Pace, { busy, ticking, turnMs }: Load): Pace {
  const isBehind = busy >= PACE.behind || turnMs >= PACE.behindTurnMs;
  if (pace.tickMs === PACE.fullMs) return isBehind ? { tickMs: PACE.slowMs, roomyLooks: 0 } : pace;
  const atFull = busy + ticking * (PACE.slowMs / PACE.fullMs - 1);
  if (isBehind || atFull > PACE.room) return pace.roomyLooks === 0 ? pace : { ...pace, roomyLooks: 0 };
  const roomyLooks = pace.roomyLooks + 1;
  return roomyLooks < PACE.roomyLooks ? { ...pace, roomyLooks } : FULL_PACE;
}
