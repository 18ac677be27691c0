import { ms, type Ms } from "../../units.ts";
import { RACE } from "./numbers.ts";

/** How the races of one node take turns. Durations in milliseconds. */
export const PACE = {
  /** Into so many parts a tick is divided; each race has one of them. */
  parts: 20,
  fullMs: RACE.tickMs,
  /** What a node takes instead while it has too much to do. */
  slowMs: ms(200),
  lookMs: ms(1_000),
  /** The loop had no rest in a look: it falls behind. */
  behind: 0.95,
  /** So does one whose turns take so long: there is more to read than it gets through. */
  behindTurnMs: RACE.tickMs / 2,
  /** At the full pace it would have this much to do at most: it has room again. */
  room: 0.8,
  /** So many looks in a row must see that. */
  roomyLooks: 3,
} as const;

export interface Pace {
  readonly tickMs: Ms;
  /** Looks in a row that saw room for the full pace. */
  readonly roomyLooks: number;
}

/** What was seen since the last look: shares of its time, and milliseconds. */
export interface Load {
  /** The event loop was busy with anything. */
  readonly busy: number;
  /** It was busy with ticks. */
  readonly ticking: number;
  /** How long a turn of the loop took, on an average. */
  readonly turnMs: number;
}

export const FULL_PACE: Pace = { tickMs: PACE.fullMs, roomyLooks: 0 };

/** The pace after a look: slow once the loop fell behind, full again when twice the ticks would have room for a while. */
export function paceAfter(pace: Pace, { busy, ticking, turnMs }: Load): Pace {
  const isBehind = busy >= PACE.behind || turnMs >= PACE.behindTurnMs;
  if (pace.tickMs === PACE.fullMs) return isBehind ? { tickMs: PACE.slowMs, roomyLooks: 0 } : pace;
  const atFull = busy + ticking * (PACE.slowMs / PACE.fullMs - 1);
  if (isBehind || atFull > PACE.room) return pace.roomyLooks === 0 ? pace : { ...pace, roomyLooks: 0 };
  const roomyLooks = pace.roomyLooks + 1;
  return roomyLooks < PACE.roomyLooks ? { ...pace, roomyLooks } : FULL_PACE;
}
