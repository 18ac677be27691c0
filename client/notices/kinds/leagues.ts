import { formatOrdinal } from "#shared/format/figures.ts";
import { FIRST_TIER, isTournament, leagueOf, leagueTitle } from "#shared/rules/leagues/tiers.ts";

import { named } from "../../ui/data/as-is.tsx";
import { view, type GrowlText, type Kinds } from "./kind.ts";

interface Move {
  /** null before the first week. */
  readonly tier: number | null;
  readonly newTier: number;
  readonly place: number | null;
}

/** How a week ended, of the player or of a team. A fall is told kindly. @param team as it is named; undefined for the player */
function moveWords({ tier, newTier, place }: Move, team: string | undefined): Pick<GrowlText, "title" | "text"> {
  const league = leagueTitle(newTier);
  const text = placeWords(place, tier);
  if (tier === null) {
    const title = team === undefined ? "Welcome to the leagues" : `${team} is in the leagues`;
    return { title, text: newTier === FIRST_TIER ? `The first group is in ${league}.` : `It begins in ${league}.` };
  }
  if (newTier > tier) {
    const [up, goes] = isTournament(newTier) ? ["On to the", "goes on to the"] : ["Up to", "goes up to"];
    return { title: team === undefined ? `${up} ${league}` : `${team} ${goes} ${league}`, text };
  }
  if (isTournament(tier)) {
    const back = `Next week is in ${league} again.`;
    return {
      title: `The ${leagueOf(tier).name} is over${team === undefined ? "" : ` for ${team}`}`,
      text: text === undefined ? back : `${text} ${back}`,
    };
  }
  if (newTier === tier) {
    return { title: team === undefined ? `Another week in ${league}` : `${team} stays in ${league}`, text };
  }
  const title = team === undefined ? `You'll race in ${league} next week` : `${team} races in ${league} next week`;
  return { title, text: "It's a good place to climb from." };
}

const placeWords = (place: number | null, tier: number | null): string | undefined =>
  place === null || tier === null
    ? undefined
    : `${formatOrdinal(place)} place in ${isTournament(tier) ? "the " : ""}${leagueTitle(tier)}.`;

export const leagues: Kinds<"league-update" | "league-update-team"> = {
  "league-update": {
    group: "leagues",
    words: (data) => ({ ...moveWords(data, undefined), tone: "violet", link: view("/leagues") }),
  },
  "league-update-team": {
    group: "leagues",
    words: (data) => ({ ...moveWords(data, named(data.tag)), tone: "violet", link: view("/leagues/team") }),
  },
};
