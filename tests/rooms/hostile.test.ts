import { request } from "node:http";

import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";

import { startProduct, type Product } from "../support/product.ts";
import { joinTogether, newTicket, resultsOf, takeTable, typeText, type TestRacer } from "../support/racer.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const five = (): Promise<TestRacer[]> => joinTogether(product.url, 5);
const rawSocket = (racer: TestRacer): { send(bytes: Uint8Array): void } => racer.room.connection.transport;
const isAlive = async (): Promise<boolean> => (await fetch(`${product.url}/healthz`)).ok;

describe.concurrent("in a race with cheats", () => {
  it("each is disqualified with its measure, and the honest one finishes", async () => {
    const racers = await five();
    const [honest, instant, stranger, backwards, early] = racers;
    if (!honest || !instant || !stranger || !backwards || !early) throw new Error("somebody is missing");
    await honest.untilPhase("countdown");
    const { text } = honest.room.state;
    const chars = text.slice(0, 100);
    early.room.send("keys", { from: 0, at: [0], chars: text.slice(0, 1) });
    await honest.untilPhase("racing");
    instant.room.send("keys", { from: 0, at: Array.from(chars, () => 0), chars });
    const other = "~".repeat(100);
    stranger.room.send("keys", { from: 0, at: Array.from(other, (_character, index) => index * 20), chars: other });
    backwards.room.send("keys", { from: 0, at: [50, 10], chars: text.slice(0, 2) });
    const fouls = await Promise.all([instant, stranger, backwards, early].map((racer) => racer.until("foul")));
    expect(fouls).toMatchObject([
      { code: "burst", measured: 31, threshold: 30 },
      { code: "never-shown", measured: 60, threshold: 60 },
      { code: "backwards", measured: -40 },
      { code: "too-early" },
    ]);
    await typeText(honest, 280);
    const { lines } = await resultsOf(honest);
    expect(lines[0]).toMatchObject({ slot: honest.welcome.slot, place: 1, standing: "finished" });
    expect(lines.slice(1).map((line) => line.standing)).toEqual(Array(4).fill("disqualified"));
    expect(lines.slice(1).every((line) => line.place === null && line.foul !== null)).toBe(true);
  });

  it("floods, huge frames, malformed messages and noise close only their own line", async () => {
    const racers = await five();
    const [honest, flood, huge, malformed, noise] = racers;
    if (!honest || !flood || !huge || !malformed || !noise) throw new Error("somebody is missing");
    await honest.untilPhase("racing");
    for (let n = 0; n < 20_000; n++) flood.room.send("keys", { from: 0, at: [n], chars: "a" });
    rawSocket(huge).send(new Uint8Array(5_000).fill(7));
    malformed.room.send("keys", { from: -1, at: "soon", chars: 7, role: "admin" });
    const random = Uint8Array.from({ length: 200 }, (_unused, index) => (index * 131 + 17) % 256);
    for (let at = 0; at < 200; at += 20) rawSocket(noise).send(Uint8Array.of(13, ...random.subarray(at, at + 20)));
    const codes = await Promise.all([flood, huge, malformed, noise].map((racer) => racer.left));
    expect(codes.slice(0, 3)).toEqual([
      CLOSE_CODES.overLimit.code,
      CLOSE_CODES.tooLarge.code,
      CLOSE_CODES.badMessage.code,
    ]);
    expect(codes[3]).toBeGreaterThanOrEqual(4_000);
    expect(await isAlive()).toBe(true);
    await typeText(honest, 280);
    await honest.untilPhase("over");
    const own = (await resultsOf(honest)).lines[0];
    expect(own).toMatchObject({ slot: honest.welcome.slot, place: 1, errors: 0 });
  });

  it("unknown messages close the line that sent them", async () => {
    const racers = await five();
    racers[0]?.room.send("settle", { place: 1 });
    racers[1]?.room.sendBytes("keys", new Uint8Array(12));
    expect(await Promise.all(racers.slice(0, 2).map((racer) => racer.left))).toEqual([4_400, 4_400]);
    await Promise.all(racers.slice(2).map((racer) => racer.room.leave()));
  });
});

describe("the doors", () => {
  const matchmake = (
    path: string,
    ticket: string | undefined,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    fetch(`${product.url}/matchmake/${path}`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json", ...(ticket && { authorization: `Bearer ${ticket}` }), ...headers },
    });

  it("open to no other method than joinById and reconnect", async () => {
    const { ticket } = await newTicket(product.url);
    for (const method of ["create", "join", "joinOrCreate", "getOwnPropertyNames"]) {
      expect((await matchmake(`${method}/race`, ticket)).status).toBe(403);
      expect((await matchmake(`${method}/lobby`, ticket)).status).toBe(403);
    }
  });

  it("let nobody into a race by its id", async () => {
    const racers = await five();
    const { ticket } = await newTicket(product.url);
    const answer = await matchmake(`joinById/${racers[0]?.room.roomId}`, ticket);
    expect(answer.ok).toBe(false);
    const client = new Client(product.url);
    client.auth.token = ticket;
    await expect(client.joinById(racers[0]?.room.roomId ?? "")).rejects.toThrow();
    await Promise.all(racers.map((racer) => racer.room.leave()));
  });

  it("take each ticket once, and no session token in its place", async () => {
    const { ticket, token, lobbyRoomID } = await newTicket(product.url);
    expect((await matchmake(`joinById/${lobbyRoomID}`, ticket)).status).toBe(200);
    expect((await matchmake(`joinById/${lobbyRoomID}`, ticket)).status).toBe(401);
    expect((await matchmake(`joinById/${lobbyRoomID}`, token)).status).toBe(401);
    expect((await matchmake(`joinById/${lobbyRoomID}`, undefined)).status).toBe(401);
  });

  it.each([
    "https://elsewhere.example",
    "null",
    "file://",
    "about:blank",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://localhost",
    "https://evil.example#HOST",
    "http://HOST.evil.example",
    "http://HOST@evil.example",
    "http://evil.example/HOST",
    "HOST",
  ])("are shut for a foreign origin, over HTTP and before the upgrade: %j", async (foreign) => {
    const origin = foreign.replace("HOST", new URL(product.url).host);
    const { ticket, lobbyRoomID } = await newTicket(product.url);
    expect((await matchmake(`joinById/${lobbyRoomID}`, ticket, { origin })).status).toBe(403);
    const called = await fetch(`${product.url}/api/v2/auth/guest`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: "{}",
    });
    expect([called.status, called.headers.get("set-cookie")]).toEqual([403, null]);
    for (const path of ["/api/v2/openapi.json", "/api/v2/auth/self", "/api/v2/nowhere"]) {
      const reply = await fetch(`${product.url}${path}`, { headers: { origin } });
      expect([path, reply.headers.get("access-control-allow-origin")]).toEqual([path, null]);
    }
    const status = await new Promise<number>((resolve, reject) => {
      const socket = new WebSocket(`${product.url.replace("http", "ws")}/x/y?sessionId=z`, { origin });
      socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
      socket.on("open", () => reject(new Error("the foreign origin was let in")));
      socket.on("error", () => {
        // The refused upgrade is reported by its status above.
      });
    });
    expect(status).toBe(403);
  });

  it.each(["/x/constructor?sessionId=z", "/x/__proto__?sessionId=z", "/x/toString"])(
    "know no room that every object has: %s",
    async (path) => {
      const { hostname, port } = new URL(product.url);
      const status = await new Promise<number>((resolve, reject) => {
        const asked = request({
          hostname,
          port,
          path,
          headers: {
            connection: "Upgrade",
            upgrade: "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": Buffer.alloc(16).toString("base64"),
          },
        });
        asked.on("response", (answer) => resolve(answer.resume().statusCode ?? 0));
        asked.on("upgrade", (_answer, socket) => {
          socket.destroy();
          resolve(101);
        });
        asked.on("error", reject);
        asked.end();
      });
      expect(status).toBe(404);
      expect(await isAlive()).toBe(true);
    },
  );

  it("give a used or stranger's seat to nobody", async () => {
    const tables = await Promise.all(Array.from({ length: 5 }, () => takeTable(product.url)));
    const [first, ...others] = tables;
    if (!first) throw new Error("nobody came");
    const seat = await first.seat;
    const room = await first.client.consumeSeatReservation(seat);
    await expect(new Client(product.url).consumeSeatReservation(seat)).rejects.toThrow();
    await expect(new Client(product.url).consumeSeatReservation({ ...seat, sessionId: "guessed00" })).rejects.toThrow();
    await room.leave();
    await Promise.all(others.map(async ({ seat: reserved, lobby }) => [await reserved, await lobby.leave()]));
  });
});
