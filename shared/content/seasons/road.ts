import type { CarID } from "../../ids.ts";
import type {
  Achievement,
  AchievementPoints,
  AchievementReward,
  AchievementRule,
} from "../achievements/achievement.ts";
import { least } from "../achievements/achievement.ts";
import { levelIn } from "../achievements/fields.ts";
import { bonusID, roadID } from "../achievements/timed-ids.ts";
import { keepLast } from "../kept.ts";
import type { LootID } from "../loot/loot.ts";
import type { SeasonKey } from "../ways.ts";
import { TOTAL_REWARDS, type Season } from "./calendar.ts";

/** Cars and loot of a road are numbered alike: from these on, in the order of their kind. */
const NUMBERS: Readonly<Record<SeasonKey, { readonly cars: number; readonly loot: number }>> = {
  "golden-hour": { cars: 210, loot: 1_100 },
  "deep-freeze": { cars: 220, loot: 1_200 },
  "night-market": { cars: 230, loot: 1_300 },
};

/** Where each kind of loot begins among the numbers of a season. */
const FROM = { sticker: 0, trail: 20, nitro: 30, nametag: 40, title: 50 } as const;

/** The nth thing of a kind, or an amount of cash. */
type Stop = { readonly of: keyof typeof FROM | "car"; readonly nth: number } | { readonly cash: number };
interface Step {
  readonly stop: Stop;
  /** For everyone; the others need gold. */
  readonly free: boolean;
}

const the = (of: keyof typeof FROM | "car", nth: number): Stop => ({ of, nth });
const money = (cash: number): Stop => ({ cash });
const free = (stop: Stop): Step => ({ stop, free: true });
const gold = (stop: Stop): Step => ({ stop, free: false });

/**
 * The rewards of a season, one for each level from the second on: 20 of 50 are free, every third or so, and the free road
 * has two cars of its own. All designs have the same kinds at the same levels, so that no season pays more than another.
 *
 * @source rules Seasons
 */
const STEPS: readonly Step[] = [
  free(the("sticker", 1)),
  gold(money(5_000)),
  free(money(3_000)),
  gold(the("sticker", 2)),
  free(the("title", 1)),
  gold(money(5_000)),
  gold(the("title", 2)),
  free(the("sticker", 3)),
  gold(the("nametag", 1)),
  gold(the("trail", 1)),
  free(money(5_000)),
  gold(the("sticker", 4)),
  free(the("trail", 2)),
  gold(money(7_500)),
  free(the("car", 1)),
  gold(the("nitro", 1)),
  gold(money(7_500)),
  free(money(5_000)),
  gold(the("title", 3)),
  free(the("sticker", 5)),
  gold(the("sticker", 6)),
  gold(money(10_000)),
  free(money(7_500)),
  gold(the("nametag", 2)),
  gold(the("car", 3)),
  free(the("title", 4)),
  gold(the("trail", 3)),
  free(money(7_500)),
  gold(the("sticker", 7)),
  free(the("nitro", 2)),
  gold(money(10_000)),
  gold(the("title", 5)),
  free(the("sticker", 8)),
  gold(money(10_000)),
  gold(the("nametag", 3)),
  free(money(10_000)),
  gold(the("sticker", 9)),
  free(the("title", 6)),
  gold(the("nitro", 3)),
  free(the("car", 2)),
  gold(money(15_000)),
  gold(the("sticker", 10)),
  free(money(10_000)),
  gold(money(15_000)),
  free(money(10_000)),
  gold(money(15_000)),
  gold(money(15_000)),
  free(money(15_000)),
  gold(money(20_000)),
  gold(the("car", 4)),
];

/** Surprises beside the road, for everyone, with the level that brings them. */
const BONUSES: readonly { readonly level: number; readonly stop: Stop }[] = [
  { level: 11, stop: the("sticker", 11) },
  { level: 21, stop: money(10_000) },
  { level: 31, stop: the("title", 7) },
  { level: 41, stop: money(15_000) },
  { level: 51, stop: the("sticker", 12) },
];

/** A reward of a season's road: an achievement that its level earns, of its own group. @source teams-shop-seasons §3 Season reward */
export interface RoadReward extends Achievement {
  readonly reward: AchievementReward;
  /** The level that brings it. */
  readonly level: number;
  readonly free: boolean;
}

function rewardOf(key: SeasonKey, stop: Stop): AchievementReward {
  if ("cash" in stop) return stop;
  const { cars, loot } = NUMBERS[key];
  return stop.of === "car"
    ? { carID: (cars + stop.nth) as CarID }
    : { lootID: (loot + FROM[stop.of] + stop.nth) as LootID };
}

const IS_GOLD: AchievementRule = { field: "membership", comparison: "eq", value: "gold" };

const pointsFor = (level: number): AchievementPoints => (level === TOTAL_REWARDS + 1 ? 25 : level % 10 === 1 ? 10 : 5);

function roadReward(season: Season, level: number, { stop, free }: Step, bonus?: number): RoadReward {
  const { seasonID, key, name, startStamp, endStamp, achievementGroupID } = season;
  const isBonus = bonus !== undefined;
  return {
    achievementID: isBonus ? bonusID(seasonID, bonus) : roadID(seasonID, level - 1),
    gid: achievementGroupID,
    type: "standard",
    name: isBonus ? `Surprise at level ${level} of ${name}` : `Level ${level} of ${name}`,
    desc: `Reach level ${level} in the ${name} season${free ? "" : " as a gold member"}.`,
    points: isBonus ? 5 : pointsFor(level),
    reward: rewardOf(key, stop),
    rules: [least(levelIn(seasonID), level), ...(free ? [] : [IS_GOLD])],
    hidden: isBonus,
    locked: false,
    season: { seasonID, startStamp, endStamp },
    level,
    free,
  };
}

/** Roads that are asked for at once: those that run, and some whose rewards still wait. */
const MOST_KEPT = 24;
const kept = keepLast<readonly RoadReward[]>(MOST_KEPT);

/** The rewards of a season in the order of their levels; a hidden bonus comes after the reward of its level. */
export const roadOf = (season: Season): readonly RoadReward[] => kept(season.seasonID, () => made(season));

const made = (season: Season): readonly RoadReward[] =>
  [
    ...STEPS.map((step, nth) => roadReward(season, nth + 2, step)),
    ...BONUSES.map(({ level, stop }, nth) => roadReward(season, level, { stop, free: true }, nth + 1)),
  ].toSorted((one, other) => one.level - other.level || Number(one.hidden) - Number(other.hidden));
