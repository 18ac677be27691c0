/** Experience of a lifetime counts from here on: 4 May 2025, 05:00 UTC. Nothing here is older. @source core §9 */
export const LIFETIME_SINCE = 1_746_334_800;

/** @source core §9 Player level points */
const LEVEL = { base: 500, multiple: 2 } as const;

/** Experience that completes a level, counted from the start. */
export const pointsOfLevel = (level: number): number =>
  Math.floor(LEVEL.base * LEVEL.multiple * level ** 2 + LEVEL.base * level);

/** The level for an amount of experience, from 1. */
export function levelOf(experience: number): number {
  const { base, multiple } = LEVEL;
  const root = Math.sqrt(base ** 2 + 4 * base * multiple * experience);
  const completed = Math.floor((root - base) / (2 * base * multiple));
  if (pointsOfLevel(completed + 1) <= experience) return completed + 2;
  return pointsOfLevel(completed) <= experience ? completed + 1 : completed;
}

/** The progress of an amount of experience within its level. */
export function levelProgress(experience: number): { level: number; into: number; needed: number } {
  const level = levelOf(experience);
  const from = level === 1 ? 0 : pointsOfLevel(level - 1);
  return { level, into: experience - from, needed: pointsOfLevel(level) - from };
}
