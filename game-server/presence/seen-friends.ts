import type { Notification } from "#shared/contracts/notifications.ts";
import type { SeenFriend } from "#shared/contracts/realtime/presence.ts";
import type { UserID } from "#shared/ids.ts";
import type { KnownAs } from "#shared/server/friends/known.ts";
import { openGamesOf } from "#shared/server/friends/list.ts";
import type { PresenceCard } from "#shared/server/friends/presence-card.ts";
import { bySlot } from "#shared/server/platform/bus.ts";
import type { App } from "#shared/server/platform/work.ts";

/**
 * Friends, teammates and classmates of a player who are online, and where. Open races are looked up only while one of them is in a
 * friend race.
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

/** The friends, the teammates and the classmates of a player, each once. */
export const knownIn = ({ friendIDs, teammateIDs, classmateIDs }: PresenceCard): readonly UserID[] => [
  ...new Set([...friendIDs, ...teammateIDs, ...classmateIDs]),
];

const MOST_CLASSMATES = 5;

/**
 * Tells friends, teammates and classmates who are online at once; nothing is stored for the others.
 *
 * @source core §7 friend-online, teams §3 Friend-online notification
 */
export async function announce(app: App, userID: UserID, card: PresenceCard): Promise<void> {
  const here = await app.online.seen(knownIn(card));
  const [friends, teammates, classmates] = [
    new Set(card.friendIDs),
    new Set(card.teammateIDs),
    new Set(card.classmateIDs),
  ];
  const whom = (friendType: KnownAs, isTheirs: (id: UserID) => boolean, knowsName = true): Promise<void> =>
    tellOf(app, userID, card, { friendType, knowsName }, [...here.keys()].filter(isTheirs));
  await whom("friend", (id) => friends.has(id));
  await whom("teammate", (id) => teammates.has(id) && classmates.has(id));
  // Teammates of no other kind may not know the names of a member of a class.
  await whom("teammate", (id) => teammates.has(id) && !classmates.has(id), false);
  const near = [...here.keys()].filter((id) => classmates.has(id) && !friends.has(id) && !teammates.has(id));
  // When a lesson begins everybody comes: nobody is told of thirty, one after another.
  if (near.length <= MOST_CLASSMATES) await whom("classmate", (id) => near.includes(id));
}

async function tellOf(
  app: App,
  userID: UserID,
  { carID, carHueAngle, look, tag, tagColor, ...card }: PresenceCard,
  { friendType, knowsName }: { readonly friendType: KnownAs; readonly knowsName: boolean },
  receivers: readonly UserID[],
): Promise<void> {
  if (receivers.length === 0) return;
  const kind = "friend-online";
  const data = {
    type: kind,
    userID,
    ...namesFor(knowsName, card),
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

/** Whoever doesn't know a member of a class by name is told the alias. */
const namesFor = (
  knowsName: boolean,
  { username, displayName, class: own }: Pick<PresenceCard, "username" | "displayName" | "class">,
) =>
  knowsName || own === null
    ? { username, displayName }
    : { username: own.isMade ? username : "", displayName: own.alias };

export function friendsAmong(friendIDs: readonly UserID[], wanted: readonly number[]): readonly UserID[] {
  const isWanted = new Set(wanted);
  return friendIDs.filter((friendID) => isWanted.has(friendID));
}
