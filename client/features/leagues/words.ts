import { formatCount, formatNumber } from "#shared/format/figures.ts";
import { RACES_TO_RISE, type Lines } from "#shared/rules/leagues/close-group.ts";
import type { Distance, Zone } from "#shared/rules/leagues/distance.ts";
import { isTournament, LAST_TIER, leagueOf, leagueTitle } from "#shared/rules/leagues/tiers.ts";

const points = (count: number): string => formatCount(count, "point");

/** Where one is taken by a rise from a tier, as the end of a sentence: "up to Pro". */
function upwards(tier: number): string {
  const { final } = leagueOf(tier);
  if (final) return "to win the cup";
  if (tier === LAST_TIER) return "to reach the Redline Cup";
  return isTournament(tier) ? `to reach the ${leagueOf(tier + 1).name}` : "to go up";
}

/** How a place compares to the lines of its group: the main thing, and what else is worth knowing. */
export interface DistanceWords {
  readonly main: string;
  readonly more: string | undefined;
}

export function distanceWords(tier: number, distance: Distance): DistanceWords {
  const { zone, missing } = distance;
  if (zone === "up") return aboveWords(tier, distance);
  if (zone === "stays") {
    return {
      main: missing === null ? "You stay in this league" : `${formatNumber(missing)} more ${upwards(tier)}`,
      more: safeWords(distance),
    };
  }
  const goal = isTournament(tier) ? upwards(tier) : "to be safe";
  return { main: missing === null ? "Every race helps" : `${formatNumber(missing)} more ${goal}`, more: undefined };
}

function aboveWords(tier: number, { ahead, racesMissing }: Distance): DistanceWords {
  if (racesMissing > 0) {
    const also = isTournament(tier) ? "Going on" : "Going up";
    return {
      main: `${formatCount(racesMissing, "more race")} ${upwards(tier)}`,
      more: `Your place is good enough. ${also} also takes ${RACES_TO_RISE} races in the week.`,
    };
  }
  const end = leagueOf(tier).final
    ? "On the way to the cup"
    : isTournament(tier)
      ? "Through so far"
      : "Going up so far";
  return { main: end, more: ahead === null ? undefined : aheadWords(ahead) };
}

const aheadWords = (ahead: number): string =>
  ahead === 0 ? "Level with the line, and ahead of it: you got there first." : `Safe by ${points(ahead)}`;

function safeWords({ ahead }: Distance): string {
  return ahead === null ? "Nobody goes down from here." : aheadWords(ahead);
}

/** What the racers or teams between two lines of a group have before them. */
export function zoneWords(tier: number, zone: Zone, { up, down }: Lines): string {
  const { name, final } = leagueOf(tier);
  if (zone === "stays") return `Stay in ${name}`;
  if (zone === "up") {
    const first = up === 1 ? "The first place" : `The first ${up}`;
    if (final) return `${first} ${up === 1 ? "wins" : "win"} the cup`;
    const goes = up === 1 ? "goes" : "go";
    return isTournament(tier + 1)
      ? `${first} ${goes} on to the ${leagueTitle(tier + 1)}`
      : `${first} ${goes} up to ${leagueTitle(tier + 1)}`;
  }
  if (isTournament(tier)) return `Back to ${leagueTitle(LAST_TIER)} next week`;
  const last = down === 1 ? "The last place" : `The last ${down}`;
  return `${last} ${down === 1 ? "goes" : "go"} down to ${leagueTitle(tier - 1)}`;
}
