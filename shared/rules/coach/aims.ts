import { COACH } from "./numbers.ts";

interface Aim {
  readonly isMissed: boolean;
}

/**
 * The pairs of one day, practised in turn: the next ones in a round of all that are coached, those that go wrong before those that
 * only take long.
 *
 * @param coached the one that costs most first
 * @param daysBefore on how many days somebody has practised before this one
 */
export function aimsOf<T extends Aim>(coached: readonly T[], daysBefore: number): readonly T[] {
  const ordered = [...coached.filter(({ isMissed }) => isMissed), ...coached.filter(({ isMissed }) => !isMissed)];
  const count = Math.min(COACH.aims, ordered.length);
  return Array.from({ length: count }, (_unused, nth) => ordered[(daysBefore * count + nth) % ordered.length]).filter(
    (aim) => aim !== undefined,
  );
}
