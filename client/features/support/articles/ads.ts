import { formatCount } from "#shared/format/figures.ts";
import { GAMES_TO_UNLOCK } from "#shared/rules/account/gates.ts";

import type { Article } from "../article.ts";

export const ads: Article = {
  slug: "ads",
  title: "Why do I see ads?",
  short: "They pay for the game. Most are our own pictures, and a page never has more than one.",
  parts: [
    {
      title: "What you see",
      blocks: [
        `Our own pictures show what there is in the game: the season, an event, a team, gold. A place beside a page opens after ${formatCount(GAMES_TO_UNLOCK.show_side_ad ?? 0, "race")}, the one above it after ${formatCount(GAMES_TO_UNLOCK.show_leaderboard_ad ?? 0, "race")}. Another picture comes after a while, unless you point at it.`,
        "Nothing stands on the pages where you race, watch a replay or practise.",
      ],
    },
    {
      title: "Ads of other companies",
      blocks: [
        "Whoever runs a site decides whether there are any. They stand in a closed frame: it can't look into this site, read what you typed or lead you away by itself. They aren't told who you are.",
        "The privacy policy of the site names where they come from.",
      ],
    },
    {
      title: "Who sees none",
      blocks: [
        {
          list: [
            "Gold members.",
            "Everyone in a class, whatever the teacher opens.",
            "Below the age limit: only our own pictures, which know nothing of you. The same holds while your age isn't known, unless a site is set otherwise.",
          ],
        },
      ],
    },
    {
      title: "Something's wrong with one?",
      blocks: ["Press Report this ad beside it. It goes away at once, and a person looks at it."],
    },
  ],
  ways: [{ label: "Privacy policy", to: "/support/privacy" }],
  related: ["gold", "parents", "privacy-for-children"],
  also: ["advert", "advertisement", "advertising", "banner", "commercial", "tracking", "adblock"],
};
