import { formatNumber, formatOrdinal } from "#shared/format/figures.ts";
import { LAST_TIER, leagueOf, leagueTitle } from "#shared/rules/leagues/tiers.ts";

import type { LeagueWeek } from "../../data/leagues/use-leagues.ts";

type Ended = Pick<LeagueWeek, "tier" | "newTier" | "reason" | "place">;

/** What a week ended with, kindly. */
export function movedWords({ tier, newTier, reason, place }: Ended, of: "racer" | "team"): string {
  const league = leagueTitle(newTier);
  switch (reason) {
    case "intro":
      return `A first week in ${league}`;
    case "promote":
      return `Up to ${league}`;
    case "demote":
      return `To ${league}, a good place to climb from`;
    case "no-change":
      return place === null ? `Stayed in ${league}, without a ranking` : `Stayed in ${league}`;
    case "elimination":
      return `${leagueOf(tier).name} raced, and back in ${leagueTitle(LAST_TIER)}`;
    case "winner":
      return of === "team" ? "Your team won the Redline Cup!" : "You won the Redline Cup!";
    case "semi-finals":
    case "finals":
    case "tournament-entry":
      return `On to the ${league}`;
  }
}

/** "3rd of 30" */
export const placeWords = ({ place, racers }: Pick<LeagueWeek, "place" | "racers">): string =>
  place === null ? "No place" : `${formatOrdinal(place)} of ${formatNumber(racers)}`;
