import type { Teaser } from "../../contracts/goals/pop-ups.ts";
import { teaserAgain } from "../../rules/announcements/teasers.ts";
import { seasonAt } from "../../rules/seasons/calendar.ts";
import { looksOf } from "../looks/looks.ts";
import type { PopUpSource } from "../looks/pop-up-source.ts";
import { shopperAt } from "./shopper.ts";

/**
 * The cards that say what gold would bring, for who has none, until they are closed for a while.
 *
 * @source teams-shop-seasons §2 Gold membership teaser, §6 Basic member
 */
export const teaserPopUps: PopUpSource<"teasers"> = {
  group: "teasers",
  async read(asker) {
    const shopper = await shopperAt(asker);
    if (!shopper || shopper.isGold) return [];
    const { now } = asker;
    const season = seasonAt(now);
    const teasers: readonly Teaser[] = [
      { key: "teaser:gold", kind: "gold" },
      ...(season ? [{ key: `teaser:season:${season.seasonID}`, kind: "season" } as const] : []),
    ];
    const looks = await looksOf(asker.db, asker.userID);
    return teasers.map((popUp) => ({
      key: popUp.key,
      popUp: (looks.get(popUp.key)?.upto ?? 0) > now ? undefined : popUp,
      quiet: { place: popUp.key, until: teaserAgain(now) },
      comesAgain: true,
    }));
  },
};
