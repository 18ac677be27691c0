import { latestNotifications, seenNotifications } from "#shared/contracts/bell.ts";
import { latestNotificationsOf, markSeen, noticeCountersOf } from "#shared/server/notifications/bell.ts";
import { perform } from "#shared/server/platform/work.ts";

import { route } from "../route.ts";

/** The notifications that stay when their growls are gone. */
export const notificationRoutes = [
  route(latestNotifications, ({ app, identity: { userID } }) =>
    latestNotificationsOf(app.db, userID, app.nowStamp(), app.log),
  ),
  route(seenNotifications, async ({ app, identity: { userID }, body }) => {
    await perform(app, (work) => markSeen(work, userID, body.notificationID));
    return { counters: await noticeCountersOf(app.db, userID) };
  }),
];
