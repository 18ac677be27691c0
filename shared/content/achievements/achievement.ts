import type { CarID } from "../../ids.ts";
import type { Stamp } from "../../units.ts";
import type { EventRun } from "../events/calendar.ts";
import type { LootID } from "../loot/loot.ts";
import type { Season } from "../seasons/calendar.ts";
import type { AchievementField } from "./fields.ts";

export type AchievementID = number & { readonly id: "Achievement" };

/** @source core §5 */
export const COMPARISONS = ["eq", "ne", "gt", "gte", "lt", "lte"] as const;
export type Comparison = (typeof COMPARISONS)[number];

export interface AchievementRule {
  readonly field: AchievementField;
  readonly comparison: Comparison;
  readonly value: number | string;
}

/** @source rules Achievements */
export type AchievementPoints = 5 | 10 | 25 | 50;

export type AchievementReward =
  | { readonly cash: number }
  | { readonly nitros: number }
  | { readonly carID: CarID }
  | { readonly lootID: LootID };

/** Groups in the order of their numbers; a number is never used for another group. */
export const GROUPS = [
  { gid: 1, slug: "speed", name: "Speed", order: 1 },
  { gid: 2, slug: "accuracy", name: "Accuracy", order: 2 },
  { gid: 3, slug: "races", name: "Races", order: 3 },
  { gid: 4, slug: "wins", name: "Wins", order: 4 },
  { gid: 5, slug: "nitros", name: "Nitros", order: 5 },
  { gid: 6, slug: "streaks", name: "Streaks", order: 6 },
  { gid: 7, slug: "words", name: "Words", order: 7 },
  { gid: 8, slug: "friends", name: "Friends", order: 8 },
  { gid: 9, slug: "teams", name: "Teams", order: 9 },
  { gid: 10, slug: "collection", name: "Collection", order: 10 },
  { gid: 11, slug: "math", name: "Math", order: 11 },
  { gid: 12, slug: "seasons", name: "Seasons", order: 12 },
  { gid: 13, slug: "leagues", name: "Leagues", order: 13 },
] as const;
export type GroupSlug = (typeof GROUPS)[number]["slug"];

/** No sponsor has any yet. @source teams-shop-seasons §3 Achievement types */
type AchievementType = "standard" | "event" | "sponsorship";

/** When something begins and ends that comes for a while. */
export interface During {
  readonly startStamp: Stamp;
  readonly endStamp: Stamp;
}

/** @source core §3 Achievement, teams-shop-seasons §3 */
export interface Achievement {
  readonly achievementID: AchievementID;
  /** One of `GROUPS`, or of a season or an event that has a group of its own. */
  readonly gid: number;
  readonly type: AchievementType;
  readonly name: string;
  readonly desc: string;
  readonly points: AchievementPoints;
  /** null: nothing but the points. */
  readonly reward: AchievementReward | null;
  /** All of them must hold. */
  readonly rules: readonly AchievementRule[];
  /** Not named before it is earned. */
  readonly hidden: boolean;
  /** Shown, and can't be earned now. */
  readonly locked: boolean;
  /** Those of a season and of an event are active between its stamps. */
  readonly season?: During & Pick<Season, "seasonID">;
  readonly event?: During & Pick<EventRun, "eventID">;
}

/** Rewards in short. */
export const cash = (amount: number): AchievementReward => ({ cash: amount });
export const nitros = (count: number): AchievementReward => ({ nitros: count });
export const car = (carID: number): AchievementReward => ({ carID: carID as CarID });
export const loot = (lootID: number): AchievementReward => ({ lootID: lootID as LootID });

/** At least so much of a field. */
export const least = (field: AchievementField, value: number): AchievementRule => ({
  field,
  comparison: "gte",
  value,
});

/** The achievements of one group; most ask for one figure. */
export const achievementsOf =
  (slug: GroupSlug) =>
  (
    achievementID: number,
    name: string,
    desc: string,
    points: AchievementPoints,
    reward: AchievementReward | null,
    rules: AchievementRule | readonly AchievementRule[],
    flags: Partial<Pick<Achievement, "hidden" | "locked" | "season">> = {},
  ): Achievement => ({
    achievementID: achievementID as AchievementID,
    gid: gidOf(slug),
    type: "standard",
    name,
    desc,
    points,
    reward,
    rules: "field" in rules ? [rules] : rules,
    hidden: flags.hidden ?? false,
    locked: flags.locked ?? false,
    ...(flags.season && { season: flags.season }),
  });

function gidOf(slug: GroupSlug): number {
  const group = GROUPS.find((each) => each.slug === slug);
  if (!group) throw new Error(`there is no group ${slug}`);
  return group.gid;
}
