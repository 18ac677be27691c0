import { ms, type Ms } from "../../units.ts";
import { RACE } from "./numbers.ts";

/** How the races of one node share the loop. Durations in milliseconds. */
export const PACE = {
  /** The number of parts of a tick; each race runs in one of them. */
  parts: 20,
  fullMs: RACE.tickMs,
  /** The tick of a node that is overloaded at every other pace. */
  slowMs: ms(200),
  /** From the full pace to the slowest. */
  steps: [RACE.tickMs, ms(125), ms(150), ms(200)],
  lookMs: ms(1_000),
  /** Overloaded: the loop was busy throughout a sample, and throughout the next one: a single one may be the machine's. */
  behind: 0.95,
  behindLooks: 2,
  /** Overloaded far: turns take this long, since there is more to read than it can handle. */
  behindTurnMs: RACE.tickMs / 2,
  /**
   * Recovered: the load a step quicker would be at most this. A loop with less to do takes more turns and is the busier for
   * it, so the load at a quicker pace is less than what it seems: trying it tells.
   */
  room: 0.94,
  /** For so many samples in a row; twice as many after each step back that came soon after a quicker one. */
  roomyLooks: { least: 3, most: 48 },
  /** A step that was held for so many samples is held. */
  heldLooks: 20,
} as const;

export interface Pace {
  readonly tickMs: Ms;
  /** Samples in a row with room for a quicker step. */
  readonly roomyLooks: number;
  /** How many of them the next quicker step asks for. */
  readonly neededLooks: number;
  /** Samples in a row in which the loop was behind. */
  readonly behindLooks: number;
  /** Samples since the last step. */
  readonly heldLooks: number;
  /** That step was to a quicker one. */
  readonly isQuicker: boolean;
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

export const FULL_PACE: Pace = {
  tickMs: PACE.fullMs,
  roomyLooks: 0,
  neededLooks: PACE.roomyLooks.least,
  behindLooks: 0,
  heldLooks: 0,
  isQuicker: false,
};

/**
 * The pace after a sample: a step slower with each one once the loop stays behind, and a step quicker when there has been room for its
 * ticks for a while. Where a quicker step did not hold, the next try waits longer.
 */
export function paceAfter(pace: Pace, { busy, ticking, turnMs }: Load): Pace {
  const at = PACE.steps.indexOf(pace.tickMs);
  const isFarBehind = turnMs >= PACE.behindTurnMs;
  if (isFarBehind || busy >= PACE.behind) {
    const behindLooks = pace.behindLooks + 1;
    const isLasting = behindLooks >= PACE.behindLooks;
    if (!isFarBehind && !isLasting) return { ...pace, behindLooks, roomyLooks: 0 };
    return { ...slower(pace, isFarBehind && isLasting ? PACE.steps.length - 1 : at + 1), behindLooks };
  }
  const heldLooks = Math.min(pace.heldLooks + 1, PACE.heldLooks);
  const isHeld = pace.isQuicker && heldLooks === PACE.heldLooks;
  const neededLooks = isHeld ? PACE.roomyLooks.least : pace.neededLooks;
  const held = { ...pace, heldLooks, neededLooks, behindLooks: 0 };
  const quicker = PACE.steps[at - 1];
  if (quicker === undefined) return held;
  const atQuicker = busy + ticking * (pace.tickMs / quicker - 1);
  if (atQuicker > PACE.room) return { ...held, roomyLooks: 0 };
  const roomyLooks = pace.roomyLooks + 1;
  if (roomyLooks < pace.neededLooks) return { ...held, roomyLooks };
  return { tickMs: quicker, roomyLooks: 0, neededLooks, behindLooks: 0, heldLooks: 0, isQuicker: true };
}

function slower(pace: Pace, step: number): Pace {
  const tickMs = PACE.steps[step];
  if (tickMs === undefined || tickMs === pace.tickMs) return { ...pace, roomyLooks: 0 };
  const isTooSoon = pace.isQuicker && pace.heldLooks < PACE.heldLooks;
  const neededLooks = isTooSoon ? Math.min(pace.neededLooks * 2, PACE.roomyLooks.most) : pace.neededLooks;
  return { ...pace, tickMs, roomyLooks: 0, neededLooks, heldLooks: 0, isQuicker: false };
}
