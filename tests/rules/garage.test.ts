import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { carByID, CARS } from "#shared/content/cars/catalog.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import type { LootID, LootType } from "#shared/content/loot/loot.ts";
import type { CarID } from "#shared/ids.ts";
import {
  dressed,
  MOST_STICKERS,
  noEquip,
  realChanges,
  type Change,
  type Wardrobe,
} from "#shared/rules/garage/equip.ts";
import { arranged, GARAGE, isSameLayout, moved, type Layout } from "#shared/rules/garage/layout.ts";
import { decodeLook, encodeLook, PLAIN_LOOK, type Look } from "#shared/rules/garage/look.ts";
import { noSale } from "#shared/rules/garage/sale.ts";
import { placed } from "#shared/rules/garage/stickers.ts";
import { defaultOf, shownLook, titleIn } from "#shared/rules/garage/worn.ts";

const RUNS = 10_000;
const ALL_CARS = CARS.map(({ carID }) => carID);
const ofType = (type: LootType) => LOOT.filter((loot) => loot.type === type);
const plain = (type: LootType) =>
  ofType(type)
    .filter(({ goldOnly }) => !goldOnly)
    .map(({ lootID }) => lootID);
const golden = (type: LootType) =>
  ofType(type)
    .filter(({ goldOnly }) => goldOnly)
    .map(({ lootID }) => lootID);
const carID = (id: number) => id as CarID;
const byID = (one: CarID, other: CarID): number => one - other;

/** Cars of the catalogue, a few that nobody has, and empty slots, often the same one twice. */
const anySlot = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...ALL_CARS),
  fc.integer({ min: 900, max: 905 }).map(carID),
);
const anyLayout = fc.array(anySlot, { maxLength: 200 });
const anyOwned = fc.uniqueArray(fc.constantFrom(...ALL_CARS), { maxLength: ALL_CARS.length });

describe("the arrangement of a garage", () => {
  it("holds every owned car once and nothing else, in whole pages, whatever is wished", () => {
    fc.assert(
      fc.property(anyLayout, anyOwned, (wished, owned) => {
        const layout = arranged(wished, owned);
        const cars = layout.filter((each) => each !== null);
        expect(cars.toSorted(byID)).toEqual(owned.toSorted(byID));
        expect(layout.length % GARAGE.pageSlots).toBe(0);
        expect(layout.length).toBeGreaterThanOrEqual(Math.max(GARAGE.pageSlots, wished.length));
        expect(layout.length).toBeLessThan(Math.max(wished.length, owned.length, 1) + GARAGE.pageSlots);
      }),
      { numRuns: RUNS },
    );
  });

  it("leaves cars where they are wished first, and puts missing ones into the first empty slots", () => {
    fc.assert(
      fc.property(anyLayout, anyOwned, (wished, owned) => {
        const layout = arranged(wished, owned);
        const named = owned.filter((each) => wished.includes(each));
        for (const each of named) expect(layout.indexOf(each)).toBe(wished.indexOf(each));
        const missing = owned.filter((each) => !wished.includes(each));
        const places = missing.map((each) => layout.indexOf(each));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(layout.slice(0, Math.max(0, places.at(-1) ?? 0))).not.toContain(null);
      }),
      { numRuns: RUNS },
    );
  });

  it("is itself when it is asked for again", () => {
    fc.assert(
      fc.property(anyLayout, anyOwned, (wished, owned) => {
        const layout = arranged(wished, owned);
        expect(isSameLayout(arranged(layout, owned), layout)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it("has one page for a new racer, a page of thirty from fifteen sent slots, and a second one for the thirty-first car", () => {
    expect(arranged([], [carID(1)])).toEqual([carID(1), ...Array.from({ length: 29 }, () => null)]);
    expect(
      arranged(
        Array.from({ length: 15 }, () => null),
        [carID(1)],
      ),
    ).toHaveLength(30);
    expect(
      arranged(
        Array.from({ length: 45 }, () => null),
        [carID(1)],
      ),
    ).toHaveLength(60);
    expect(arranged([], ALL_CARS.slice(0, 30))).toHaveLength(30);
    expect(arranged([], ALL_CARS.slice(0, 31))).toHaveLength(60);
  });

  it("swaps two slots when a car is put down on another", () => {
    const layout: Layout = [carID(1), carID(2), null];
    expect(moved(layout, 0, 1)).toEqual([carID(2), carID(1), null]);
    expect(moved(layout, 0, 2)).toEqual([null, carID(2), carID(1)]);
    expect(moved(layout, 1, 1)).toBe(layout);
  });
});

const anyID = (type: LootType) => fc.option(fc.constantFrom(...ofType(type).map(({ lootID }) => lootID)));
const anyPlace = fc.record({
  x: fc.integer({ min: 0, max: 100 }),
  y: fc.integer({ min: 0, max: 100 }),
  turn: fc.integer({ min: 0, max: 359 }),
  isMirrored: fc.boolean(),
});
const anyStickers = fc
  .uniqueArray(fc.constantFrom(...ofType("sticker").map(({ lootID }) => lootID)), { maxLength: MOST_STICKERS })
  .chain((ids) => fc.tuple(...ids.map((lootID) => anyPlace.map((place) => ({ lootID, ...place })))));
/** Of four ids, and five stickers with their places. */
const LONGEST_LOOK = 110;
const anyLook: fc.Arbitrary<Look> = fc.record({
  trail: anyID("trail"),
  nitro: anyID("nitro"),
  nametag: anyID("nametag"),
  title: anyID("title"),
  stickers: anyStickers,
});

describe("a look", () => {
  it("comes out of its text as it went in, and stays short, because every seat carries one", () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const text = encodeLook(look);
        expect(decodeLook(text)).toEqual(look);
        expect(text.length).toBeLessThanOrEqual(LONGEST_LOOK);
      }),
      { numRuns: RUNS },
    );
    expect(encodeLook(PLAIN_LOOK)).toBe("");
  });

  it("that makes no sense is as much of a look as can be read", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { stickers, ...singles } = decodeLook(text);
        for (const id of Object.values(singles)) expect(id === null || (Number.isSafeInteger(id) && id > 0)).toBe(true);
        expect(Array.isArray(stickers)).toBe(true);
      }),
    );
    expect(decodeLook("5l...~2t-10-20-30m~what")).toMatchObject({ trail: 201, stickers: [{ lootID: 101, turn: 30 }] });
  });

  it("shows what is for gold members to nobody else, and their own nitro to them", () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const shown = decodeLook(shownLook(encodeLook(look), false));
        const ids = [
          shown.trail,
          shown.nitro,
          shown.nametag,
          shown.title,
          ...shown.stickers.map((each) => each.lootID),
        ];
        const worn = ids.filter((id) => id !== null);
        expect(worn.filter((id) => LOOT.find(({ lootID }) => lootID === id)?.goldOnly)).toEqual([]);
        const gold = decodeLook(shownLook(encodeLook(look), true));
        expect(gold).toEqual({ ...look, nitro: look.nitro ?? defaultOf("nitro", true) });
      }),
    );
  });

  it("has the title that everybody begins with, until another one is worn", () => {
    expect(titleIn("")).toBe("Raw Racing Recruit");
    const title = ofType("title").at(-1);
    expect(titleIn(encodeLook({ ...PLAIN_LOOK, title: title?.lootID ?? null }))).toBe(title?.name);
    expect(titleIn("...zzz")).toBe("Raw Racing Recruit");
  });
});

const [trail, otherTrail] = plain("trail").slice(1) as [LootID, LootID];
const [sticker, otherSticker, thirdSticker] = plain("sticker") as [LootID, LootID, LootID];
const wardrobe: Wardrobe = {
  outfit: { carID: carID(1), hueAngle: 40, look: { ...PLAIN_LOOK, trail } },
  cars: new Map([
    [carID(1), 40],
    [carID(2), 120],
    [carID(80), 0],
  ]),
  loot: new Set([trail, sticker, otherSticker, golden("nametag")[0] ?? trail]),
  isGold: false,
};
const real = (...changes: Change[]) => realChanges(changes, wardrobe);
const why = (change: Change, isGold = false) => noEquip(change, { ...wardrobe, isGold });

describe("equipping", () => {
  it("passes over what is so already", () => {
    expect(real({ type: "car", id: carID(1) }, { type: "car", id: carID(1), hueAngle: 40 })).toEqual([]);
    expect(real({ type: "trail", id: trail }, { type: "nitro", id: null }, { type: "sticker", ids: [] })).toEqual([]);
    expect(real({ type: "nitro", id: defaultOf("nitro", false) })).toEqual([]);
    expect(real({ type: "car", id: carID(1), hueAngle: 41 }, { type: "car", id: carID(2) })).toHaveLength(2);
    expect(real({ type: "trail", id: null }, { type: "sticker", ids: [sticker] })).toHaveLength(2);
  });

  it("takes only what one owns, what everybody has, and what is of its kind", () => {
    expect(why({ type: "car", id: carID(2) })).toBeUndefined();
    expect(why({ type: "car", id: carID(3) })).toBe("notOwned");
    expect(why({ type: "car", id: carID(99_999) })).toBe("unknown");
    expect(why({ type: "trail", id: otherTrail })).toBe("notOwned");
    expect(why({ type: "trail", id: sticker })).toBe("unknown");
    expect(why({ type: "nitro", id: defaultOf("nitro", false) }, true)).toBeUndefined();
    expect(why({ type: "nitro", id: defaultOf("nitro", true) })).toBe("notOwned");
    expect(why({ type: "nametag", id: null })).toBeUndefined();
  });

  it("gives gold members alone what is theirs", () => {
    const nametag: Change = { type: "nametag", id: golden("nametag")[0] as LootID };
    expect([why(nametag), why(nametag, true)]).toEqual(["goldOnly", undefined]);
    const car: Change = { type: "car", id: carID(80) };
    expect([why(car), why(car, true)]).toEqual(["goldOnly", undefined]);
  });

  it("leaves a gold member's sticker on the car when gold is over, and doesn't put it on again", () => {
    const [golds] = golden("sticker") as [LootID];
    const wearing = (worn: readonly LootID[], ids: readonly LootID[], isGold = false) => {
      const look = { ...PLAIN_LOOK, stickers: placed(worn, undefined, []) };
      const loot = new Set([golds, sticker, otherSticker]);
      return noEquip({ type: "sticker", ids }, { ...wardrobe, outfit: { ...wardrobe.outfit, look }, loot, isGold });
    };
    expect(wearing([golds], [golds])).toBeUndefined();
    expect(wearing([golds], [sticker, golds])).toBeUndefined();
    expect(wearing([golds], [sticker])).toBeUndefined();
    expect(wearing([sticker], [sticker, golds])).toBe("goldOnly");
    expect(wearing([], [golds])).toBe("goldOnly");
    expect(wearing([], [golds], true)).toBeUndefined();
  });

  it("leaves no sticker on the car that one doesn't own", () => {
    const look = { ...PLAIN_LOOK, stickers: placed([thirdSticker], undefined, []) };
    const stuck: Wardrobe = { ...wardrobe, outfit: { ...wardrobe.outfit, look } };
    expect(noEquip({ type: "sticker", ids: [thirdSticker] }, stuck)).toBe("notOwned");
    expect(noEquip({ type: "sticker", ids: [] }, stuck)).toBeUndefined();
  });

  it("puts at most five stickers on a car, each once", () => {
    expect(why({ type: "sticker", ids: [sticker, otherSticker] })).toBeUndefined();
    expect(why({ type: "sticker", ids: [sticker, sticker] })).toBe("tooMany");
    const six = plain("sticker").slice(0, MOST_STICKERS + 1);
    const all = { ...wardrobe, loot: new Set(six) };
    expect(noEquip({ type: "sticker", ids: six }, all)).toBe("tooMany");
    expect(noEquip({ type: "sticker", ids: six.slice(1) }, all)).toBeUndefined();
    expect(why({ type: "sticker", ids: [sticker, thirdSticker] })).toBe("notOwned");
  });

  it("leaves stickers where they were, and gives new ones a place of their own", () => {
    const first = placed([sticker, otherSticker], undefined, []);
    expect(new Set(first.map(({ x }) => x)).size).toBe(2);
    const turned = first.map((each) => ({ ...each, turn: 90 }));
    expect(placed([otherSticker, sticker], undefined, turned)).toEqual(turned.toReversed());
    expect(placed([sticker], [{ x: 1, y: 2, turn: 3, isMirrored: true }], turned)).toMatchObject([{ x: 1, turn: 3 }]);
  });

  it("paints a car with its own paint, or with the one that is asked for", () => {
    const paint = (...changes: Change[]) => dressed(wardrobe.outfit, changes, wardrobe.cars);
    expect(paint({ type: "car", id: carID(2) })).toMatchObject({ carID: 2, hueAngle: 120 });
    expect(paint({ type: "car", id: carID(2), hueAngle: 7 })).toMatchObject({ carID: 2, hueAngle: 7 });
    expect(paint({ type: "trail", id: null }).look).toEqual(PLAIN_LOOK);
  });
});

describe("selling", () => {
  const car = carByID(carID(2));
  const prize = CARS.find(({ price }) => price === 0);

  it("is refused for the car in use, the last one, and one that isn't there, not for a prize", () => {
    if (!car || !prize) throw new Error("the catalogue has changed");
    const owned = [carID(1), carID(2), prize.carID];
    expect(noSale(car, { inUse: carID(1), owned })).toBeUndefined();
    expect(noSale(car, { inUse: carID(2), owned })).toBe("inUse");
    expect(noSale(car, { inUse: carID(1), owned: [carID(2)] })).toBe("lastCar");
    expect(noSale(car, { inUse: carID(1), owned: [carID(1)] })).toBe("notOwned");
    expect(noSale(prize, { inUse: carID(1), owned })).toBeUndefined();
  });
});
