import type { PageAddress } from "#shared/content/pages.ts";
import { goldOffer, goldStanding, type GoldStanding } from "#shared/rules/account/renewal.ts";

import { serverNow } from "../../net/server-time.ts";
import { opens } from "./open-feature.ts";
import type { Viewer } from "./viewer.ts";

interface GoldOffer {
  readonly standing: GoldStanding;
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
  const standing = goldStanding({ membership: user.membership, goldUntil: user.goldUntil }, serverNow());
  switch (goldOffer(standing)) {
    case "giveToFriend":
      return { standing, label: "Get Gold for a Friend", to: "/friends" };
    case "renew":
      return { standing, label: "Renew", to: "/store/gold" };
    case "upgrade":
      return { standing, label: "Upgrade", to: "/store/gold" };
  }
}
