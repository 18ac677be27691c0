import type { PageAddress } from "#shared/content/pages.ts";
import { goldOffer } from "#shared/rules/account/renewal.ts";

import { opens } from "./open-feature.ts";
import type { Viewer } from "./viewer.ts";

interface GoldOffer {
  readonly label: "Get Gold for a Friend" | "Renew" | "Upgrade";
  readonly to: PageAddress;
}

/**
 * What the gold button says to the viewer and where it leads; undefined for who is offered nothing: guests, members of a
 * class, and declared bots.
 *
 * @source teams-shop-seasons §6 Gold member
 */
export function goldOfferTo(viewer: Pick<Viewer, "user" | "person">): GoldOffer | undefined {
  const { user } = viewer;
  if (!user || user.isBot || !opens("paid_offers", viewer)) return undefined;
  // Gold that has ended is none by the server's word: menus need no clock of their own.
  const kind = user.membership !== "gold" ? "never" : user.goldUntil === null ? "lifetime" : "running";
  switch (goldOffer({ kind })) {
    case "giveToFriend":
      return { label: "Get Gold for a Friend", to: "/friends" };
    case "renew":
      return { label: "Renew", to: "/store/gold" };
    case "upgrade":
      return { label: "Upgrade", to: "/store/gold" };
  }
}
