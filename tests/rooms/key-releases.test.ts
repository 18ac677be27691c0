import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { decodeKeyLog } from "#shared/rules/race/key-log.ts";
import { RELEASES } from "#shared/rules/race/numbers.ts";
import { withReleases } from "#shared/rules/race/release-log.ts";

import { startProduct, type Product } from "../support/product.ts";
import { joinTogether, settledOf, typeText, type LobbyRacer } from "../support/racer.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Two racers, whose race ends when both are done. */
async function pair(): Promise<readonly [LobbyRacer, LobbyRacer]> {
  const racers = await joinTogether(product.url, 5);
  const [one, other, ...rest] = racers;
  if (!one || !other) throw new Error("nobody came");
  await Promise.all(rest.map(({ room }) => room.leave()));
  await one.untilPhase("racing");
  return [one, other];
}

const raceMs = ({ room }: LobbyRacer): number => Date.now() - room.state.greenMs;
const has = (racer: LobbyRacer, received: number) =>
  racer.untilTrue(() => racer.lanes.get(racer.welcome.slot)?.received === received);

/** Waits until the race is so old: what is told may not be later than it comes. */
async function until(racer: LobbyRacer, atMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, atMs - raceMs(racer))));
}

/** Sends these presses of the text, the first at 100 ms, one every 100 ms. */
async function press(racer: LobbyRacer, from: number, to: number, held?: unknown): Promise<void> {
  const at = Array.from({ length: to - from }, (_each, nth) => (from + nth + 1) * 100);
  await until(racer, to * 100);
  const chars = racer.room.state.text.slice(from, to);
  racer.room.send("keys", { from, at, chars, ...(held !== undefined && { held }) });
}

/** Races on from so many presses, without a word of when keys are let go, to the stored logs. */
async function heldAfter(racer: LobbyRacer, other: LobbyRacer, from: number) {
  const { text } = racer.room.state;
  const rest = async () => {
    for (let at = from; at < text.length; at += 20) await press(racer, at, Math.min(text.length, at + 20));
  };
  await Promise.all([rest(), typeText(other, 280), settledOf(racer)]);
  const logs = await product.services.app.db
    .selectFrom("key_logs")
    .select(["slot", "keys", "releases"])
    .where("race_id", "=", racer.welcome.raceID)
    .execute();
  const log = logs.find(({ slot }) => slot === racer.welcome.slot);
  if (!log) throw new Error("no log is kept");
  const keys = withReleases(decodeKeyLog(text, log.keys), log.releases);
  expect(keys).toHaveLength(text.length);
  const others = logs.filter(({ slot }) => slot !== racer.welcome.slot).map(({ releases }) => releases);
  return { held: keys.map(({ heldMs }) => heldMs).slice(0, from), others };
}

describe.concurrent("how long keys were down", () => {
  it("is kept beside the keys, press by press, across a lost line and batches that come twice", async ({ expect }) => {
    const [racer, other] = await pair();
    await press(racer, 0, 3, [2, 90, 80]);
    await has(racer, 3);
    await press(racer, 0, 3, [2, 1, 1]);
    const back = new Promise<void>((resolve) => racer.room.onReconnect(() => resolve()));
    racer.room.reconnection.enabled = true;
    racer.room.reconnection.minUptime = 0;
    racer.room.connection.transport.close(4010, "the line broke");
    await back;
    await press(racer, 1, 6, [5, 20, 30, 70, 0]);
    await has(racer, 6);
    const { held, others } = await heldAfter(racer, other, 6);
    expect(held).toEqual([90, 80, 70, 0, undefined, undefined]);
    expect(others).toEqual([null, null, null, null]);
  });

  it("is passed over where it can't be, and costs neither the line nor the race", async ({ expect }) => {
    const [racer, other] = await pair();
    const wrong: readonly unknown[] = [
      [-1, 90],
      [0, -90],
      [0, 1e9],
      [0, RELEASES.longestMs],
      [0, Number.NaN],
      [Number.NaN, 90],
      [99, 90],
      [0.5, 90],
      [0, 90.5],
      ["0", "90"],
      [[0, 90]],
      [0],
      [],
      "0,90",
      { before: 0 },
      null,
      Array.from({ length: RELEASES.mostInBatch + 2 }, () => 0),
    ];
    for (const [nth, held] of wrong.entries()) await press(racer, nth, nth + 1, held);
    await press(racer, wrong.length, wrong.length + 1, [1, 40, -7, 12, 50]);
    await has(racer, wrong.length + 1);
    const { held } = await heldAfter(racer, other, wrong.length + 1);
    expect(held).toEqual([...Array<undefined>(wrong.length - 1), 40, undefined]);
    expect(racer.heard.filter(({ type }) => type === "foul")).toEqual([]);
  });
});
