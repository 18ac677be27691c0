import { Client, type Room } from "@colyseus/sdk";
import { expect } from "vitest";

import { realtimeTicket } from "#shared/contracts/account/auth.ts";
import type { Notification } from "#shared/contracts/notifications.ts";
import { PRESENCE, type Changed, type CheckedIn, type CheckIn } from "#shared/contracts/realtime/presence.ts";
import { arrivalOf } from "#shared/rules/presence/numbering.ts";
import { lineWaitMs } from "#shared/rules/presence/waits.ts";

import { diceOf } from "./dice.ts";
import type { Visitor } from "./visitor.ts";

const dice = diceOf("steadfast lines");

/** A player's line that goes on as the pages' does: it comes back when it breaks, and reads what it missed. */
export class SteadfastLine {
  readonly visitor: Visitor;
  readonly #url: string;
  /** What the player saw, each once. */
  readonly seen: Notification[] = [];
  /** When each of them was seen, on `performance.now()`. */
  readonly seenMs: number[] = [];
  /** What the newest check-in answered. */
  state: CheckedIn | undefined;
  isUp = false;
  #roomID = "";
  #lastID = 0;
  #failures = 0;
  #room: Room | undefined;
  #isStopped = false;
  #asking: NodeJS.Timeout | undefined;

  constructor(url: string, visitor: Visitor) {
    this.#url = url;
    this.visitor = visitor;
  }

  async open(): Promise<void> {
    if (this.#isStopped) return;
    try {
      const { ticket } = await this.visitor.get(realtimeTicket);
      const client = new Client(this.#url);
      client.auth.token = ticket;
      const room = await client.join(PRESENCE);
      if (this.#isStopped) await room.leave();
      else this.#hear(room);
    } catch {
      this.#broke();
    }
  }

  /** The node that the connection was last on. */
  get node(): string {
    return this.#roomID.replace(/-\d+$/, "");
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#asking);
    await this.#room?.leave();
  }

  checkIn(isFirst = false): void {
    const said: CheckIn = {
      path: "/garage",
      pathID: null,
      offline: false,
      first: isFirst,
      leftFriendRace: false,
      friendsHash: "",
      racesPlayed: 0,
      lastNotificationID: this.#lastID,
    };
    this.#asking = undefined;
    if (this.#room?.connection.isOpen === true) this.#room.send("check-in", said);
  }

  #hear(room: Room): void {
    this.#room = room;
    this.#roomID = room.roomId;
    room.reconnection.enabled = false;
    room.onMessage("checked-in", (answer: CheckedIn) => this.#checkedIn(answer));
    room.onMessage("told", (notification: Notification) => this.#told(notification));
    room.onMessage("changed", ({ withinMs }: Changed) => this.#ask(withinMs * dice()));
    room.onMessage("check-in-please", ({ withinMs }: { withinMs: number }) => this.#ask(withinMs * dice()));
    room.onLeave(() => this.#broke());
    this.checkIn(true);
  }

  #checkedIn(answer: CheckedIn): void {
    this.#failures = 0;
    this.state = answer;
    this.isUp = true;
    for (const notification of answer.notifications) this.#see(notification);
    if (this.#lastID < answer.lastNotificationID) this.#ask(0);
  }

  #told(notification: Notification): void {
    if (arrivalOf(notification.notificationID, this.#lastID) === "gap") this.#ask(0);
    else this.#see(notification);
  }

  #see(notification: Notification): void {
    if (arrivalOf(notification.notificationID, this.#lastID) === "known") return;
    this.#lastID = notification.notificationID ?? this.#lastID;
    this.seen.push(notification);
    this.seenMs.push(performance.now());
  }

  /** Of several wishes to check in the first one counts; a room takes ten messages a second. */
  #ask(withinMs: number): void {
    this.#asking ??= setTimeout(() => this.checkIn(), 150 + withinMs);
  }

  #broke(): void {
    this.#room = undefined;
    this.isUp = false;
    if (this.#isStopped) return;
    this.#failures++;
    setTimeout(() => void this.open(), lineWaitMs(this.#failures, false, dice));
  }
}

/** Opens a line for each of some players, and waits until all are up. */
export async function openLines(url: string, visitors: readonly Visitor[]): Promise<SteadfastLine[]> {
  const lines = visitors.map((visitor) => new SteadfastLine(url, visitor));
  await Promise.all(lines.map((line) => line.open()));
  const areUp = (): boolean => lines.every(({ isUp }) => isUp);
  await expect.poll(areUp, { timeout: 120_000, interval: 5, message: "every line is up" }).toBe(true);
  return lines;
}
