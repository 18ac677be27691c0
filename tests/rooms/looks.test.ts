import { afterAll, beforeAll, expect, it } from "vitest";

import { LOOT } from "#shared/content/loot/catalog.ts";
import type { LootType } from "#shared/content/loot/loot.ts";
import { self } from "#shared/contracts/auth.ts";
import { friends, requestFriend, acceptFriend } from "#shared/contracts/friends.ts";
import * as garage from "#shared/contracts/garage.ts";
import { playerProfile } from "#shared/contracts/players.ts";
import { raceRecord } from "#shared/contracts/race.ts";
import type { CarID } from "#shared/ids.ts";
import { decodeLook } from "#shared/rules/garage/look.ts";

import { giveTo } from "../support/garage-deeds.ts";
import { openLine } from "../support/line.ts";
import { startProduct, type Product } from "../support/product.ts";
import { callProduct, joinRace, resultsOf, settledOf, takeTable, typeText } from "../support/racer.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const firstOf = (type: LootType) => {
  const loot = LOOT.find(
    (each) => each.type === type && !each.goldOnly && each.ways.some(({ from }) => from === "shop"),
  );
  if (!loot) throw new Error(`no ${type} is for everybody`);
  return loot;
};
const WORN = { trail: firstOf("trail"), nitro: firstOf("nitro"), nametag: firstOf("nametag"), title: firstOf("title") };
const STICKER = firstOf("sticker").lootID;
const PLACE = { x: 30, y: 60, turn: 45, isMirrored: true };
const LOOK = {
  trail: WORN.trail.lootID,
  nitro: WORN.nitro.lootID,
  nametag: WORN.nametag.lootID,
  title: WORN.title.lootID,
  stickers: [{ lootID: STICKER, ...PLACE }],
};

let players = 0;
async function dressedRacer(): Promise<Visitor> {
  const racer = await newRacer(product, `Dressed${String(++players).padStart(2, "0")}`);
  const loot = [...Object.values(WORN).map(({ lootID }) => ({ lootID })), { lootID: STICKER }];
  await giveTo(product, racer, [{ carID: 8 as CarID }, ...loot]);
  const singles = Object.entries(WORN).map(([type, { lootID }]) => ({ type, id: lootID }));
  await racer.get(garage.equipLoot, {
    body: {
      changes: [
        { type: "car", id: 8, hueAngle: 222 },
        ...singles,
        { type: "sticker", ids: [STICKER], places: [PLACE] },
      ],
    },
  });
  return racer;
}

it("a racer's car and look are at the table, in the race, on the board and in the stored race", async () => {
  const [waiting, racer] = [await dressedRacer(), await dressedRacer()];
  const { seat, tables, lobby } = await takeTable(product.url, waiting.token);
  await seat;
  const own = tables.at(-1)?.seats[tables.at(-1)?.ownSeat ?? 0];
  expect(own).toMatchObject({ carID: 8, carHueAngle: 222, isGold: false });
  expect(decodeLook(own?.look ?? "")).toEqual(LOOK);
  expect(
    tables
      .at(-1)
      ?.seats.filter(({ isBot }) => isBot)
      .map(({ look }) => look),
  ).toEqual(["", "", "", ""]);
  await lobby.leave();

  const driver = await joinRace(product.url, racer.token);
  const there = [...driver.room.state.seats.values()].find(({ slot }) => slot === driver.welcome.slot);
  expect(there).toMatchObject({ carID: 8, carHueAngle: 222 });
  expect(decodeLook(there?.look ?? "")).toEqual(LOOK);
  await driver.untilPhase("racing");
  await typeText(driver, 260, 0);
  const { lines } = await resultsOf(driver);
  await settledOf(driver);
  const { race } = await callProduct(product.url, raceRecord, driver.token, { id: driver.welcome.raceID });
  for (const line of [lines, race.results].map((all) => all.find(({ slot }) => slot === driver.welcome.slot))) {
    expect(line).toMatchObject({ carID: 8, carHueAngle: 222, isGold: false });
    expect(decodeLook(line?.look ?? "")).toEqual(LOOK);
  }
});

it("friends see it in their list, as they come online, and on the public page, with the title in words", async () => {
  const [racer, friend] = [await dressedRacer(), await newRacer(product, "SeesFriends")];
  await friend.get(requestFriend, { params: { id: racer.userID } });
  await racer.get(acceptFriend, { params: { id: friend.userID } });
  const { fields = [], values = [] } = await friend.get(friends);
  const row = values.find(([userID]) => userID === racer.userID) ?? [];
  expect(decodeLook(String(row[fields.indexOf("look")]))).toEqual(LOOK);
  expect(row[fields.indexOf("title")]).toBe(WORN.title.name);
  const line = await openLine(product.url, friend);
  await line.checkIn();
  const theirs = await openLine(product.url, racer);
  await theirs.checkIn();
  const { data } = (await line.untilTold("friend-online")) as { data: { look: string; carHueAngle: number } };
  expect([decodeLook(data.look), data.carHueAngle]).toEqual([LOOK, 222]);
  await Promise.all([line, theirs].map(({ room }) => room.leave()));
  const { username } = (await racer.get(self)).user;
  const { player } = await friend.get(playerProfile, { params: { username: username ?? "" } });
  expect([decodeLook(player.look), player.title]).toEqual([LOOK, WORN.title.name]);
});
