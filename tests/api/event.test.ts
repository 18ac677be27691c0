import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { eventByID } from "#shared/content/events/calendar.ts";
import { STARTER_CAR_PRICE } from "#shared/content/shop.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import type { SiteFacts } from "#shared/contracts/site.ts";
import { STARTER } from "#shared/rules/rewards/starter.ts";
import { after, before, days, seconds, type Stamp } from "#shared/units.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const FIRST = eventByID(1)!;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** From now on it is another moment for every operation. */
const goTo = (now: Stamp) => Object.assign(product.services.app, { nowStamp: () => now });
const site = async () => (await (await fetch(`${product.url}/site.json`)).json()) as SiteFacts;
const buy = (racer: Visitor, starterCarID: number, key?: string) =>
  racer.ask(CALLS.buyEventCar, {
    params: { starterCarID },
    body: {},
    ...(key !== undefined && { headers: { "idempotency-key": key } }),
  });

describe("an event over HTTP", () => {
  it("is named to every page beforehand, and runs by its stamps", async () => {
    goTo(before(FIRST.startStamp, seconds(1)));
    expect(await site()).toMatchObject({ event: null, nextEvent: { eventID: 1, startStamp: FIRST.startStamp } });
    goTo(FIRST.startStamp);
    expect(await site()).toMatchObject({ event: { eventID: 1, key: FIRST.key }, nextEvent: { eventID: 2 } });
    goTo(FIRST.endStamp);
    expect(await site()).toMatchObject({ event: null, nextEvent: { eventID: 2 } });
  });

  it("is joined with its car, once for each key, and the racer is told to be in it", async () => {
    goTo(after(FIRST.startStamp, days(1)));
    const racer = await newRacer(product, "Snow_Ada");
    expect((await racer.get(CALLS.self)).user.event).toMatchObject({ eventID: 1, isIn: false, isStarted: true });
    expect((await racer.get(CALLS.event)).offer).toMatchObject({ price: STARTER_CAR_PRICE, hindrance: null });
    for (let turn = 0; turn < 2; turn++) {
      const { status, json } = await buy(racer, FIRST.starterCarID, "join-the-event-once-1");
      expect([status, json]).toMatchObject([
        200,
        {
          type: "car",
          id: FIRST.starterCarID,
          price: STARTER_CAR_PRICE,
          wallet: { money: STARTER.cash - STARTER_CAR_PRICE },
        },
      ]);
    }
    expect((await racer.get(CALLS.self)).user.event).toMatchObject({ isIn: true, level: 1, bonusPercent: 0 });
    expect((await racer.get(CALLS.event)).event?.isIn).toBe(true);
    expect((await buy(racer, FIRST.starterCarID)).json.error).toBe("ownedAlready");
  });

  it("is joined by nobody before it starts and after it ended, and with no other car", async () => {
    goTo(after(FIRST.startStamp, days(1)));
    const racer = await newRacer(product, "Snow_Bo");
    expect((await buy(racer, 1)).json.error).toBe("notFound");
    expect((await buy(racer, eventByID(2)!.starterCarID)).json.error).toBe("offerOver");
    for (const now of [before(FIRST.startStamp, seconds(1)), FIRST.endStamp]) {
      goTo(now);
      expect((await buy(racer, FIRST.starterCarID)).json.error).toBe("offerOver");
    }
    expect((await racer.get(CALLS.self)).user).toMatchObject({ money: STARTER.cash, event: null });
  });
});
