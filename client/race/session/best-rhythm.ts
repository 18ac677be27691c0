import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

import { lasting } from "../../browser/storages.ts";
import { usePreferences } from "../../session/device/preferences.ts";
import { useSession } from "../../session/session.ts";

/** A racer's best race in this browser: at which moments equal shares of it were done. */
export interface Rhythm {
  /** Of the whole race, in WPM or right answers a minute. */
  readonly speed: number;
  /** Characters or problems. */
  readonly length: number;
  /** Whole milliseconds from green light at which each of the shares was done, in order. */
  readonly atMs: readonly number[];
}

const SHARES = 50;
/** A class may share a browser. */
const MOST_KEPT = 100;

/** @param doneAtMs when each character or problem was done, in order; at least one */
export const rhythmOf = (speed: number, doneAtMs: readonly number[]): Rhythm => ({
  speed,
  length: doneAtMs.length,
  atMs: Array.from({ length: SHARES }, (_, nth) => {
    const done = Math.ceil(((nth + 1) * doneAtMs.length) / SHARES);
    return Math.round(doneAtMs[done - 1] ?? 0);
  }),
});

/**
 * How far the racer of a rhythm is in a race of another length, at the same speed.
 *
 * @returns from 0 to 1
 */
export function shareDone(rhythm: Rhythm, length: number, nowMs: number): number {
  const thenMs = length === 0 ? 0 : (nowMs * rhythm.length) / length;
  if (thenMs <= 0) return 0;
  let beforeMs = 0;
  for (let nth = 0; nth < SHARES; nth++) {
    const atMs = rhythm.atMs[nth] ?? 0;
    if (thenMs < atMs) return (nth + (thenMs - beforeMs) / (atMs - beforeMs)) / SHARES;
    beforeMs = atMs;
  }
  return 1;
}

/** Parses the stored value and drops what is invalid. */
export function readRhythms(stored: unknown): Readonly<Record<string, Rhythm>> {
  const entries = Object.entries(typeof stored === "object" && stored !== null ? stored : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, Rhythm] => isRhythm(entry[1])));
}

function isRhythm(value: unknown): value is Rhythm {
  const { speed, length, atMs } = (value ?? {}) as Partial<Record<keyof Rhythm, unknown>>;
  const isInOrder = (atMs: readonly unknown[]): boolean =>
    atMs.every((at, nth) => Number.isFinite(at) && Number(at) >= Number(atMs[nth - 1] ?? 0));
  return (
    Number.isFinite(speed) && Number(length) > 0 && Array.isArray(atMs) && atMs.length === SHARES && isInOrder(atMs)
  );
}

/** Rhythms by racer, and on the math site by racer and lesson. */
export const useBestRhythms = create<Readonly<Record<string, Rhythm>>>()(
  persist((): Readonly<Record<string, Rhythm>> => ({}), {
    name: "redline-best-rhythms",
    version: 1,
    storage: createJSONStorage(() => lasting),
    merge: (stored) => readRhythms(stored),
  }),
);

const keyOf = (userID: number, lessonID = ""): string => `${userID} ${lessonID}`;

/** The best race that drives along as a ghost; undefined before the first, and where the racer doesn't want one. */
export function ownGhost(lessonID?: string): Rhythm | undefined {
  const { user } = useSession.getState();
  return user && usePreferences.getState().showsGhost
    ? useBestRhythms.getState()[keyOf(user.userID, lessonID)]
    : undefined;
}

/** Keeps the rhythm of a finished race that was the racer's best. */
export function keepRhythm(rhythm: Rhythm, lessonID?: string): void {
  const { user } = useSession.getState();
  if (!user) return;
  const key = keyOf(user.userID, lessonID);
  const { [key]: before, ...others } = useBestRhythms.getState();
  if (before && before.speed >= rhythm.speed) return;
  const kept = Object.entries(others).slice(1 - MOST_KEPT);
  useBestRhythms.setState({ ...Object.fromEntries(kept), [key]: rhythm }, true);
}
