import { GROUP_SIZE } from "#shared/content/leagues.ts";
import { formatOrdinal } from "#shared/format/figures.ts";
import { linesOf } from "#shared/rules/leagues/close-group.ts";
import { FIRST_TIER, leagueOf, leagueTitle } from "#shared/rules/leagues/tiers.ts";

import type { DueLeague } from "../../../data/notices/use-pop-ups.ts";
import { named } from "../../../ui/data/as-is.tsx";

interface ResultWords {
  readonly title: string;
  readonly text: string;
}

/** How a week of the leagues ended, in a title and a sentence or two: a fall is told kindly. @source teams-shop-seasons §4 League reasons */
export function resultWords(due: DueLeague): ResultWords {
  const { reason, newTier, of, tag } = due;
  const league = leagueTitle(newTier);
  const team = of === "team" && tag !== null ? named(tag) : undefined;
  const place = placeSentence(due);
  switch (reason) {
    case "intro":
      return {
        title: "Welcome to the leagues!",
        text: `You're in your first group, in ${league}. Race this week, and the best go up. ${newTier === FIRST_TIER ? "Nobody goes down from here." : ""}`.trim(),
      };
    case "promote":
      return {
        title: team === undefined ? `Up to ${league}!` : `${team} goes up to ${league}!`,
        text: `${place} Well raced!`,
      };
    case "demote":
      return {
        title: team === undefined ? `You'll race in ${league} next week` : `${team} races in ${league} next week`,
        text: `It's a good place to climb from. ${place} Everyone starts the new week at zero.`,
      };
    case "no-change":
      return {
        title: team === undefined ? `Another week in ${league}` : `Another week in ${league} for ${team}`,
        text: `${place} A new week, a new start line.`,
      };
    case "tournament-entry":
      return {
        title: team === undefined ? "You're in the Redline Cup!" : `${team} is in the Redline Cup!`,
        text: `${place} Next week is the ${leagueOf(newTier).name}: ${goesOn(newTier)}`,
      };
    case "semi-finals":
    case "finals": {
      const { name } = leagueOf(newTier);
      return {
        title: team === undefined ? `You're in the ${name}!` : `${team} is in the ${name}!`,
        text: `${place} Next week: ${goesOn(newTier)}`,
      };
    }
    case "elimination":
      return {
        title: team === undefined ? "What a run in the Redline Cup" : `What a run in the Redline Cup, ${team}`,
        text: `${place} Next week is in ${league}, and the cup is one good week away.`,
      };
    case "winner":
      return {
        title: team === undefined ? "You won the Redline Cup!" : `${team} won the Redline Cup!`,
        text: `${place} Three weeks, and through them all. What a drive!`,
      };
  }
}

/** "You came 2nd of 30 in Rookie." */
function placeSentence({ of, place, racers, tier }: DueLeague): string {
  if (place === null || tier === null) return "";
  const { name, tournamentName } = leagueOf(tier);
  const where = tournamentName === null ? name : `the ${name}`;
  return `${of === "team" ? "Your team" : "You"} came ${formatOrdinal(place)} of ${racers} in ${where}.`;
}

function goesOn(tier: number): string {
  const { up } = linesOf(tier, GROUP_SIZE);
  return leagueOf(tier).final ? `the first ${up} win the cup.` : `the best ${up} of ${GROUP_SIZE} go on.`;
}
