import { carByID } from "#shared/content/cars/catalog.ts";
import type { BoxReward } from "#shared/contracts/economy/own-rewards.ts";
import { formatCount, formatMoney } from "#shared/format/figures.ts";
import type { CarID } from "#shared/ids.ts";
import type { BOX_ODDS } from "#shared/rules/rewards/box.ts";
import { DUPLICATE } from "#shared/rules/rewards/reward.ts";

const carName = (carID: number): string => carByID(carID as CarID)?.name ?? "A car";

/** What was in a box, in a few words. */
export function boxTitle({ type, value }: BoxReward): string {
  if (type === "money") return formatMoney(value);
  return type === "nitros" ? formatCount(value, "nitro") : carName(value);
}

/** What it means. */
export function boxNote({ type, duplicateCarID }: BoxReward): string {
  if (duplicateCarID !== null) {
    return `It held ${carName(duplicateCarID)}, which is in your garage already. So you get cash for it.`;
  }
  if (type === "money") return "It's in your wallet.";
  return type === "nitros" ? "They're in your tank." : "It's in your garage.";
}

type Odds = (typeof BOX_ODDS)[number];

/** One line of the odds. */
export function oddsWords(odds: Odds): string {
  if ("cash" in odds) return formatMoney(odds.cash);
  if ("nitros" in odds) return `${odds.nitros.least} to ${formatCount(odds.nitros.most, "nitro")}`;
  return `A car, or ${formatMoney(DUPLICATE.fromBox)} if you own it already`;
}
