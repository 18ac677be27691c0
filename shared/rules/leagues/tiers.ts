import { LEAGUES, type League } from "../../content/leagues.ts";

export const FIRST_TIER = 1;
/** Of the tournament, a round a week. @source rules Leagues: Tournament */
const ROUNDS = LEAGUES.filter(({ tournamentName }) => tournamentName !== null).length;
/** Legend: above it is the tournament, and who goes out of that comes back here. @source rules Leagues: Tiers */
export const LAST_TIER = LEAGUES.length - ROUNDS;

/** The league or round of a tier, 1 to 13; one that an other version stored is taken as the nearest. */
export function leagueOf(tier: number): League {
  const league = LEAGUES[Math.min(Math.max(tier, FIRST_TIER), LEAGUES.length) - 1];
  if (!league) throw new Error("there are no leagues");
  return league;
}

export const isTournament = (tier: number): boolean => tier > LAST_TIER;

/** The name of a league as one says it: "Rookie", "Redline Cup: Final". */
export function leagueTitle(tier: number): string {
  const { name, tournamentName } = leagueOf(tier);
  return tournamentName === null ? name : `${tournamentName}: ${name}`;
}
