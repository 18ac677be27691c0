import { formatCount } from "#shared/format/figures.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";

import type { Article } from "../article.ts";

/** What a child needs a parent for, and how a parent says yes. */
export const buyingAsAChild: Article = {
  slug: "buying-as-a-child",
  title: "Real money, and a parent's yes",
  short:
    "Playing is free for everyone. To buy something for real money, a child needs a parent who says yes by e-mail.",
  parts: [
    {
      title: "What stays open",
      blocks: [
        "All of the game: races, cars, teams, leagues and seasons. Without a parent's address a child misses nothing but purchases. In a class nobody is asked about this, and nobody buys anything.",
      ],
    },
    {
      title: "How a parent says yes",
      blocks: [
        {
          steps: [
            "The child opens My Settings, Account, and types the parent's e-mail address.",
            "The parent gets an e-mail with a link.",
            "The parent opens it and presses yes or no. Opening the link alone changes nothing.",
          ],
        },
        "Each receipt goes to the parent's address as well. We use the address for this and nothing else.",
      ],
    },
    {
      title: "How a parent takes it back",
      blocks: [
        `With the same link, at any time and without an account. We then forget the address. Without an answer we forget it after ${formatCount(KEPT_DAYS.parentAsked, "day")}. If the child removes the address of a parent who said yes, we tell that parent.`,
      ],
    },
    {
      title: "The question for the year of birth",
      blocks: [
        "We ask everyone once in which year they were born. We keep only whether that's below the age that this site has set. If it is, we also keep the first year in which it isn't, so that a child grows out of it. The year of everyone else can't be told from what we keep.",
        "The first answer counts. Whoever was born later than they typed can put it right the same day. After anything else that went wrong, write to us.",
      ],
    },
  ],
  ways: [
    { label: "My Settings", to: "/profile#account" },
    { label: "Contact", to: "/contact" },
  ],
  related: ["parents", "a-childs-account", "gold"],
  also: ["consent", "age", "birthday", "purchase", "pay", "receipt", "mum", "dad", "mother", "father", "guardian"],
};
