import type { Achievement, AchievementRule, Comparison } from "../../content/achievements/achievement.ts";
import type { AchievementField } from "../../content/achievements/fields.ts";
import { holds } from "./earned.ts";
import type { Standing } from "./tally.ts";

/** How far somebody is with the rule that is furthest from holding; of one about a word, 0 of 1 or 1 of 1. */
export interface AchievementProgress {
  readonly field: AchievementField;
  readonly own: number;
  readonly goal: number;
  /** From 0 to 1, and 1 only when it holds. */
  readonly share: number;
}

/** Those that one comes closer to with each one more; the others hold or don't. */
const GROWING: ReadonlySet<Comparison> = new Set(["gte", "gt", "eq"]);

/** How far a standing is from earning an achievement. */
export function progressOf(standing: Standing, { rules }: Pick<Achievement, "rules">): AchievementProgress {
  const [first, ...others] = rules.map((rule) => ofRule(standing, rule));
  if (!first) throw new Error("an achievement has no rule");
  return others.reduce((least, each) => (each.share < least.share ? each : least), first);
}

function ofRule(standing: Standing, rule: AchievementRule): AchievementProgress {
  const [own, goal] = [Number(standing[rule.field] ?? 0), Number(rule.value)];
  if (Number.isNaN(own) || Number.isNaN(goal)) {
    const is = Number(holds(standing, rule));
    return { field: rule.field, own: is, goal: 1, share: is };
  }
  const isGrowing = GROWING.has(rule.comparison) && goal > 0;
  const share = holds(standing, rule) ? 1 : isGrowing ? Math.min(0.999, Math.max(0, own / goal)) : 0;
  return { field: rule.field, own, goal, share };
}

/**
 * The achievements that a standing is nearest to, the nearest first: of several that ask for the same figure only the next
 * one, and none that has not begun before one that has.
 */
export function nearestOf(standing: Standing, among: readonly Achievement[], count: number): readonly Achievement[] {
  const fields = new Set<AchievementField>();
  return among
    .map((achievement) => ({ achievement, ...progressOf(standing, achievement) }))
    .toSorted((a, b) => b.share - a.share || a.achievement.points - b.achievement.points)
    .filter(({ field }) => !fields.has(field) && fields.add(field))
    .slice(0, count)
    .map(({ achievement }) => achievement);
}
