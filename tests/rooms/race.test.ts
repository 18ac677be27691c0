import { connect } from "node:net";

import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { raceRecord } from "#shared/contracts/race/race.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { ResultsSoFar } from "#shared/contracts/realtime/race.ts";
import { replay } from "#shared/rules/race/replay.ts";

import { startProduct, type Product } from "../support/product.ts";
import {
  callProduct,
  hear,
  joinTogether,
  resultsOf,
  settledOf,
  typeText,
  type LobbyRacer,
  type TestRacer,
} from "../support/racer.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const five = (): Promise<LobbyRacer[]> => joinTogether(product.url, 5);
const recordOf = async (raceID: string, token?: string) =>
  (await callProduct(product.url, raceRecord, token, { id: raceID })).race;

/** Lets the library come back by itself. @returns when it has */
function returned({ room }: TestRacer): Promise<void> {
  room.reconnection.enabled = true;
  room.reconnection.minUptime = 0;
  return new Promise((resolve) => room.onReconnect(() => resolve()));
}

const soFar = ({ heard }: TestRacer): ResultsSoFar[] =>
  heard.filter(({ type }) => type === "results-so-far").map(({ message }) => ResultsSoFar.parse(message));

const socketOf = ({ room }: TestRacer): WebSocket =>
  (room.connection.transport as unknown as { readonly ws: WebSocket }).ws;

describe.concurrent("five racers", () => {
  it("get the text at the countdown, race to one board, and leave results and key logs behind", async () => {
    const racers = await five();
    const [first] = racers;
    if (!first) throw new Error("nobody came");
    expect(new Set(racers.map((racer) => racer.room.roomId)).size).toBe(1);
    expect(racers.map((racer) => racer.welcome.slot).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);

    await first.untilPhase("countdown");
    const { text, greenMs } = first.room.state;
    expect(text.length).toBeGreaterThan(100);
    expect(greenMs - Date.now()).toBeGreaterThan(3_000);

    await Promise.all(racers.map((racer, index) => typeText(racer, 280 - index * 20, index === 1 ? 20 : 0)));
    const boards = await Promise.all(racers.map(resultsOf));
    for (const board of boards) expect(board).toEqual(boards[0]);
    const lines = boards[0]?.lines ?? [];
    expect(lines.map((line) => line.place)).toEqual([1, 2, 3, 4, 5]);
    expect(lines.map((line) => line.slot)).toEqual(racers.map((racer) => racer.welcome.slot));
    expect(lines[0]?.wpm).toBeGreaterThan(240);
    expect(lines[1]?.errors).toBeGreaterThan(3);
    expect(lines[1]?.accuracy).toBeLessThan(100);

    await settledOf(first);
    const stranger = await recordOf(first.welcome.raceID);
    expect(stranger.results.map(({ replay: keys }) => keys)).toEqual(lines.map(() => null));
    expect(stranger.viewSlot).toBeNull();
    const record = await recordOf(first.welcome.raceID, first.token);
    expect(record.viewSlot).toBe(first.welcome.slot);
    expect(record.text).toBe(text);
    for (const line of record.results) {
      const keys = (line.replay ?? []).map(([atMs, fairMs, character]) => ({ atMs, fairMs, character }));
      const { typed, skipped, errors, elapsedMs, wpm, accuracy } = line;
      expect(replay(text, keys)).toEqual({ typed, skipped, errors, elapsedMs, wpm, accuracy });
    }
  });

  it("get their own result as soon as they are done, and each later one as it comes", async ({ expect }) => {
    const racers = await five();
    const [quick, second, ...slow] = racers;
    if (!quick || !second) throw new Error("nobody came");
    await Promise.all([typeText(quick, 280, 20), typeText(second, 240)]);
    const { slot } = quick.welcome;
    const own = ResultsSoFar.parse(await quick.until("results-so-far"));
    expect(own.raceID).toBe(quick.welcome.raceID);
    expect(own.lines).toHaveLength(1);
    expect(own.lines[0]).toMatchObject({ slot, standing: "finished", place: 1 });
    expect(own.lines[0]?.errors).toBeGreaterThan(3);
    await expect
      .poll(() => soFar(quick).map(({ lines }) => lines.map((line) => line.slot)))
      .toEqual([[slot], [second.welcome.slot]]);
    const both = ResultsSoFar.parse(await second.until("results-so-far"));
    expect(both.lines.map((line) => [line.slot, line.place])).toEqual([
      [slot, 1],
      [second.welcome.slot, 2],
    ]);
    await Promise.all(
      slow.map(async (racer) => {
        const { room, welcome, lanes } = racer;
        const { text, greenMs } = room.state;
        room.send("keys", { from: 0, at: [Math.round(Date.now() - greenMs)], chars: text[0] });
        await racer.untilTrue(() => lanes.get(welcome.slot)?.typed === 1);
      }),
    );
    expect(slow.flatMap(soFar)).toEqual([]);

    await Promise.all(slow.map(({ room }) => room.leave()));
    const board = await resultsOf(quick);
    expect(board.lines[0]).toEqual(own.lines[0]);
    expect(board.lines[1]).toEqual(both.lines[1]);
  });

  it("keep the result of one who leaves at the finish while others still race", async ({ expect }) => {
    const racers = await five();
    const [quick, ...others] = racers;
    if (!quick) throw new Error("nobody came");
    await typeText(quick, 280);
    const own = ResultsSoFar.parse(await quick.until("results-so-far"));
    await quick.room.leave();
    await Promise.all(others.map(({ room }) => room.leave()));
    const { raceID } = quick.welcome;
    const stored = () =>
      product.services.app.db.selectFrom("races").select("race_id").where("race_id", "=", raceID).execute();
    await expect.poll(stored).toHaveLength(1);
    expect((await recordOf(raceID)).results[0]).toMatchObject({ ...own.lines[0] });
  });

  it("see each other move while they type", async ({ expect }) => {
    const racers = await five();
    const watcher = racers[0];
    if (!watcher) throw new Error("nobody came");
    const typing = Promise.all(racers.map((racer) => typeText(racer, 200)));
    for (const { welcome } of racers) {
      await expect.poll(() => watcher.lanes.get(welcome.slot)?.typed).toBeGreaterThan(20);
    }
    await typing;
  });

  it("keep the seat of one whose page is back before its old line is seen to end", async ({ expect }) => {
    const racers = await five();
    const [quick, ...others] = racers;
    const [watcher] = others;
    if (!quick || !watcher) throw new Error("nobody came");
    await quick.untilPhase("racing");
    const { text } = quick.room.state;
    const sends = (racer: TestRacer, from: number, chars: string): void =>
      racer.room.send("keys", { from, at: [...chars].map((_char, nth) => 400 + (from + nth) * 60), chars });
    sends(quick, 0, text.slice(0, 5));
    const typed = (): number => watcher.lanes.get(quick.welcome.slot)?.typed ?? 0;
    await expect.poll(typed).toBe(5);
    const again = (await new Client(product.url).reconnect(quick.room.reconnectionToken)) as LobbyRacer["room"];
    const back = await hear(again);
    expect(back.welcome).toMatchObject({ slot: quick.welcome.slot, received: 5 });
    sends(back, 5, text.slice(5, 8));
    await expect.poll(typed).toBe(8);
    expect(await quick.left).toBe(CLOSE_CODES.elsewhere.code);
    const seats = [...watcher.room.state.seats.values()];
    expect(seats.map(({ isHere, standing }) => [isHere, standing])).toEqual(seats.map(() => [true, "racing"]));
    await Promise.all([again, ...others.map(({ room }) => room)].map((room) => room.leave()));
  });

  it("keep the seat of one whose network changes, which the server does not see", async ({ expect }) => {
    const racers = await five();
    const [moved, ...others] = racers;
    const [watcher] = others;
    if (!moved || !watcher) throw new Error("nobody came");
    await moved.untilPhase("racing");
    const old = socketOf(moved);
    const back = returned(moved);
    const close = old.onclose?.bind(old);
    old.onclose = null;
    close?.({ code: 1006, reason: "" } as CloseEvent);
    await back;
    expect(socketOf(moved)).not.toBe(old);
    await expect.poll(() => old.readyState).toBe(WebSocket.CLOSED);
    expect([...watcher.room.state.seats.values()].map(({ isHere }) => isHere)).toEqual([true, true, true, true, true]);
    await Promise.all(racers.map(({ room }) => room.leave()));
  });

  it("see a racer who answers no ping as away, and have them back", async ({ expect }) => {
    const racers = await five();
    const [silent, watcher] = racers;
    if (!silent || !watcher) throw new Error("nobody came");
    await silent.untilPhase("racing");
    const back = returned(silent);
    const { room } = silent;
    const send = room.send.bind(room);
    room.send = (type: string | number, message?: unknown) => (type === "pong" ? undefined : send(type, message));
    const isHere = (): boolean | undefined => [...watcher.room.state.seats.values()][silent.welcome.slot]?.isHere;
    await expect.poll(isHere, { timeout: 120_000, interval: 20 }).toBe(false);
    room.send = send;
    await back;
    await expect.poll(isHere).toBe(true);
    await Promise.all(racers.map((racer) => racer.room.leave()));
  });

  it("keep the seat of a racer who loses the connection and goes on from the last key the server has", async () => {
    const racers = await five();
    const [lost, ...others] = racers;
    if (!lost) throw new Error("nobody came");
    await lost.untilPhase("racing");
    const { text } = lost.room.state;
    lost.room.send("keys", { from: 0, at: [300, 500, 700], chars: text.slice(0, 3) });
    await lost.untilTrue(() => lost.lanes.get(lost.welcome.slot)?.received === 3);
    const back = returned(lost);
    lost.room.connection.transport.close(4010, "the line broke");
    await back;
    const again = await new Promise<{ received: number }>((resolve) => {
      const check = setInterval(() => {
        const welcomes = lost.heard.filter((one) => one.type === "welcome");
        if (welcomes.length < 2) return;
        clearInterval(check);
        resolve(welcomes.at(-1)?.message as { received: number });
      }, 20);
    });
    expect(again.received).toBe(3);
    const at = Array.from({ length: text.length - 3 }, (_unused, index) => 1_500 + index * 60);
    for (let from = 3; from < text.length; from += 20) {
      const part = at.slice(from - 3, from + 17);
      const waitMs = (part.at(-1) ?? 0) - (Date.now() - lost.room.state.greenMs);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, waitMs)));
      lost.room.send("keys", { from, at: part, chars: text.slice(from, from + part.length) });
    }
    await Promise.all(others.map((racer) => typeText(racer, 290)));
    const own = (await resultsOf(lost)).lines.find((line) => line.slot === lost.welcome.slot);
    expect(own).toMatchObject({ standing: "finished", typed: text.length, errors: 0 });
  });
});

describe.concurrent("a racer alone", () => {
  it("gets four labelled bots, and beats or loses to them by the same rules", async ({ expect }) => {
    const [racer] = await joinTogether(product.url, 1);
    if (!racer) throw new Error("nobody came");
    const seats = [...racer.room.state.seats.values()];
    expect(seats.filter((seat) => seat.isBot)).toHaveLength(4);
    expect(seats.filter((seat) => !seat.isBot)).toHaveLength(1);
    await typeText(racer, 250);
    for (const { slot } of seats) await expect.poll(() => racer.lanes.get(slot)?.typed).toBeGreaterThan(0);
    await racer.room.leave();
  });
});

it("an address that cannot be read, with a seat's token in it, ends nothing but its own line", async () => {
  const { hostname, port, host } = new URL(product.url);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname);
    let heard = "";
    socket.on("data", (part) => (heard += part.toString("latin1")));
    socket.on("close", () => resolve(heard));
    socket.on("error", () => resolve(heard));
    socket.setTimeout(20_000, () => socket.destroy());
    socket.write(
      `GET //[reconnectionToken=x HTTP/1.1\r\nhost: ${host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
        "sec-websocket-version: 13\r\nsec-websocket-key: bG9hZCBraXQgbG9hZCBraQ==\r\n\r\n",
    );
  });
  expect(answer).not.toContain("HTTP/1.1 500");
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
});
