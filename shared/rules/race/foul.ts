import { isAmong } from "../known.ts";
import type { KeyLog } from "./keys.ts";
import { HARD_LIMITS, RACE } from "./numbers.ts";
import { wpmOf } from "./speed.ts";

/** Why a stream of keys cannot have been typed. */
export const FOULS = ["burst", "speed", "never-shown", "backwards", "too-early", "idle"] as const;
export type FoulCode = (typeof FOULS)[number];

/** A disqualification as the racer sees it: the rule, what was measured, and the limit. */
export interface Foul {
  readonly code: FoulCode;
  readonly measured: number;
  readonly threshold: number;
}

/** A stored foul, unless a later version stored it by a rule that this one doesn't know. */
export const knownFoul = (stored: Foul | null): Foul | null =>
  stored !== null && isAmong(FOULS, stored.code) ? stored : null;

/** A foul as anybody may see it. How long somebody may stand still says what a pupil needs: only their own `foul` has it. */
export const foulForAll = (foul: Foul | null): Foul | null =>
  foul?.code === "idle" ? { code: "idle", measured: RACE.idleOutMs, threshold: RACE.idleOutMs } : foul && { ...foul };

export const CHARACTERS_IN_SPEED_WINDOW = Math.floor((HARD_LIMITS.speed.wpm * 5 * HARD_LIMITS.speed.forMs) / 60_000);

/**
 * Whether the newest key makes the stream impossible. Uses the racer's own offsets, so that a slow connection, which
 * delivers many keys at once, is no offence.
 *
 * @param rightAtMs own offsets of the correct characters so far
 */
export function foulOf(keys: KeyLog, rightAtMs: readonly number[], wrongRun: number): Foul | undefined {
  const newest = keys.at(-1);
  if (!newest) return undefined;
  return backwards(keys) ?? burst(keys, newest.atMs) ?? tooFast(rightAtMs) ?? neverShown(wrongRun);
}

/** Whether the newest key came before the one ahead of it. */
export function backwards(keys: KeyLog): Foul | undefined {
  const [newest, before] = [keys.at(-1), keys.at(-2)];
  if (!newest || !before || newest.atMs >= before.atMs) return undefined;
  return { code: "backwards", measured: newest.atMs - before.atMs, threshold: 0 };
}

function burst(keys: KeyLog, atMs: number): Foul | undefined {
  const { characters, withinMs } = HARD_LIMITS.burst;
  const first = keys.at(-1 - characters);
  if (!first || atMs - first.atMs > withinMs) return undefined;
  return { code: "burst", measured: characters + 1, threshold: characters };
}

function tooFast(rightAtMs: readonly number[]): Foul | undefined {
  const last = rightAtMs.at(-1);
  const first = rightAtMs.at(-1 - CHARACTERS_IN_SPEED_WINDOW);
  if (last === undefined || first === undefined || last - first >= HARD_LIMITS.speed.forMs) return undefined;
  return {
    code: "speed",
    measured: wpmOf(CHARACTERS_IN_SPEED_WINDOW, Math.max(1, last - first)),
    threshold: HARD_LIMITS.speed.wpm,
  };
}

function neverShown(wrongRun: number): Foul | undefined {
  const { run } = HARD_LIMITS.neverShown;
  return wrongRun >= run ? { code: "never-shown", measured: wrongRun, threshold: run } : undefined;
}
