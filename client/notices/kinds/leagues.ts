import { named } from "../../ui/data/as-is.tsx";
import { view, type Kinds } from "./kind.ts";

/** A better league has a higher tier; everybody begins in the first. */
function leagueMove({ tier, newTier }: { readonly tier: number | null; readonly newTier: number }): string | undefined {
  if (tier === null || tier === newTier) return undefined;
  return newTier > tier ? "up a league" : "down a league";
}

export const leagues: Kinds<"league-update" | "league-update-team"> = {
  "league-update": {
    group: "leagues",
    words(data) {
      const move = leagueMove(data);
      return {
        title: move === undefined ? "A new league week has started" : `You moved ${move}`,
        tone: "violet",
        link: view("/leagues"),
      };
    },
  },
  "league-update-team": {
    group: "leagues",
    words(data) {
      const move = leagueMove(data);
      return {
        title: move === undefined ? `${named(data.tag)} stays in its league` : `${named(data.tag)} moved ${move}`,
        tone: "violet",
        link: view("/leagues"),
      };
    },
  },
};
