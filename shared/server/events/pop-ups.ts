import { EVENT_IDS, spanOf } from "../../content/achievements/timed-ids.ts";
import { eventByID } from "../../content/events/calendar.ts";
import { prizesOf } from "../../content/events/prizes.ts";
import { detailsOf, isGoldOnly, prizeOf } from "../../rules/achievements/prize.ts";
import { prizeNewsSince } from "../../rules/pop-ups/prizes.ts";
import type { PopUpSource } from "../looks/pop-up-source.ts";
import { unclaimedIn } from "../seasons/unclaimed-in.ts";
import { headOf } from "./own-event.ts";

/** What an event brought and waits to be claimed: achievements first, perks last. @source teams-shop-seasons §4 Events */
export const eventPopUps: PopUpSource<"event"> = {
  group: "event",
  async read({ db, userID, now }) {
    const ids = new Set(await unclaimedIn(db, userID, { ...EVENT_IDS, since: prizeNewsSince(now) }));
    const events = new Set(
      [...ids].map((id) => spanOf(id)).flatMap((span) => (span && "eventID" in span ? [span.eventID] : [])),
    );
    return [...events].flatMap((eventID) => {
      const event = eventByID(eventID);
      if (!event) return [];
      return prizesOf(event)
        .filter(({ achievementID }) => ids.has(achievementID))
        .map(({ achievementID, name, reward, level }) => {
          const key = `event:${achievementID}`;
          const popUp = {
            key,
            event: headOf(event),
            achievementID,
            name,
            level: level ?? null,
            goldOnly: isGoldOnly(reward),
            reward: prizeOf(reward),
            details: detailsOf(reward),
            isLocked: false,
          };
          return { key, popUp };
        });
    });
  },
};
