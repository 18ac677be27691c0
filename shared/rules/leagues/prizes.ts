import { CARS } from "../../content/cars/catalog.ts";
import type { LeagueReason } from "../../content/leagues.ts";
import { LOOT } from "../../content/loot/catalog.ts";
import type { Way } from "../../content/ways.ts";
import type { Timeless } from "../rewards/reward.ts";

/** @source rules Leagues: Pay */
const CASH_A_TIER = 10_000;
/** For the first three of the final, each. */
const CUP_CASH = 250_000;

/** How a week ended, as its prizes see it. */
interface Ended {
  readonly tier: number;
  readonly newTier: number;
  readonly reason: LeagueReason;
}

/** What a week brings: a rise pays cash, a title and sometimes a car, and so does the cup. */
export function weekPrizes({ tier, newTier, reason }: Ended): readonly Timeless[] {
  if (reason === "winner") return [{ cash: CUP_CASH }, ...things(({ from }) => from === "cup")];
  if (newTier <= tier) return [];
  return [{ cash: CASH_A_TIER * newTier }, ...things((way) => way.from === "league" && way.tier === newTier)];
}

function things(isWay: (way: Way) => boolean): readonly Timeless[] {
  const comesSo = ({ ways }: { readonly ways: readonly Way[] }): boolean => ways.some(isWay);
  return [
    ...LOOT.filter(comesSo).map(({ lootID }) => ({ lootID })),
    ...CARS.filter(comesSo).map(({ carID }) => ({ carID })),
  ];
}
