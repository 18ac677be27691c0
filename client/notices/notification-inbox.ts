import { factsAfter } from "#shared/contracts/facts-told.ts";
import { FACTS } from "#shared/contracts/facts.ts";
import type { Notification } from "#shared/contracts/notifications.ts";
import type { Changed, CheckedIn, CheckIn } from "#shared/contracts/realtime/presence.ts";
import { isWorthGrowling, stillNews } from "#shared/rules/growls/worth.ts";
import { arrivalOf, readOnFrom } from "#shared/rules/presence/numbering.ts";
import { CLOCKS_APART } from "#shared/rules/presence/times.ts";

import { hear } from "../data/facts.ts";
import { serverNow } from "../net/server-time.ts";
import { useSite } from "../net/site.ts";
import { hostAt } from "../realtime/location.ts";
import { isTimeForOpenGames } from "../realtime/open-games.ts";
import type { Listener } from "../realtime/player-connection.ts";
import { sawArrive, usePresence } from "../realtime/presence-store.ts";
import { groupKnownSince } from "../session/group-known-since.ts";
import { knownSince, knowsUntil } from "../session/known-since.ts";
import { useSession } from "../session/session.ts";
import { fetchFriends, sawOnline } from "../social/friends.ts";
import { growlOf } from "./growl.ts";
import type { Growls } from "./growls.tsx";
import { isKnownKind, kindOf } from "./kinds/all.ts";

/** After an interruption everybody reconnects at about the same time. */
const BACK_WITHIN_MS = 2_000;
/** A whole team is told of a message at once: its pages do not ask at once. */
const TEAM_WITHIN_MS = 500;
/** Shows waiting gifts itself. */
const GIFTS_PAGE = "/gifts";

/** Handles notifications of the connection: each once, in order. */
export class NotificationInbox implements Listener {
  readonly #growls: Growls;
  readonly #checkIn: () => void;
  #lastID = useSession.getState().notifications.lastID;
  /** Friends' notifications wait until the friends are known. */
  #friends: Promise<void> = Promise.resolve();

  constructor(growls: Growls, checkIn: () => void) {
    this.#growls = growls;
    this.#checkIn = checkIn;
  }

  known(isFirst: boolean): ReturnType<Listener["known"]> {
    const { user, friends } = useSession.getState();
    return {
      ...(isFirst && { knownStamp: knownSince(user?.userID) }),
      teamStamp: groupKnownSince(),
      offline: user?.offline ?? false,
      friendsHash: friends.hash,
      racesPlayed: user?.racesPlayed ?? 0,
      lastNotificationID: this.#lastID,
    } satisfies Partial<CheckIn>;
  }

  checkedIn({ notifications, ...answer }: CheckedIn, { isFirst, isBack }: Parameters<Listener["checkedIn"]>[1]): void {
    const { friends: online, totalRequests, openGames, changed, serverStamp } = answer;
    const { user } = useSession.getState();
    usePresence.setState({ online, openGames });
    useSite.setState({ clientVersion: answer.clientVersion });
    if (answer.isListChanged) this.#friends = fetchFriends();
    const missed = notifications.filter(({ notificationID }) => (notificationID ?? 0) > this.#lastID);
    this.#lastID = Math.max(this.#lastID, ...missed.map(({ notificationID }) => notificationID ?? 0));
    const known = missed.filter(isKnown).map(newsOf);
    for (const notification of stillNews(known, serverStamp, totalRequests)) void this.#growl(notification);
    const knownStamp = knownSince(user?.userID);
    const isNew = ({ stamp }: Notification): boolean => stamp >= knownStamp - CLOCKS_APART;
    const news = missed.filter(isNew);
    // What a line didn't bring was lost, and not alone.
    const isLost = !isFirst && news.length > 0;
    hear(isLost ? FACTS : [...changed, ...news.flatMap(factsAfter)], isBack ? BACK_WITHIN_MS : 0);
    knowsUntil(user?.userID, serverStamp);
    void this.#friends.then(() => sawOnline(online));
    if (answer.lastNotificationID > this.#lastID) {
      this.#lastID = readOnFrom(this.#lastID, answer.lastNotificationID);
      this.#checkIn();
    }
    this.#growls.readUpTo(this.#lastID);
  }

  told(notification: Notification): void {
    const { notificationID } = notification;
    const arrival = arrivalOf(notificationID, this.#lastID);
    if (arrival === "gap") this.#checkIn();
    if (arrival !== "new") return;
    this.#lastID = notificationID ?? this.#lastID;
    if (isKnown(notification)) {
      this.#show(notification);
      void this.#growl(notification);
    }
    this.#growls.readUpTo(this.#lastID);
  }

  changed({ facts, withinMs, by }: Changed): void {
    hear(facts, withinMs, by);
  }

  /** What pages show at once. */
  #show({ kind, data, notificationID }: Notification): void {
    hear(factsAfter({ kind, notificationID }), kind === "team-motd" ? TEAM_WITHIN_MS : 0);
    if (kind === "friend-online") sawArrive(data);
    else if (kind === "open-games") usePresence.setState({ openGames: data.games });
    else if (kind === "race-invite" || kind === "waiting-to-play") this.#checkIn();
  }

  async #growl(notification: Notification): Promise<void> {
    if (notification.kind === "sent-cash" && location.pathname === GIFTS_PAGE) return;
    await this.#friends;
    const { friends, notifications } = useSession.getState();
    const scene = {
      now: serverNow(),
      friendIDs: new Set<number>(friends.list.map(({ userID }) => userID)),
      befriendedIDs: new Set<number>(
        friends.list.flatMap(({ userID, friendType }) => (friendType === "friend" ? userID : [])),
      ),
      seen: friends.seen,
      host: hostAt(location.pathname),
      muted: notifications.muted,
    };
    const isWorth = isWorthGrowling(newsOf(notification), scene);
    if (notification.kind === "friend-online") sawOnline([notification.data]);
    if (isWorth && notification.kind === "open-games" && !isTimeForOpenGames(scene.now, location.pathname)) return;
    if (isWorth) this.#growls.take(growlOf(notification));
  }
}

function isKnown({ kind }: Notification): boolean {
  if (isKnownKind(kind)) return true;
  console.warn("Unknown notification type:", kind);
  return false;
}

const newsOf = <N extends Notification>(notification: N) => ({
  ...notification,
  group: kindOf(notification.kind).group,
});
