import type { PageAddress } from "#shared/content/pages.ts";
import { formatDay, formatLastDay, formatLongDay } from "#shared/format/dates.ts";
import { formatCount } from "#shared/format/figures.ts";

import type { DuePromotion } from "../../../data/notices/use-pop-ups.ts";

type Renewal = Extract<DuePromotion, { kind: "renewal" }>;

interface PromotionWords {
  readonly title: string;
  readonly text: string;
  /** What the player gets, as a list. */
  readonly perks: readonly string[];
  readonly later: string;
  readonly label: string;
  readonly to: PageAddress;
}

const KEPT = "What you own stays yours. Cars and looks for gold members wait in your garage until you have gold again.";

/** What is said about gold, and where it leads. @source teams-shop-seasons §9, core §6 Renewal prompt */
export function promotionWords(due: DuePromotion, isGold: boolean): PromotionWords {
  switch (due.kind) {
    case "goldSale":
      return {
        title: `Gold sale: up to ${due.percentOff}% off`,
        text: `${due.product} costs less until ${formatLastDay(due.endStamp)}. It brings you:`,
        perks: due.perks,
        later: "Maybe later",
        label: isGold ? "Renew" : "Upgrade Now",
        to: "/store/gold",
      };
    case "product":
      return { title: due.product, text: due.text, perks: [], later: "Not now", label: due.label, to: due.to };
    case "renewal":
      return { ...renewalWords(due), perks: [], later: "Not now", label: "Renew", to: "/store/gold" };
  }
}

function renewalWords({ prompt, goldUntil, days }: Renewal): Pick<PromotionWords, "title" | "text"> {
  switch (prompt) {
    case "endsSoon":
      return {
        title: `Your gold ends in ${formatCount(days, "day")}`,
        text: `You have it until ${formatDay(goldUntil)}. If you renew before, the new days come after those you have. What you own stays yours either way.`,
      };
    case "expiredRecently":
      return {
        title: "Your gold has ended",
        text: `It ended ${days === 0 ? "today" : days === 1 ? "yesterday" : `${formatCount(days, "day")} ago`}. ${KEPT}`,
      };
    case "expiredWhileAway":
      return {
        title: "Good to see you again",
        text: `Your gold ended on ${formatLongDay(goldUntil)}, while you were away. ${KEPT}`,
      };
  }
}
