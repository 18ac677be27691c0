import type { Work } from "../work.ts";
import type { CountedRace } from "./counted-race.ts";
import { askAfterLongSessions } from "./long-session.ts";

/** Counts races in a fixed number of statements, however many there are. The racers are locked. */
export type Counter = (work: Work, races: readonly CountedRace[]) => Promise<void>;

/**
 * Whatever counts races. Each race of an account comes once: in the transaction that pays it, so that one that is held
 * comes when it is released and one that is refused never; a race that pays nothing, when it is settled. The order is the
 * order of locks.
 */
export const COUNTERS: readonly Counter[] = [askAfterLongSessions];

export async function countRaces(
  work: Work,
  races: readonly CountedRace[],
  counters: readonly Counter[],
): Promise<void> {
  if (races.length === 0) return;
  for (const count of counters) await count(work, races);
}
