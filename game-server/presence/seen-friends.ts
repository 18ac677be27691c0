import type { Notification } from "#shared/contracts/notifications.ts";
import type { SeenFriend } from "#shared/contracts/realtime/presence.ts";
import type { UserID } from "#shared/ids.ts";
import { openGamesOf } from "#shared/server/friends/list.ts";
import type { PresenceCard } from "#shared/server/friends/presence-card.ts";
import { bySlot } from "#shared/server/platform/bus.ts";
import type { App } from "#shared/server/platform/work.ts";

/**
 * Friends and teammates of a player who are online, and where. Open races are looked up only while one of them is in a friend race.
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
export async function openGames(app: App, userID: UserID, card: PresenceCard): Promise<Notification> {
  const friends = await seenFriends(app, userID, knownIn(card));
  const data = { friends: friends.length, games: friends.filter(({ isOpen }) => isOpen).length };
  return { notificationID: null, stamp: app.nowStamp(), kind: "open-games", data };
}

/** The friends and the teammates of a player. */
export const knownIn = ({ friendIDs, teammateIDs }: PresenceCard): readonly UserID[] => [...friendIDs, ...teammateIDs];

/**
 * Tells friends and teammates who are online at once; nothing is stored for the others.
 *
 * @source core §7 friend-online, teams §3 Friend-online notification
 */
export async function announce(app: App, userID: UserID, card: PresenceCard): Promise<void> {
  const here = await app.online.seen(knownIn(card));
  const teammates = new Set(card.teammateIDs);
  const [mates, friends] = [
    [...here.keys()].filter((id) => teammates.has(id)),
    [...here.keys()].filter((id) => !teammates.has(id)),
  ];
  await tellOf(app, userID, card, "friend", friends);
  await tellOf(app, userID, card, "teammate", mates);
}

async function tellOf(
  app: App,
  userID: UserID,
  { carID, carHueAngle, look, tag, tagColor, ...card }: PresenceCard,
  friendType: "friend" | "teammate",
  receivers: readonly UserID[],
): Promise<void> {
  if (receivers.length === 0) return;
  const kind = "friend-online";
  const data = {
    type: kind,
    userID,
    ...namesFor(friendType, card),
    tag,
    tagColor,
    app: app.config.site,
    carID,
    carHueAngle,
    look,
    friendType,
  } as const;
  const notification: Notification = { notificationID: null, stamp: app.nowStamp(), kind, data };
  await app.bus.publish(bySlot(receivers.map((receiverID) => ({ userID: receiverID, notification }))));
}

/** Teammates who are no friends may not know the names of a member of a class. */
const namesFor = (
  friendType: "friend" | "teammate",
  { username, displayName, class: own }: Pick<PresenceCard, "username" | "displayName" | "class">,
) =>
  friendType === "friend" || own === null
    ? { username, displayName }
    : { username: own.isMade ? username : "", displayName: own.alias };

export function friendsAmong(friendIDs: readonly UserID[], wanted: readonly number[]): readonly UserID[] {
  const isWanted = new Set(wanted);
  return friendIDs.filter((friendID) => isWanted.has(friendID));
}
