import { GROUPS, type Achievement } from "../../content/achievements/achievement.ts";
import { CHALLENGE_REWARDS } from "../../content/challenges.ts";
import type { AchievementPopUp, ChallengesPopUp, DuePopUps } from "../../contracts/pop-ups.ts";
import { animatedFrom } from "../../rules/pop-ups/challenges.ts";
import { candidatesFor, lastSeen, seenAmong, type Asker, type CandidateDay } from "./candidates.ts";

/**
 * What a player won or should hear of and has seen on no device yet: achievements of the last days whose reward waits or
 * that have none, challenges of which one is newly complete, announcements. Four statements.
 *
 * @source teams-shop-seasons §4 Pop-up groups, §9, core §9 Achievement popup
 */
export async function duePopUpsFor(asker: Asker): Promise<DuePopUps> {
  const { achievements, days, announcements } = await candidatesFor(asker);
  const seen = await seenAmong(asker, [
    ...achievements.map(({ key }) => key),
    ...days.flatMap(({ keys }) => keys),
    ...announcements.map(({ key }) => key),
  ]);
  const isNew = ({ key }: { readonly key: string }): boolean => !seen.has(key);
  return {
    achievements: achievements.filter(isNew).map(({ key, achievement }) => achievementPopUp(key, achievement)),
    challenges: days.flatMap((each) => challengesPopUp(each, seen)),
    announcements: announcements.filter(isNew),
  };
}

function achievementPopUp(key: string, achievement: Achievement): AchievementPopUp {
  const { achievementID, name, desc, points, reward, gid } = achievement;
  const group = GROUPS.find((each) => each.gid === gid)?.slug ?? GROUPS[0].slug;
  return { key, achievementID, name, desc, group, points, reward };
}

function challengesPopUp(candidate: CandidateDay, seen: Parameters<typeof lastSeen>[1]): readonly ChallengesPopUp[] {
  const { day, drawn, done, keys } = candidate;
  const last = lastSeen(candidate, seen);
  const key = keys.at(-1);
  if (key === undefined || keys.length <= last.completed) return [];
  const goals = drawn.map(({ goal }) => goal);
  const from = animatedFrom(goals, last);
  const challenges = drawn.map(({ challengeID, title, size, goal }, at) => ({
    challengeID,
    title,
    type: size,
    reward: CHALLENGE_REWARDS[size],
    progress: done.progress[at] ?? 0,
    goal,
    completeStamp: done.completeStamps[at] ?? null,
    animateFrom: from[at] ?? 0,
  }));
  return [{ key, day, challenges }];
}
