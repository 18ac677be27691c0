import type { AchievementField } from "#shared/content/achievements/fields.ts";
import { formatDay, formatLongDay } from "#shared/format/dates.ts";
import { formatNumber, formatSpeed } from "#shared/format/figures.ts";
import type { AchievementProgress } from "#shared/rules/achievements/progress.ts";

import type { Entry } from "./entries.ts";

/** What figures are counted in, where the number alone would not say it. */
const UNITS: Partial<Record<AchievementField, string>> = {
  highestSpeed: " WPM",
  mathSpeed: " a minute",
  minutesRaced: " minutes",
};

const SPEEDS: ReadonlySet<AchievementField> = new Set(["highestSpeed", "mathSpeed"]);

/** "340 of 500", and a speed as it stands everywhere: "91.1 of 100 WPM". */
export function progressWords({ field, own, goal }: AchievementProgress): string {
  const figure = SPEEDS.has(field) ? formatSpeed(own) : formatNumber(own);
  return `${figure} of ${formatNumber(goal)}${UNITS[field] ?? ""}`;
}

/** Whether the way has parts that a bar can show. */
export const hasWay = ({ goal }: AchievementProgress): boolean => goal > 1;

/** "12% of racers have it". Undefined before it was counted, and for what isn't named yet. */
export function shareWords({ share, isSecret, earnedStamp }: Entry): string | undefined {
  if (share === undefined || isSecret) return undefined;
  if (share === 0) return earnedStamp === undefined ? "No one has it yet" : "You're among the first to have it";
  if (share < 0.01) return "Fewer than 1% of racers have it";
  return `${formatNumber(Math.floor(share * 100 + 1e-6))}% of racers have it`;
}

/** Why one can't be earned now. */
export function lockWords({ lock, achievement: { season, event } }: Entry): string | undefined {
  switch (lock) {
    case undefined:
      return undefined;
    case "locked":
      return "Locked for now";
    case "season-to-come":
    case "event-to-come":
      return `Opens on ${formatDay((season ?? event)?.startStamp ?? 0)}`;
    case "season-over":
      return "Its season is over";
    case "event-over":
      return "Its event is over";
    case "typing-only":
      return "Earned on our typing site";
  }
}

export const earnedWords = (stamp: number): string => `Earned on ${formatLongDay(stamp)}`;

/** What is shown of an achievement, named or not. */
export const nameOf = ({ isSecret, achievement }: Entry): string => (isSecret ? "A secret" : achievement.name);
export const textOf = ({ isSecret, achievement }: Entry): string =>
  isSecret ? "You'll find out when you earn it." : achievement.desc;
