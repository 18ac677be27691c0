import { Crown } from "lucide-react";

import type { Settings } from "../../../data/account/use-settings.ts";
import { goldOfferTo } from "../../../shell/links/gold-offer.ts";
import { useViewer } from "../../../shell/links/viewer.ts";
import { LinkButton } from "../../../ui/controls/link-button.tsx";
import { GoldBadge } from "../../../ui/data/gold-badge.tsx";
import { Section } from "../section.tsx";
import { goldWords } from "./gold-words.ts";

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
