import { memberDaysOf } from "../../rules/account/member-days.ts";
import { announcementsFor } from "../../rules/announcements/announcements.ts";
import { eventAt } from "../../rules/events/calendar.ts";
import { eventTrack, type Track } from "../../rules/tracks.ts";
import type { PopUpSource } from "../looks/pop-up-source.ts";

/** What the game tells everybody once. @source teams-shop-seasons §9 */
export const announcementPopUps: PopUpSource<"announcements"> = {
  group: "announcements",
  async read({ db, userID, now }) {
    const event = eventAt(now);
    const user = await db
      .selectFrom("users as u")
      .leftJoin("tracks as t", (join) =>
        join.onRef("t.user_id", "=", "u.user_id").on("t.track", "=", event ? eventTrack(event.eventID) : ("" as Track)),
      )
      .select(["u.created_stamp", "u.previous_login_stamp", "t.track"])
      .where("u.user_id", "=", userID)
      .executeTakeFirst();
    if (!user) return [];
    const events = new Set(event && user.track !== null ? [event.eventID] : []);
    const memberDays = memberDaysOf(user.created_stamp, now);
    const lastLogin = user.previous_login_stamp ?? user.created_stamp;
    return announcementsFor({ memberDays, lastLogin, events }, now).map((popUp) => ({ key: popUp.key, popUp }));
  },
};
