import type { SimpleStorage } from "../../browser/storages.ts";

/** @source core §9 Split-test id */
const GROUPS = 12;
const KEEP_MS = 365 * 86_400_000;
const NAME = "redline-split-test";

/**
 * The group, from 1 to 12, in which this browser sees what is being tried out. Drawn once, and kept for a year.
 *
 * @param dice from 0 up to 1
 */
export function splitTestOf(storage: SimpleStorage, nowMs: number, dice: () => number): number {
  const [group = 0, untilMs = 0] = (storage.getItem(NAME) ?? "").split("/").map(Number);
  if (group >= 1 && group <= GROUPS && untilMs > nowMs) return group;
  const drawn = 1 + Math.floor(dice() * GROUPS);
  storage.setItem(NAME, `${drawn}/${nowMs + KEEP_MS}`);
  return drawn;
}
