import { Crown } from "lucide-react";

import { formatLongDay } from "#shared/format/dates.ts";
import { formatCount } from "#shared/format/figures.ts";

import type { Settings } from "../../../data/account/use-settings.ts";
import { goldOfferTo } from "../../../shell/links/gold-offer.ts";
import { useViewer } from "../../../shell/links/viewer.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { GoldBadge } from "../../../ui/data/gold-badge.tsx";
import { Section } from "../section.tsx";

type Account = Settings["user"];

/** How long gold lasts, or since when it has ended. @source core §3 goldExpirationDays, daysSinceGoldExpired, teams-shop-seasons §6 */
export function GoldSection({ settings: { user } }: { readonly settings: Settings }) {
  const offer = goldOfferTo(useViewer());
  if (!offer) return null;
  return (
    <Section title="Gold" aside={user.membership === "gold" && <GoldBadge />}>
      <p>{goldWords(user)}</p>
      <p>
        <LinkButton kind="gold" icon={<Crown aria-hidden />} to={offer.to}>
          {offer.label}
        </LinkButton>
      </p>
    </Section>
  );
}

/** How a player stands with gold, in a sentence or two. */
export function goldWords({
  membership,
  goldUntil,
  goldExpired,
  goldExpirationDays,
  daysSinceGoldExpired,
}: Pick<Account, "membership" | "goldUntil" | "goldExpired" | "goldExpirationDays" | "daysSinceGoldExpired">): string {
  if (membership === "gold" && goldUntil === null) return "You have gold for life. Thank you!";
  if (membership === "gold" && goldUntil !== null) {
    return `You have gold until ${formatLongDay(goldUntil)}, for ${formatCount(goldExpirationDays ?? 0, "more day")}.`;
  }
  if (goldExpired && goldUntil !== null) {
    const ago =
      daysSinceGoldExpired === 0
        ? "today"
        : `on ${formatLongDay(goldUntil)}, ${formatCount(daysSinceGoldExpired ?? 0, "day")} ago`;
    return `Your gold ended ${ago}. What you own stays yours, and waits in your garage.`;
  }
  return "You race without gold. That changes nothing about your speed, your XP or your league.";
}
