import { Client, type Room } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { logOut, realtimeTicket, self } from "#shared/contracts/account/auth.ts";
import { changePassword } from "#shared/contracts/account/settings.ts";
import { signIn } from "#shared/contracts/account/sign-in.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { before, seconds } from "#shared/units.ts";

import { openLine } from "../support/line.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

interface Socket {
  readonly room: Room;
  readonly closed: Promise<number>;
}

/** Opens a player's line, as every page does: a player may have several. */
async function lineOf(visitor: Visitor): Promise<Socket> {
  const { room, left } = await openLine(product.url, visitor);
  return { room, closed: left };
}

/** Opens a socket in the lobby, as the race page does. */
async function socketOf(visitor: Visitor): Promise<Socket> {
  const { ticket, lobbyRoomID } = await visitor.get(realtimeTicket);
  return socketBy(ticket, lobbyRoomID);
}

async function socketBy(ticket: string, lobbyRoomID: string): Promise<Socket> {
  const client = new Client(product.url);
  client.auth.token = ticket;
  const room = await client.joinById(lobbyRoomID);
  room.reconnection.enabled = false;
  for (const type of ["table", "seat", "trouble"]) room.onMessage(type, () => undefined);
  return { room, closed: new Promise((resolve) => room.onLeave((code) => resolve(code))) };
}

/** The code a socket closes with, or nothing after a minute. */
const codeOf = ({ closed }: Socket): Promise<number | undefined> =>
  Promise.race([closed, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 60_000))]);

describe("logging out", () => {
  it("closes the session's socket, and no socket of another session", async () => {
    const racer = await newRacer(product, "TwoDevices");
    const other = new Visitor(product);
    await other.get(signIn, { body: { username: "TwoDevices", password: PASSWORD } });
    const [own, elsewhere] = [await lineOf(racer), await lineOf(other)];
    await racer.get(logOut);
    expect(await codeOf(own)).toBe(CLOSE_CODES.sessionEnded.code);
    expect(elsewhere.room.connection.isOpen).toBe(true);
    await elsewhere.room.leave();
  });

  it("is over when it is answered: the token that was good a moment ago is refused", async () => {
    for (const turn of [1, 2, 3]) {
      const racer = await newRacer(product, `OutAtOnce${turn}`);
      await racer.get(self);
      await racer.get(logOut);
      expect(await racer.refused(self)).toBe("expiredSession");
    }
  });

  it("everywhere closes the socket of every device", async () => {
    const racer = await newRacer(product, "EveryDevice");
    const other = new Visitor(product);
    await other.get(signIn, { body: { username: "EveryDevice", password: PASSWORD } });
    const sockets = [await lineOf(racer), await lineOf(other)];
    await racer.get(logOut, { body: { everywhere: true } });
    expect(await Promise.all(sockets.map(codeOf))).toEqual([4401, 4401]);
  });

  it("by a new password closes the sockets of the sessions that it ends", async () => {
    const racer = await newRacer(product, "NewLock");
    const thief = new Visitor(product);
    await thief.get(signIn, { body: { username: "NewLock", password: PASSWORD } });
    const socket = await socketOf(thief);
    await racer.get(changePassword, {
      body: { password: PASSWORD, newPassword: "a-better-horse-yet", newPassword2: "a-better-horse-yet" },
    });
    expect(await codeOf(socket)).toBe(CLOSE_CODES.sessionEnded.code);
  });

  it("closes a socket that a ticket from before opens afterwards, as long as tickets last", async () => {
    const guest = await newGuest(product);
    const { ticket, lobbyRoomID } = await guest.get(realtimeTicket);
    const { app } = product.services;
    await app.db
      .updateTable("sessions")
      .set({ revoked_stamp: before(app.nowStamp(), seconds(55)) })
      .where("user_id", "=", guest.userID as never)
      .execute();
    expect(await codeOf(await socketBy(ticket, lobbyRoomID))).toBe(CLOSE_CODES.sessionEnded.code);
  });
});
