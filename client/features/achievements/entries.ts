import { GROUPS, type Achievement, type AchievementID } from "#shared/content/achievements/achievement.ts";
import { achievementByID } from "#shared/content/achievements/catalog.ts";
import type { Site } from "#shared/content/site.ts";
import { lockOf, type AchievementLock } from "#shared/rules/achievements/earned.ts";
import { openAt } from "#shared/rules/achievements/open.ts";
import { nearestOf, progressOf, type AchievementProgress } from "#shared/rules/achievements/progress.ts";
import type { Stamp } from "#shared/units.ts";

import type { Achievements } from "../../data/achievements/use-achievements.ts";

export type Group = (typeof GROUPS)[number];

/** An achievement, and how the player stands to it. */
export interface Entry {
  readonly achievement: Achievement;
  readonly earnedStamp: Stamp | undefined;
  /** Its reward is there to be claimed. */
  readonly isWaiting: boolean;
  /** Why it can't be earned now; undefined for one that was earned. */
  readonly lock: AchievementLock | undefined;
  /** It isn't named before it is earned. */
  readonly isSecret: boolean;
  readonly progress: AchievementProgress;
  /** Which share of racers has it; undefined before that was counted. */
  readonly share: number | undefined;
}

const IN_GROUPS: ReadonlySet<number> = new Set(GROUPS.map(({ gid }) => gid));

/** What stands for good, what runs, and what was earned of what is over; in the order of the groups. */
function shownTo({ achievements }: Achievements, now: Stamp): readonly Achievement[] {
  const earned = achievements.flatMap(([id]) => achievementByID(id) ?? []);
  return [...new Map([...openAt(now), ...earned].map((each) => [each.achievementID, each])).values()]
    .filter(({ gid }) => IN_GROUPS.has(gid))
    .toSorted((one, other) => one.gid - other.gid);
}

/** Every achievement of the groups. The rewards of a season's road and of an event are on their own pages. */
export function entriesOf(own: Achievements, site: Site, now: Stamp): readonly Entry[] {
  const earned = new Map(own.achievements.map(([id, stamp]) => [id, stamp]));
  const shares = new Map(own.shares);
  const waiting = new Set(own.unclaimed);
  return shownTo(own, now).map((achievement) => {
    const { achievementID, hidden } = achievement;
    const earnedStamp = earned.get(achievementID);
    return {
      achievement,
      earnedStamp,
      isWaiting: waiting.has(achievementID),
      lock: earnedStamp === undefined ? lockOf(achievement, site, now) : undefined,
      isSecret: hidden && earnedStamp === undefined,
      progress: progressOf(own.standing, achievement),
      share: shares.get(achievementID),
    };
  });
}

export const isEarned = ({ earnedStamp }: Entry): boolean => earnedStamp !== undefined;

export const inGroup = (entries: readonly Entry[], gid: number): readonly Entry[] =>
  entries.filter(({ achievement }) => achievement.gid === gid);

/** Achievements and their points: those that were earned, and those and what can be earned now. */
export interface Score {
  readonly earned: number;
  readonly total: number;
  readonly points: number;
  readonly mostPoints: number;
}

export function scoreOf(entries: readonly Entry[]): Score {
  const open = entries.filter(({ lock }) => lock === undefined);
  const earned = open.filter(isEarned);
  return {
    earned: earned.length,
    total: open.length,
    points: pointsOf(earned),
    mostPoints: pointsOf(open),
  };
}

const pointsOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { achievement }) => sum + achievement.points, 0);

/** Those whose reward waits, the newest last. */
export function waitingOf(entries: readonly Entry[], unclaimed: readonly AchievementID[]): readonly Entry[] {
  const byID = new Map(entries.map((entry) => [entry.achievement.achievementID, entry]));
  return unclaimed.flatMap((id) => byID.get(id) ?? []);
}

/** Those that the player is nearest to, of what can be earned and is named. */
export function nearest(
  entries: readonly Entry[],
  standing: Achievements["standing"],
  count: number,
): readonly Entry[] {
  const byAchievement = new Map(
    entries
      .filter((entry) => !isEarned(entry) && !entry.isSecret && !entry.lock)
      .map((entry) => [entry.achievement, entry]),
  );
  return nearestOf(standing, [...byAchievement.keys()], count).flatMap((each) => byAchievement.get(each) ?? []);
}

/** Those the player has and the fewest others do. Before anything was counted, those with the most points. */
export const rarest = (entries: readonly Entry[], count: number): readonly Entry[] =>
  entries
    .filter(isEarned)
    .toSorted((a, b) => (a.share ?? 0) - (b.share ?? 0) || b.achievement.points - a.achievement.points)
    .slice(0, count);

export const groupAt = (slug: string | undefined): Group | undefined => GROUPS.find((group) => group.slug === slug);
export const groupOf = ({ gid }: Achievement): Group => GROUPS.find((group) => group.gid === gid) ?? GROUPS[0];
export const groupPath = ({ slug }: Group): string => `/achievements/${slug}`;
export { GROUPS };
