import { useMemo } from "react";

import { ownAdsFor, type OwnAd } from "#shared/rules/ads/own-ads.ts";
import type { AdPage } from "#shared/rules/ads/places.ts";

import { useSite } from "../../net/site.ts";
import { useEventNow } from "../../session/event-now.ts";
import { useSession } from "../../session/session.ts";
import { useOpens } from "../links/open-feature.ts";

/** Our own pictures that are true for whoever looks at a page now. */
export function useOwnAds(page: AdPage): readonly OwnAd[] {
  const season = useSite((answer) => answer.season) ?? undefined;
  const event = useEventNow();
  const eventKey = event?.key;
  const eventName = event?.name;
  const ownTag = useSession(({ user }) => user?.tag ?? null);
  const friends = useSession((session) => session.friends.list);
  const mayBuy = useOpens("paid_offers");
  return useMemo(() => {
    const teams = friends.flatMap(({ tag, tagColor }) => (tag === null ? [] : [{ tag, tagColor }]));
    const running = eventKey && eventName !== undefined ? { key: eventKey, name: eventName } : undefined;
    return ownAdsFor({ page, mayBuy, season, event: running, ownTag, teams });
  }, [page, mayBuy, season, eventKey, eventName, ownTag, friends]);
}
