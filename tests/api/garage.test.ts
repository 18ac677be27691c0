import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as garage from "#shared/contracts/economy/garage.ts";
import { playerProfile } from "#shared/contracts/social/players.ts";
import type { CarID } from "#shared/ids.ts";

import { forEverybody } from "../support/dressed.ts";
import { giveTo } from "../support/garage-deeds.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { FOUNDERS_UNTIL: "2020-01-01" } });
});
afterAll(() => product.close());

let players = 0;
async function collector(): Promise<{ readonly racer: Visitor; readonly name: string }> {
  const name = `Collector${++players}`;
  const racer = await newRacer(product, name);
  const [sticker, trail] = [forEverybody("sticker")[0], forEverybody("trail")[0]];
  await giveTo(product, racer, [{ carID: 5 as CarID }, { lootID: sticker as never }, { lootID: trail as never }]);
  return { racer, name };
}
const profileOf = async (viewer: Visitor, username: string) =>
  (await viewer.get(playerProfile, { params: { username } })).player;

describe("a garage over HTTP", () => {
  it("of a new account has its starting car, whoever signed up with which", async () => {
    const { garage: own } = await (await newRacer(product, "JustArrived")).get(garage.garage);
    expect(own).toMatchObject({ totalCars: 1, soldCars: 0, isOpen: true, showcase: [] });
    expect(own.garage.slice(0, 2)).toEqual([own.cars[0]?.[0], null]);
  });

  it("refuses a layout that is no garage, by its field, and keeps the former one", async () => {
    const { racer } = await collector();
    for (const wrong of [
      [],
      [1, 2, 3],
      Array.from({ length: 16 }, () => null),
      Array.from({ length: 315 }, () => null),
    ]) {
      const { status, json } = await racer.ask(garage.arrangeCars, { body: { garage: wrong } });
      expect([status, json.field]).toEqual([422, "garage"]);
    }
    expect((await racer.get(garage.garage)).garage.garage.slice(0, 2)).toEqual([1, 5]);
  });

  it("sells a car once for each key, and says what it brought", async () => {
    const { racer } = await collector();
    const given = { params: { carID: 5 }, headers: { "idempotency-key": "sell-this-car-once-1" } };
    const first = await racer.ask(garage.sellCar, given);
    const second = await racer.ask(garage.sellCar, given);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.json.cash).toBe(first.json.cash);
    expect(first.json).toMatchObject({ cash: 6_400, wallet: { money: 31_400 }, garage: { totalCars: 1, soldCars: 1 } });
    expect((await racer.ask(garage.sellCar, { params: { carID: 5 } })).json.error).toBe("notOwned");
    expect((await racer.ask(garage.sellCar, { params: { carID: 1 } })).json.error).toBe("lastCar");
  });
});

describe("what others see of it", () => {
  it("are counts, a showcase, and the cars with what they did, for strangers and guests", async () => {
    const { racer, name } = await collector();
    const sticker = forEverybody("sticker")[0];
    const showcase = [{ carID: 5 }, { lootID: sticker }];
    expect(await racer.get(garage.showGarage, { body: { showcase } })).toMatchObject({ isOpen: true, showcase });
    const guest = await newGuest(product);
    expect(await profileOf(guest, name)).toMatchObject({
      collection: { cars: 2, stickers: 1, trails: 2, titles: 1, nametags: 1, nitros: 1, total: 8 },
      showcase: [{ carID: 5, hueAngle: 0 }, { lootID: sticker }],
      isGarageOpen: true,
      isFounder: false,
    });
    const visited = await guest.get(garage.othersGarage, { params: { username: name } });
    expect(visited.cars.map(({ carID, racesPlayed }) => [carID, racesPlayed])).toEqual([
      [1, 0],
      [5, 0],
    ]);
    await racer.get(garage.sellCar, { params: { carID: 5 } });
    expect((await profileOf(guest, name)).showcase).toEqual([{ lootID: sticker }]);
  });

  it("is nothing of the cars where the player shut it; the player still sees it", async () => {
    const { racer, name } = await collector();
    await racer.get(garage.showGarage, { body: { isOpen: false } });
    const other = await newRacer(product, `Visits${players}`);
    const { status, json } = await other.ask(garage.othersGarage, { params: { username: name } });
    expect([status, json.error]).toEqual([403, "garageShut"]);
    expect((await profileOf(other, name)).isGarageOpen).toBe(false);
    expect((await racer.get(garage.othersGarage, { params: { username: name } })).cars).toHaveLength(2);
    await racer.get(garage.showGarage, { body: { isOpen: true } });
    expect((await other.get(garage.othersGarage, { params: { username: name } })).cars).toHaveLength(2);
  });

  it("never holds what the player doesn't own, or one piece twice, or more than six", async () => {
    const { racer } = await collector();
    const show = async (showcase: readonly unknown[]) =>
      (await racer.ask(garage.showGarage, { body: { showcase } })).json.error;
    expect(await show([{ carID: 6 }])).toBe("notOwned");
    expect(await show([{ carID: 5 }, { carID: 5 }])).toBe("notOwned");
    expect(await show([{ lootID: 99_999 }])).toBe("notOwned");
    expect(await show(Array.from({ length: 7 }, () => ({ carID: 5 })))).toBe("badInput");
    expect((await racer.get(garage.garage)).garage.showcase).toEqual([]);
  });
});
