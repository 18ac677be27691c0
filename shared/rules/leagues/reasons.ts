import type { LeagueReason } from "../../content/leagues.ts";
import { FIRST_TIER, isTournament, leagueOf } from "./tiers.ts";

/** What became of a tier. */
export interface Move {
  /** null before the first week. */
  readonly tier: number | null;
  readonly newTier: number;
  /** Among the winners of the final. */
  readonly hasWon?: boolean;
}

/**
 * Why somebody stands where they do after a week. A league may have a reason of its own for who comes up into it.
 *
 * @source teams-shop-seasons §4 League reasons
 */
export function reasonOf({ tier, newTier, hasWon = false }: Move): LeagueReason {
  if (tier === null) return newTier === FIRST_TIER ? "intro" : (leagueOf(newTier).notification ?? "promote");
  if (hasWon) return "winner";
  if (newTier > tier) return leagueOf(newTier).notification ?? "promote";
  if (isTournament(tier)) return "elimination";
  return newTier < tier ? "demote" : "no-change";
}
