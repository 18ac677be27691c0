import { formatMoney, formatNumber } from "../../format/figures.ts";
import { TEAM } from "./numbers.ts";

/** What founding a team takes. */
interface Terms {
  /** Cash, paid once. */
  readonly price: number;
  readonly minRaces: number;
}
interface Founder {
  readonly racesPlayed: number;
  readonly money: number;
}

/** One of the means of founding a team: what somebody has of what it takes. */
export interface FoundingMeans {
  readonly name: "Races" | "Cash";
  readonly have: number;
  readonly need: number;
  /** "10 of 50 races" */
  readonly words: string;
  /** What to say while it is missing. */
  readonly missing: string | undefined;
}

/** How far somebody is with what founding a team takes. @source teams §5 Team form, rules Teams */
export function foundingMeans(
  { racesPlayed, money }: Founder,
  { price, minRaces }: Terms = TEAM,
): readonly FoundingMeans[] {
  return [
    {
      name: "Races",
      have: racesPlayed,
      need: minRaces,
      words: `${formatNumber(racesPlayed)} of ${formatNumber(minRaces)} races`,
      missing:
        racesPlayed < minRaces
          ? `You must complete at least ${formatNumber(minRaces)} races to start a team!`
          : undefined,
    },
    {
      name: "Cash",
      have: money,
      need: price,
      words: `${formatMoney(money)} of ${formatMoney(price)}`,
      missing: money < price ? `You need ${formatMoney(price)} to start a team!` : undefined,
    },
  ];
}
