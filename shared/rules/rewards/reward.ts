import { carByID } from "../../content/cars/catalog.ts";
import { lootByID } from "../../content/loot/catalog.ts";
import type { LootID } from "../../content/loot/loot.ts";
import { LOOT_PRICES } from "../../content/loot/prices.ts";
import { formatCount, formatMoney, formatNumber } from "../../format/figures.ts";
import type { CarID } from "../../ids.ts";
import { worthOf } from "../garage/worth.ts";

/** One part of a reward. A new kind is added here together with its storage. */
export type Reward =
  | { readonly cash: number }
  | { readonly experience: number }
  | { readonly nitros: number }
  | { readonly goldDays: number }
  | { readonly carID: CarID }
  | { readonly lootID: LootID };

/** What may be given whenever; experience belongs to the moment at which it was won. */
export type Timeless = Exclude<Reward, { readonly experience: number }>;

/** The kinds that are owned or not: a second one is a duplicate. */
export type Item = Extract<Reward, { readonly carID: CarID } | { readonly lootID: LootID }>;

/** The source of a duplicate decides what it pays. */
export type RewardSource = "box" | "elsewhere";

/** What a duplicate pays instead of itself. @source rules What is given and taken: Duplicate */
export const DUPLICATE = { ofPrice: 0.4, fromBox: 50_000 } as const;

export const isItem = (reward: Reward): reward is Item => "carID" in reward || "lootID" in reward;

/** The cash that replaces an already owned car or loot. */
export const duplicateOf = (item: Item, source: RewardSource): { readonly cash: number } => ({
  cash: source === "box" ? DUPLICATE.fromBox : Math.round(priceOf(item) * DUPLICATE.ofPrice),
});

function priceOf(item: Item): number {
  if ("carID" in item) {
    const car = carByID(item.carID);
    return car ? worthOf(car) : 0;
  }
  const loot = lootByID(item.lootID);
  return loot ? LOOT_PRICES[loot.rarity] : 0;
}

/** The countable parts of some rewards, summed. */
export interface RewardSum {
  readonly cash: number;
  readonly experience: number;
  readonly nitros: number;
  readonly goldDays: number;
}

/** @throws RangeError when an amount is not a whole number from 0 */
export function sumOf(rewards: readonly Reward[]): RewardSum {
  const sum = { cash: 0, experience: 0, nitros: 0, goldDays: 0 };
  for (const reward of rewards) {
    if (isItem(reward)) continue;
    for (const [kind, amount] of Object.entries(reward) as [keyof RewardSum, number][]) {
      if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} ${kind} cannot be given`);
      sum[kind] += amount;
    }
  }
  return sum;
}

/** A reward in words, such as "5 nitros". */
export function describeReward(reward: Reward): string {
  if ("cash" in reward) return formatMoney(reward.cash);
  if ("experience" in reward) return `${formatNumber(reward.experience)} XP`;
  if ("nitros" in reward) return formatCount(reward.nitros, "nitro");
  if ("goldDays" in reward) return `${formatCount(reward.goldDays, "day")} of gold`;
  return ("carID" in reward ? carByID(reward.carID)?.name : lootByID(reward.lootID)?.name) ?? "an item";
}
