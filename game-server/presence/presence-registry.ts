import { FACTS } from "#shared/contracts/facts.ts";
import type { Change, Notification, SlotMessage } from "#shared/contracts/notifications.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { Changed, CheckedIn, CheckIn } from "#shared/contracts/realtime/presence.ts";
import type { UserID } from "#shared/ids.ts";
import { MOST_AT_ONCE } from "#shared/rules/presence/numbering.ts";
import { MOST_LINES, PRESENCE_TIMES } from "#shared/rules/presence/times.ts";
import { slotOf } from "#shared/rules/slot.ts";
import { friendListOf } from "#shared/server/friends/list.ts";
import { presenceCardOf, type PresenceCard } from "#shared/server/friends/presence-card.ts";
import { CLIENT_VERSION } from "#shared/server/platform/client-version.ts";
import { isTold } from "#shared/server/platform/closed-news.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import type { App } from "#shared/server/platform/work.ts";
import { cardTimesOf } from "#shared/server/players/player-card.ts";

import { clockMs } from "../cluster/node-context.ts";
import { frameOf, sendFrames, type Frame } from "../colyseus/frames.ts";
import { AskSpread } from "./ask-spread.ts";
import {
  endOldest,
  forget,
  newPresentPlayer,
  type LineHolder,
  type PresenceClient,
  type PresentPlayer,
} from "./present-player.ts";
import { friendsAmong, knownIn, openGames, seenFriends } from "./seen-friends.ts";
import { SlotChanges } from "./slot-changes.ts";
import { ToldFrames } from "./told-frames.ts";
import { TopicWatch } from "./topic-watch.ts";
import { Visibility } from "./visibility.ts";

/** The lifetime of a cached card, whatever changes were announced meanwhile. */
const CARD_LIFE_MS = 300_000;
const SWEEP_EVERY_MS = 30_000;
/** When messages may have been missed, the check-ins of pages are spread over this time. */
const CHECK_IN_SPREAD_MS = 5_000;
const COUNT_EVERY_MS = 5_000;

/** All players who are connected to this node. */
export class PresenceRegistry {
  readonly #app: App;
  readonly #players = new Map<UserID, PresentPlayer>();
  /** What changed lately for players, with a line or without. */
  readonly changes: SlotChanges;
  readonly #sweeping: NodeJS.Timeout;
  readonly #hush: () => void;
  readonly #spread = new AskSpread();
  readonly #toldFrames = new ToldFrames();
  readonly #watch: TopicWatch;
  readonly #visibility: Visibility;

  constructor(app: App) {
    this.#app = app;
    this.#watch = new TopicWatch(app, this.#spread);
    this.#visibility = new Visibility(app);
    this.changes = new SlotChanges(app);
    this.#hush = app.bus.onMissed(() => this.#missedAll());
    this.#sweeping = setInterval(() => this.#sweep(), SWEEP_EVERY_MS).unref();
  }

  /** The number of connections. */
  get lines(): number {
    let lines = 0;
    for (const { clients } of this.#players.values()) lines += clients.size;
    return lines;
  }

  close(): void {
    this.#hush();
    this.#watch.close();
    this.changes.close();
    clearInterval(this.#sweeping);
    for (const { going } of this.#players.values()) clearTimeout(going);
  }

  arrive(client: PresenceClient, { userID, sessionID }: LineHolder): void {
    const player = this.#players.get(userID) ?? newPresentPlayer();
    this.#players.set(userID, player);
    clearTimeout(player.going);
    player.going = undefined;
    // Without a connection nothing was received; a session that is new here may have begun with another account.
    const isKnown = [...player.clients].some(({ auth }) => auth?.sessionID === sessionID);
    if (!isKnown) forget(player);
    player.clients.add(client);
    if (player.clients.size > MOST_LINES) endOldest(player);
    client.userData = { heardMs: clockMs(), tokenMs: clockMs(), changesBefore: this.changes.count(userID) };
  }

  depart(client: PresenceClient, userID: UserID): void {
    this.#watch.leave(client);
    const player = this.#players.get(userID);
    if (!player?.clients.delete(client) || player.clients.size > 0) return;
    player.going = setTimeout(() => {
      this.#players.delete(userID);
      void this.#visibility.hide(userID, player);
    }, PRESENCE_TIMES.graceMs).unref();
  }

  /** Answers from the cache where possible: only what is new to this node is read. */
  async checkIn(client: PresenceClient, userID: UserID, said: CheckIn): Promise<void> {
    const player = this.#players.get(userID);
    if (!player) return;
    if (client.userData) client.userData.heardMs = clockMs();
    const serverStamp = this.#app.nowStamp();
    const card = await this.#cardOf(userID, player);
    if (!card) return client.leave(CLOSE_CODES.left.code);
    if (player.clients.has(client)) this.#watch.look(client, card, said);
    await this.#visibility.show(userID, player, card, said);
    const known = knownIn(card);
    const wanted = said.friendIDs === undefined ? known : friendsAmong(known, said.friendIDs);
    const friends = await seenFriends(this.#app, userID, wanted);
    const notifications = await this.#missed(userID, card, said.lastNotificationID);
    client.send("checked-in", {
      serverStamp,
      clientVersion: CLIENT_VERSION,
      friends,
      totalFriends: card.friendIDs.length,
      isListChanged: await this.#isListChanged(userID, player, said.friendsHash),
      totalRequests: card.totalRequests,
      openGames: friends.filter(({ isOpen }) => isOpen).length,
      changed: this.changes.since(userID, said.knownStamp, client.userData?.changesBefore),
      notifications: notifications.filter(({ kind }) => isTold(kind, card.class?.closed ?? [])),
      lastNotificationID: newestOf(notifications, said.lastNotificationID, (player.card ?? card).lastNotificationID),
    } satisfies CheckedIn);
  }

  /** Sends one connection the number of friends' open races. Repeated requests within 5 s are ignored. */
  async openGames(client: PresenceClient, userID: UserID): Promise<void> {
    const player = this.#players.get(userID);
    if (!player || clockMs() - player.countedMs < COUNT_EVERY_MS) return;
    player.countedMs = clockMs();
    const card = await this.#cardOf(userID, player);
    if (card) client.send("told", await openGames(this.#app, userID, card));
  }

  /** Passes on a message of the bus. */
  tell(message: SlotMessage): void {
    this.changes.take(message);
    const { told, changed = [] } = message;
    const leaving = new Map<PresentPlayer, Frame[]>();
    const add = (player: PresentPlayer, frame: Frame): void => {
      const frames = leaving.get(player);
      if (frames) frames.push(frame);
      else leaving.set(player, [frame]);
    };
    for (const change of changed) {
      const player = this.#players.get(change.userID);
      if (player) add(player, this.#changed(player, change));
    }
    for (const { userID, notification } of told) {
      const player = this.#players.get(userID);
      if (!player) continue;
      this.#learn(player, notification);
      add(player, this.#toldFrames.frameOf(notification));
    }
    for (const [player, frames] of leaving) {
      for (const client of player.clients) sendFrames(client, frames);
    }
  }

  /** Updates the cache by what is sent to the player. */
  #learn(player: PresentPlayer, notification: Notification): void {
    const { notificationID } = notification;
    if (notificationID === null) return;
    const { card } = player;
    if (!card) return;
    card.lastNotificationID = Math.max(card.lastNotificationID, notificationID);
    if (notification.kind === "friend-requests") card.totalRequests = notification.data.totalRequests;
  }

  #changed(player: PresentPlayer, { userID, facts, by }: Change): Frame {
    if (facts.includes("friends") || facts.includes("account")) {
      forget(player);
      this.#watch.lookAgain(player.clients, () => this.#cardOf(userID, player));
    }
    const withinMs = this.#spread.take(player.clients.size, clockMs());
    return frameOf("changed", { facts, withinMs, ...(by !== undefined && { by }) } satisfies Changed);
  }

  async #cardOf(userID: UserID, player: PresentPlayer): Promise<PresenceCard | undefined> {
    if (player.card && clockMs() - player.readMs < CARD_LIFE_MS) return player.card;
    const reading = (player.reading ??= presenceCardOf(this.#app.db, userID, this.#app.nowStamp()));
    try {
      const card = await reading;
      if (player.reading === reading) {
        player.card = card;
        player.readMs = clockMs();
      }
      return card;
    } finally {
      if (player.reading === reading) player.reading = undefined;
    }
  }

  async #isListChanged(userID: UserID, player: PresentPlayer, knownHash: string): Promise<boolean> {
    if (knownHash === "") return player.card !== undefined && knownIn(player.card).length > 0;
    player.friendsHash ??= (await friendListOf(this.#app.db, userID, cardTimesOf(this.#app))).friendsHash;
    return player.friendsHash !== knownHash;
  }

  async #missed(userID: UserID, card: PresenceCard, lastID: number): Promise<readonly Notification[]> {
    const { db, log } = this.#app;
    return card.lastNotificationID > lastID ? notificationsAfter(db, userID, lastID, MOST_AT_ONCE, log) : [];
  }

  /** From now on everything comes that a slot's players are told. Who is here already may have missed something. */
  hears(slot: number): void {
    this.changes.hears(slot);
    for (const [userID, player] of this.#players) if (slotOf(userID) === slot) this.#lookAgain(player);
  }

  #missedAll(): void {
    this.changes.hearAnew();
    for (const player of this.#players.values()) this.#lookAgain(player);
  }

  /** Messages may have been missed: drops everything cached. */
  #lookAgain(player: PresentPlayer): void {
    forget(player);
    player.doing = undefined;
    for (const client of player.clients) {
      client.send("check-in-please", { withinMs: CHECK_IN_SPREAD_MS });
      client.send("changed", { facts: FACTS, withinMs: CHECK_IN_SPREAD_MS } satisfies Changed);
    }
  }

  #sweep(): void {
    this.changes.sweep();
    const beforeMs = clockMs() - PRESENCE_TIMES.idleMs;
    for (const { clients } of this.#players.values()) {
      for (const client of clients) {
        if ((client.userData?.heardMs ?? 0) < beforeMs) client.leave(CLOSE_CODES.idle.code);
      }
    }
  }
}

/**
 * Up to which number a page can be told. Newer ones may all be gone, or unknown to this version: the page would ask for
 * them again and again. One that came meanwhile is told by itself.
 */
function newestOf(missed: readonly Notification[], lastID: number, newestID: number): number {
  if (newestID <= lastID || missed.length >= MOST_AT_ONCE) return newestID;
  return missed.at(-1)?.notificationID ?? lastID;
}
