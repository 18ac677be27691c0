import { afterAll, beforeAll, expect, it } from "vitest";

import { LOOT } from "#shared/content/loot/catalog.ts";
import { self } from "#shared/contracts/account/auth.ts";
import * as garage from "#shared/contracts/economy/garage.ts";
import { raceRecord } from "#shared/contracts/race/race.ts";
import { friends, requestFriend, acceptFriend } from "#shared/contracts/social/friends.ts";
import { playerProfile } from "#shared/contracts/social/players.ts";
import { decodeLook, type Look } from "#shared/rules/garage/look.ts";

import { dress } from "../support/dressed.ts";
import { openLine } from "../support/line.ts";
import { startProduct, type Product } from "../support/product.ts";
import { callProduct, joinRace, resultsOf, settledOf, takeTable, typeText } from "../support/racer.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const PLACE = { x: 30, y: 60, turn: 45, isMirrored: true };

let players = 0;
async function dressedRacer(): Promise<{ readonly racer: Visitor; readonly look: Look }> {
  const racer = await newRacer(product, `Dressed${String(++players).padStart(2, "0")}`);
  const { stickers, ...singles } = await dress(product, racer, { carID: 8, hueAngle: 222, stickers: 1 });
  await racer.get(garage.equipLoot, { body: { changes: [{ type: "sticker", ids: stickers, places: [PLACE] }] } });
  return { racer, look: { ...singles, stickers: stickers.map((lootID) => ({ lootID, ...PLACE })) } };
}

it("a racer's car and look are at the table, in the race, on the board and in the stored race", async () => {
  const [{ racer: waiting, look }, { racer }] = [await dressedRacer(), await dressedRacer()];
  const { seat, tables, lobby } = await takeTable(product.url, waiting.token);
  await seat;
  const own = tables.at(-1)?.seats[tables.at(-1)?.ownSeat ?? 0];
  expect(own).toMatchObject({ carID: 8, carHueAngle: 222, isGold: false });
  expect(decodeLook(own?.look ?? "")).toEqual(look);
  expect(
    tables
      .at(-1)
      ?.seats.filter(({ isBot }) => isBot)
      .map((bot) => bot.look),
  ).toEqual(["", "", "", ""]);
  await lobby.leave();

  const driver = await joinRace(product.url, racer.token);
  const there = [...driver.room.state.seats.values()].find(({ slot }) => slot === driver.welcome.slot);
  expect(there).toMatchObject({ carID: 8, carHueAngle: 222 });
  expect(decodeLook(there?.look ?? "")).toEqual(look);
  await driver.untilPhase("racing");
  await typeText(driver, 260, 0);
  const { lines } = await resultsOf(driver);
  await settledOf(driver);
  const { race } = await callProduct(product.url, raceRecord, driver.token, { id: driver.welcome.raceID });
  for (const line of [lines, race.results].map((all) => all.find(({ slot }) => slot === driver.welcome.slot))) {
    expect(line).toMatchObject({ carID: 8, carHueAngle: 222, isGold: false });
    expect(decodeLook(line?.look ?? "")).toEqual(look);
  }
});

it("friends see it in their list, as they come online, and on the public page, with the title in words", async () => {
  const [{ racer, look }, friend] = [await dressedRacer(), await newRacer(product, "SeesFriends")];
  const title = LOOT.find(({ lootID }) => lootID === look.title)?.name;
  await friend.get(requestFriend, { params: { id: racer.userID } });
  await racer.get(acceptFriend, { params: { id: friend.userID } });
  const { fields = [], values = [] } = await friend.get(friends);
  const row = values.find(([userID]) => userID === racer.userID) ?? [];
  expect(decodeLook(String(row[fields.indexOf("look")]))).toEqual(look);
  expect(row[fields.indexOf("title")]).toBe(title);
  const line = await openLine(product.url, friend);
  await line.checkIn();
  const theirs = await openLine(product.url, racer);
  await theirs.checkIn();
  const { data } = (await line.untilTold("friend-online")) as { data: { look: string; carHueAngle: number } };
  expect([decodeLook(data.look), data.carHueAngle]).toEqual([look, 222]);
  await Promise.all([line, theirs].map(({ room }) => room.leave()));
  const { username } = (await racer.get(self)).user;
  const { player } = await friend.get(playerProfile, { params: { username: username ?? "" } });
  expect([decodeLook(player.look), player.title]).toEqual([look, title]);
});
