import type { Notification } from "#shared/contracts/notifications.ts";
import type { SeenFriend } from "#shared/contracts/realtime/presence.ts";
import type { UserID } from "#shared/ids.ts";
import { openGamesOf } from "#shared/server/friends/list.ts";
import type { PresenceCard } from "#shared/server/friends/presence-card.ts";
import { bySlot } from "#shared/server/platform/bus.ts";
import type { App } from "#shared/server/platform/work.ts";

/**
 * A player's friends who are online, and where. Open races are looked up only while one of them is in a friend race.
 */
export async function seenFriends(app: App, userID: UserID, friendIDs: readonly UserID[]): Promise<SeenFriend[]> {
  const seen = [...(await app.online.seen(friendIDs))];
  const isAnyAtRace = seen.some(([, { doing }]) => doing === "friend-race");
  const open = new Set(isAnyAtRace ? await openGamesOf(app.db, userID) : []);
  return seen.map(([friendID, { app: site, doing }]) => ({
    userID: friendID,
    app: site,
    doing,
    isOpen: doing === "friend-race" && open.has(friendID),
  }));
}

/** The number of friends online, and of those who wait in a race with a free seat. @source core §7 open-games */
export async function openGames(app: App, userID: UserID, { friendIDs }: PresenceCard): Promise<Notification> {
  const friends = await seenFriends(app, userID, friendIDs);
  const data = { friends: friends.length, games: friends.filter(({ isOpen }) => isOpen).length };
  return { notificationID: null, stamp: app.nowStamp(), kind: "open-games", data };
}

/** Tells friends who are online at once; nothing is stored for the others. @source core §7 friend-online */
export async function announce(
  app: App,
  userID: UserID,
  { username, displayName, carID, carHueAngle, friendIDs }: PresenceCard,
): Promise<void> {
  const here = await app.online.seen(friendIDs);
  if (here.size === 0) return;
  const kind = "friend-online";
  const data = {
    type: kind,
    userID,
    username,
    displayName,
    tag: null,
    tagColor: null,
    app: app.config.site,
    carID,
    carHueAngle,
    friendType: "friend",
  } as const;
  const notification: Notification = { notificationID: null, stamp: app.nowStamp(), kind, data };
  await app.bus.publish(bySlot([...here.keys()].map((friendID) => ({ userID: friendID, notification }))));
}
