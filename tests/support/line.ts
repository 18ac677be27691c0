import { Client, type Room } from "@colyseus/sdk";
import { expect } from "vitest";

import { realtimeTicket } from "#shared/contracts/account/auth.ts";
import type { Notification } from "#shared/contracts/notifications.ts";
import {
  PRESENCE,
  PRESENCE_MESSAGES,
  type Changed,
  type CheckedIn,
  type CheckIn,
} from "#shared/contracts/realtime/presence.ts";
import type { UserID } from "#shared/ids.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import type { Stamp } from "#shared/units.ts";

import type { Product } from "./product.ts";
import type { Visitor } from "./visitor.ts";

const HERE: CheckIn = {
  path: "/garage",
  pathID: null,
  offline: false,
  first: true,
  leftFriendRace: false,
  friendsHash: "",
  racesPlayed: 0,
  lastNotificationID: 0,
};

/** A player's line without a browser: everything that was told on it, in order. */
export interface TestLine {
  readonly room: Room;
  readonly told: readonly Notification[];
  readonly pleas: readonly unknown[];
  readonly changes: readonly Changed[];
  readonly left: Promise<number>;
  /** Checks in, and waits for the answer. */
  checkIn(said?: Partial<CheckIn>): Promise<CheckedIn>;
  untilTold(kind: Notification["kind"], timeout?: number): Promise<Notification>;
}

/** Opens a line to the product at an address. */
export async function openLine(url: string, visitor: Visitor): Promise<TestLine> {
  const { ticket } = await visitor.get(realtimeTicket);
  const client = new Client(url);
  client.auth.token = ticket;
  const room = await client.join(PRESENCE);
  room.reconnection.enabled = false;
  const told: Notification[] = [];
  const pleas: unknown[] = [];
  const changes: Changed[] = [];
  const answers: CheckedIn[] = [];
  const { received } = PRESENCE_MESSAGES;
  room.onMessage("told", (message: unknown) => void told.push(received.told.parse(message)));
  room.onMessage("checked-in", (message: unknown) => void answers.push(received["checked-in"].parse(message)));
  room.onMessage("error", (message: unknown) => void received.error.parse(message));
  room.onMessage("changed", (message: unknown) => void changes.push(received.changed.parse(message)));
  room.onMessage("check-in-please", (message: unknown) => void pleas.push(message));
  const left = new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
  return {
    room,
    told,
    pleas,
    changes,
    left,
    async checkIn(said = {}) {
      const nth = answers.length;
      room.send("check-in", { ...HERE, ...said });
      await expect.poll(() => answers.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(nth);
      return answers[nth] as CheckedIn;
    },
    async untilTold(kind, timeout = 60_000) {
      await expect.poll(() => told.some((each) => each.kind === kind), { timeout, interval: 5 }).toBe(true);
      return told.find((each) => each.kind === kind) as Notification;
    },
  };
}

/** Tells the player of a line one thing more, and waits for it: whatever was told them before has come by then. */
export async function untilAllTold({ services: { app } }: Product, { userID }: Visitor, line: TestLine): Promise<void> {
  const invoiceNum = `Later-${line.told.length}`;
  await perform(app, async ({ notify }) => notify(userID as UserID, "purchase", { invoiceNum }));
  await expect
    .poll(() => line.told, { timeout: 60_000, interval: 5 })
    .toContainEqual(expect.objectContaining({ kind: "purchase", data: { invoiceNum } }));
}

/**
 * Until the node has heard of a player for longer than clocks may be apart: what changes before a page opens is known.
 *
 * @param forS and for so many seconds more: as long as the page's first answer may take
 */
export async function untilKnown(url: string, visitor: Visitor, forS = 0): Promise<void> {
  const line = await openLine(url, visitor);
  const missed = async () => (await line.checkIn({ knownStamp: (nowStamp() - forS) as Stamp })).changed;
  await expect.poll(missed, { timeout: 60_000, interval: 250 }).toEqual([]);
  await line.room.leave();
  await line.left;
}
