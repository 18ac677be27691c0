import { memberDaysOf } from "../../rules/account/member-days.ts";
import { announcementsFor } from "../../rules/announcements/announcements.ts";
import type { PopUpSource } from "../looks/pop-up-source.ts";

/** What the game tells everybody once. @source teams-shop-seasons §9 */
export const announcementPopUps: PopUpSource<"announcements"> = {
  group: "announcements",
  async read({ db, userID, now }) {
    const user = await db
      .selectFrom("users")
      .select(["created_stamp", "previous_login_stamp"])
      .where("user_id", "=", userID)
      .executeTakeFirst();
    if (!user) return [];
    const memberDays = memberDaysOf(user.created_stamp, now);
    const lastLogin = user.previous_login_stamp ?? user.created_stamp;
    return announcementsFor({ memberDays, lastLogin }, now).map((popUp) => ({ key: popUp.key, popUp }));
  },
};
