import {
  GROUPS,
  type Achievement,
  type AchievementID,
  type AchievementRule,
  type Comparison,
} from "../../content/achievements/achievement.ts";
import type { Site } from "../../content/site.ts";
import type { Stamp } from "../../units.ts";
import { openAt } from "./open.ts";
import type { Standing } from "./tally.ts";

type Compared = number | string;

const isEqual = (own: Compared, value: Compared): boolean =>
  String(own) === String(value) || Number(own) === Number(value);

/** Words are equal or not; none is more than another. */
const COMPARES: Readonly<Record<Comparison, (own: Compared, value: Compared) => boolean>> = {
  eq: isEqual,
  ne: (own, value) => !isEqual(own, value),
  gt: (own, value) => Number(own) > Number(value),
  gte: (own, value) => Number(own) >= Number(value),
  lt: (own, value) => Number(own) < Number(value),
  lte: (own, value) => Number(own) <= Number(value),
};

/** @source core §5 */
export const holds = (standing: Standing, { field, comparison, value }: AchievementRule): boolean =>
  COMPARES[comparison](standing[field] ?? 0, value);

const MATH = GROUPS.find(({ slug }) => slug === "math")?.gid;

/** Why an achievement can't be earned now. */
export type AchievementLock =
  | "locked"
  | "season-to-come"
  | "season-over"
  | "event-to-come"
  | "event-over"
  | "typing-only";

/**
 * What keeps an achievement from being earned on a site at a moment; undefined when nothing does. Those of a season
 * and of an event are open between their stamps only; on the math site are only those and the group of its own.
 *
 * @source core §5, rules Achievements
 */
export function lockOf(
  { gid, locked, season, event }: Achievement,
  site: Site,
  now: Stamp,
): AchievementLock | undefined {
  if (locked) return "locked";
  const during = season ?? event;
  if (during && now < during.startStamp) return season ? "season-to-come" : "event-to-come";
  if (during && now >= during.endStamp) return season ? "season-over" : "event-over";
  if (during) return undefined;
  return site === "type" || gid === MATH ? undefined : "typing-only";
}

/** Whether it can be earned on a site at a moment. @source core §5 */
export const isActive = (achievement: Achievement, site: Site, now: Stamp): boolean =>
  lockOf(achievement, site, now) === undefined;

/** Those that are earned by a standing: every rule must hold. @source core §4 */
export const earnedBy = (
  standing: Standing,
  site: Site,
  now: Stamp,
  among: readonly Achievement[] = openAt(now),
): readonly Achievement[] =>
  among.filter((each) => isActive(each, site, now) && each.rules.every((rule) => holds(standing, rule)));

/** Those that are earned now and were not before. @param had what was earned already */
export const newlyEarned = (
  standing: Standing,
  had: ReadonlySet<AchievementID>,
  site: Site,
  now: Stamp,
  among: readonly Achievement[] = openAt(now),
): readonly Achievement[] =>
  earnedBy(standing, site, now, among).filter(({ achievementID }) => !had.has(achievementID));
