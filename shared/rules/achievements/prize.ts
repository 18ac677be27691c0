import type { AchievementReward } from "../../content/achievements/achievement.ts";
import type { Rarity } from "../../content/cars/car.ts";
import { carByID } from "../../content/cars/catalog.ts";
import { lootByID } from "../../content/loot/catalog.ts";
import type { LootID, LootType } from "../../content/loot/loot.ts";
import { formatMoney } from "../../format/figures.ts";
import type { CarID } from "../../ids.ts";

/** A prize as the documents write it. @source teams-shop-seasons §3 Season reward, Event achievement */
export interface PrizeReward {
  readonly type: "car" | "loot" | "money";
  /** carID, lootID, or so much cash. */
  readonly value: number;
}

export interface PrizeDetails {
  readonly type: "car" | "money" | LootType;
  readonly id: number;
  readonly name: string;
  /** The asset key of its picture; null for cash. */
  readonly src: string | null;
  /** null for cash. */
  readonly rarity: Rarity | null;
}

export function prizeOf(reward: AchievementReward): PrizeReward {
  if ("carID" in reward) return { type: "car", value: reward.carID };
  if ("lootID" in reward) return { type: "loot", value: reward.lootID };
  if ("cash" in reward) return { type: "money", value: reward.cash };
  throw new Error("no season and no event gives nitros");
}

/** The same the other way round. */
export function rewardOfPrize({ type, value }: PrizeReward): AchievementReward {
  if (type === "car") return { carID: value as CarID };
  return type === "loot" ? { lootID: value as LootID } : { cash: value };
}

/** What it is, in the words of the catalogue. */
export function detailsOf(reward: AchievementReward): PrizeDetails {
  if ("carID" in reward) {
    const car = carByID(reward.carID);
    if (!car) throw new Error(`there is no car ${reward.carID}`);
    return { type: "car", id: reward.carID, name: car.name, src: car.assetKey, rarity: car.rarity };
  }
  if ("lootID" in reward) {
    const loot = lootByID(reward.lootID);
    if (!loot) throw new Error(`there is no loot ${reward.lootID}`);
    return { type: loot.type, id: reward.lootID, name: loot.name, src: loot.assetKey, rarity: loot.rarity };
  }
  const { value } = prizeOf(reward);
  return { type: "money", id: value, name: formatMoney(value), src: null, rarity: null };
}

/** Whether only gold members can wear what it gives. @source core §5 */
export function isGoldOnly(reward: AchievementReward): boolean {
  if ("carID" in reward) return carByID(reward.carID)?.goldOnly ?? false;
  return "lootID" in reward && (lootByID(reward.lootID)?.goldOnly ?? false);
}
