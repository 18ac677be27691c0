import type { Room } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { changeHands } from "#shared/contracts/account/settings.ts";
import { MAX_BATCH } from "#shared/contracts/realtime/progress.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import type { Foul } from "#shared/rules/race/foul.ts";

import { joinFriends } from "../support/friend.ts";
import { startProduct, type Product } from "../support/product.ts";
import { gather, hear, joinRace, resultsOf, type TestRacer } from "../support/racer.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const declares = async (name: string): Promise<Visitor> => {
  const visitor = await newRacer(product, name);
  await visitor.get(changeHands, { body: { hands: "voice" } });
  return visitor;
};

/** Says the next so many characters at one moment. */
function say({ room }: TestRacer, from: number, to: number, atMs: number): void {
  for (let at = from; at < to; at += MAX_BATCH) {
    const chars = room.state.text.slice(at, Math.min(to, at + MAX_BATCH));
    room.send("keys", { from: at, at: Array.from(chars, () => atMs), chars });
  }
}

/** Everything that a racer was sent, in words. */
const told = ({ heard, room }: TestRacer): string => JSON.stringify([heard, room.state]);

/** The declared one says long phrases, and the other one phrase of 31 characters. @returns all that the other was told */
async function speak(speaker: TestRacer, other: TestRacer): Promise<string> {
  expect(speaker.welcome.takesPhrases).toBe(true);
  expect(other.welcome.takesPhrases).toBeUndefined();
  await speaker.untilPhase("racing");
  const greenMs = performance.now();
  const { slot } = speaker.welcome;
  const { length } = speaker.room.state.text;
  say(other, 0, 31, 20);
  expect(await other.until<Foul>("foul")).toEqual({ code: "burst", measured: 31, threshold: 30 });
  for (const [to, atMs] of [
    [31, 30],
    [91, 2_000],
    [length, 16_000],
  ] as const) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, greenMs + atMs + 50 - performance.now())));
    say(speaker, speaker.lanes.get(slot)?.received ?? 0, to, atMs);
    await speaker.untilTrue(() => speaker.lanes.get(slot)?.typed === to);
  }
  const { lines } = await resultsOf(speaker);
  expect(lines.find((line) => line.slot === slot)).toMatchObject({ standing: "finished", errors: 0, foul: null });
  expect(lines.find((line) => line.slot === other.welcome.slot)).toMatchObject({ standing: "disqualified" });
  await resultsOf(other);
  return told(other);
}

describe.concurrent("a racer who declared a voice", () => {
  it("says long phrases in a public race, which are fouls of anybody else, and nobody else is told", async () => {
    const visitor = await declares("Says-Words");
    const [speaker, other] = await gather(() =>
      Promise.all([joinRace(product.url, visitor.token), joinRace(product.url)]),
    );
    expect(await speak(speaker, other)).not.toMatch(/voice|takesPhrases|hands/i);
  });

  it("says them in a race of friends as well", async () => {
    const host = await declares("Says-To-Friends");
    const guest = await newRacer(product, "Hears-Friends");
    const [first, second] = [
      await joinFriends(product, host, "Says-To-Friends"),
      await joinFriends(product, guest, "Says-To-Friends"),
    ];
    await first.untilTable((table) => table.seats.length === 2);
    first.lobby.send("begin-friend-race", {});
    const racers = await Promise.all(
      [first, second].map(async (friend) =>
        hear((await friend.client.consumeSeatReservation(await friend.seat())) as Room<unknown, RaceStateView>),
      ),
    );
    const [speaker, other] = racers;
    if (!speaker || !other) throw new Error("nobody races");
    expect(await speak(speaker, other)).not.toMatch(/voice|takesPhrases|hands/i);
    expect(JSON.stringify(second.all("table"))).not.toMatch(/voice|takesPhrases|hands/i);
  });
});
