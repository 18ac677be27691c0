import { afterAll, beforeAll, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import { self } from "#shared/contracts/account/auth.ts";
import type { HonkHeard } from "#shared/contracts/realtime/lobby.ts";
import { dailyText } from "#shared/rules/daily-text.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { dayOf } from "#shared/units.ts";

import { startProduct, type Product } from "../support/product.ts";
import { callProduct, joinRace, joinTogether, takeTable, typeText, type LobbyRacer } from "../support/racer.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

it("a racer alone sees bots come one after another, a rival first, and five at the start", async () => {
  const { seat, tables, lobby, token } = await takeTable(product.url);
  await seat;
  const sizes = tables.map(({ seats }) => seats.length);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(sizes[0]).toBe(1);
  expect(sizes.at(-1)).toBe(RACE.slots);
  expect(new Set(sizes).size).toBeGreaterThan(2);
  const { user } = await callProduct(product.url, self, token);
  const [firstBot] = tables.at(-1)?.seats.filter(({ isBot }) => isBot) ?? [];
  expect(user.rivals.map(({ name }) => name)).toContain(firstBot?.displayName);
  await lobby.leave();
});

it("a table hears who honks, once a second from each, and goes on", async () => {
  const [one, other] = await Promise.all([takeTable(product.url), takeTable(product.url)]);
  const heardBy = [one, other].map(({ lobby }) => {
    const seats: number[] = [];
    lobby.onMessage("honk", ({ seat }: HonkHeard) => void seats.push(seat));
    return seats;
  });
  await expect.poll(() => one.tables.at(-1)?.seats.filter((seat) => !seat.isBot).length).toBe(2);
  const own = one.tables.at(-1)?.ownSeat;
  for (let times = 0; times < 5; times++) one.lobby.send("honk", {});
  await Promise.all([one.seat, other.seat]);
  for (const heard of heardBy) expect(heard.filter((seat) => seat === own)).toHaveLength(1);
  await Promise.all([one, other].map(({ lobby }) => lobby.leave()));
});

it("a race is on the day's text, and its racer's next one is not, though others still drive in the first", async () => {
  const daily = TEXTS.find(({ textID }) => textID === dailyText(dayOf(product.services.app.nowStamp())))?.body;
  const [racer, other] = (await joinTogether(product.url, 2)) as [LobbyRacer, LobbyRacer];
  await typeText(racer, 190);
  expect(racer.room.state.text).toBe(daily);
  await racer.until("results-so-far");
  await racer.room.leave();
  const next = await joinRace(product.url, racer.token);
  await next.untilPhase("countdown");
  expect(next.room.state.text).not.toBe(daily);
  expect(other.room.state.phase).toBe("racing");
  await Promise.all([other.room.leave(), next.room.leave()]);
});
