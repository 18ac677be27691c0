import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { carByID, CARS } from "#shared/content/cars/catalog.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import type { LootType } from "#shared/content/loot/loot.ts";
import { STARTER_CAR_PRICE } from "#shared/content/shop.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import type { Change } from "#shared/rules/garage/equip.ts";
import { decodeLook } from "#shared/rules/garage/look.ts";
import { saleOf } from "#shared/rules/garage/sale.ts";
import type { CountedRace } from "#shared/rules/race/counted-race.ts";
import type { Timeless } from "#shared/rules/rewards/reward.ts";
import { cardOf } from "#shared/server/accounts/card.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { payStarter } from "#shared/server/economy/starter.ts";
import { presenceCardOf } from "#shared/server/friends/presence-card.ts";
import { arrangeCars } from "#shared/server/garage/arrange.ts";
import { countForCars } from "#shared/server/garage/count-races.ts";
import { garageOf as garageOn } from "#shared/server/garage/garage.ts";
import { parkGoldCars } from "#shared/server/garage/park-gold-cars.ts";
import { sellCar } from "#shared/server/garage/sell.ts";
import { showGarage } from "#shared/server/garage/show.ts";
import { garageNotesOf, visitGarage } from "#shared/server/garage/visit.ts";
import type { Config } from "#shared/server/platform/config.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, days, minutes, seconds, type Stamp } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { expectBalanced } from "../support/money.ts";
import { newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";
import { codeOf, tally } from "../support/team-stage.ts";
import { toldBy } from "../support/told-by.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { wear } from "../support/wear.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const carID = (id: number) => id as CarID;
const byID = (one: CarID, other: CarID): number => one - other;
const [CLOVER, PIP, LOAF, XCELSIOR] = [4, 1, 2, 80].map(carID) as [CarID, CarID, CarID, CarID];
const loot = (type: LootType, goldOnly = false) =>
  LOOT.filter(
    (each) => each.type === type && each.goldOnly === goldOnly && each.ways.every(({ from }) => from !== "start"),
  );
const garageOf = (userID: UserID) => garageOn({ db: stage.db, config: { site: "type" } as Config }, userID);
let turn = 0;
const give = (userID: UserID, rewards: readonly Timeless[]) =>
  stage.run((work) => grant(work, [{ userID, rewards, reference: `test:${turn++}`, reason: "test" }]));
const wears = (userID: UserID, ...changes: Change[]) => stage.run((work) => wear(work, userID, changes));
const sell = (userID: UserID, id: CarID) => stage.run((work) => sellCar(work, userID, id));

async function racer(cars: readonly CarID[] = [], more: Parameters<Stage["newPlayer"]>[0] = {}): Promise<UserID> {
  const userID = await stage.newPlayer({ car_id: PIP, car_hue_angle: 50, ...more });
  await stage.run((work) => payStarter(work, { user_id: userID, car_id: PIP, car_hue_angle: 50 }));
  if (cars.length > 0)
    await give(
      userID,
      cars.map((each) => ({ carID: each })),
    );
  return userID;
}
const balanceOf = async (userID: UserID) =>
  (await stage.db.selectFrom("money_accounts").select("balance").where("user_id", "=", userID).executeTakeFirst())
    ?.balance ?? 0;

describe("a garage", () => {
  it("begins with the starting car in its first slot, in the paint that it was chosen in", async () => {
    const garage = await garageOf(await racer());
    expect(garage).toMatchObject({ totalCars: 1, soldCars: 0, loot: [], look: "", stories: [] });
    expect(garage.cars).toEqual([[PIP, "owned", 50, expect.any(Number)]]);
    expect(garage.garage).toEqual([PIP, ...Array.from({ length: 29 }, () => null)]);
  });

  it("is stored as it was arranged, and shows new cars in the first empty slots", async () => {
    const userID = await racer([LOAF]);
    const wished = Array.from({ length: 15 }, (_, at) => (at === 3 ? LOAF : at === 7 ? PIP : null));
    await stage.run((work) => arrangeCars(work, userID, wished));
    expect((await garageOf(userID)).garage.slice(0, 9)).toEqual([null, null, null, LOAF, null, null, null, PIP, null]);
    await give(userID, [{ carID: CLOVER }]);
    expect((await garageOf(userID)).garage[0]).toBe(CLOVER);
  });

  it("has what nobody wished a place for in the order in which it came, whatever its number", async () => {
    const userID = await racer();
    const later = (inSeconds: number, ids: readonly CarID[]) =>
      stage.run(
        (work) => {
          const rewards = ids.map((each) => ({ carID: each }));
          return grant(work, [{ userID, rewards, reference: `test:${turn++}`, reason: "test" }]);
        },
        after(nowStamp(), seconds(inSeconds)),
      );
    await later(20, [CLOVER, LOAF]);
    await later(10, [XCELSIOR]);
    await stage.run((work) => arrangeCars(work, userID, []));
    const { slots } = await stage.db
      .selectFrom("garages")
      .select("slots")
      .where("user_id", "=", userID)
      .executeTakeFirstOrThrow();
    expect(slots.filter((id) => id !== 0)).toEqual([PIP, XCELSIOR, LOAF, CLOVER]);
  });

  it("says of its loot what is worn, and of stickers in which order", async () => {
    const [worn, unworn] = loot("trail").map(({ lootID }) => lootID);
    const [one, two, three] = loot("sticker").map(({ lootID }) => lootID);
    if (!worn || !unworn || !one || !two || !three) throw new Error("the catalogue is empty");
    const userID = await racer();
    await give(
      userID,
      [worn, unworn, one, two, three].map((lootID) => ({ lootID })),
    );
    await wears(userID, { type: "trail", id: worn }, { type: "sticker", ids: [three, one] });
    const places = new Map((await garageOf(userID)).loot.map(({ lootID, equipped }) => [lootID, equipped]));
    expect(places).toEqual(
      new Map([
        [worn, 1],
        [unworn, 0],
        [one, 2],
        [two, 0],
        [three, 1],
      ]),
    );
  });

  it("is asked with one statement, however full it is", async () => {
    const userID = await racer(CARS.map((car) => car.carID));
    await give(
      userID,
      LOOT.map(({ lootID }) => ({ lootID })),
    );
    const garage = await garageOf(userID);
    expect([garage.totalCars, garage.loot.length]).toEqual([CARS.length, LOOT.length]);
    const config = { site: "type" } as Config;
    expect(await statementsOf(stage, ({ trx }) => garageOn({ db: trx, config }, userID))).toBe(1);
  });

  it("tells what each car has done: paid races and the best speed", async () => {
    const userID = await racer([LOAF]);
    for (const seed of [1, 2, 3]) {
      const outcome = racedBy([{ userID, typer: person(seed) }], nowStamp(), seed);
      await stage.run((work) => settleRace(work, outcome));
      await stage.run((work) => payRace(work, outcome.raceID));
    }
    const [story, ...others] = (await garageOf(userID)).stories;
    expect(others).toEqual([]);
    expect(story).toMatchObject({ racesPlayed: 3 });
    expect(story?.highestSpeed).toBeGreaterThan(20);
  });

  it("counts for each car the races that paid, with the best speed and the last start, in whatever order they come", async () => {
    const [userID, other] = [await racer([LOAF]), await racer()];
    const start = nowStamp();
    const race = (more: Partial<CountedRace>) => countedRace(userID, { carID: LOAF, startedStamp: start, ...more });
    const worth = (experience: number) => ({ reward: { cash: 0, experience, nitros: 0 } });
    const storyOf = async (id: CarID) => (await garageOf(userID)).stories.find((story) => story.carID === id);
    const unpaid = [
      countedRace(other, { standing: "unfinished", speed: 99 }),
      countedRace(other, { ...worth(0), speed: 99 }),
    ];
    const first = [
      race({ speed: 70, startedStamp: after(start, minutes(-5)) }),
      race({ speed: 50, ...worth(1) }),
      race({ standing: "unfinished", speed: 99 }),
      race({ ...worth(0), speed: 99 }),
      race({ carID: PIP, speed: 30 }),
    ];
    const told = await toldBy(stage, (work) => countForCars(work, [...first, ...unpaid]));
    expect(told).toEqual(new Map([[userID, new Set(["garage"])]]));
    const story = { carID: LOAF, racesPlayed: 2, highestSpeed: 70, lastRaceStamp: start };
    expect(await storyOf(LOAF)).toEqual(story);
    expect(await storyOf(PIP)).toMatchObject({ racesPlayed: 1, highestSpeed: 30 });
    // What is paid late is older than what was counted.
    await stage.run((work) => countForCars(work, [race({ speed: 40, startedStamp: after(start, minutes(-9)) })]));
    expect(await storyOf(LOAF)).toEqual({ ...story, racesPlayed: 3 });
    expect((await garageOf(other)).stories).toEqual([]);
    expect(await toldBy(stage, (work) => countForCars(work, unpaid))).toEqual(new Map());
  });

  it("shows what is owned of its showcase, and is an empty one where nobody is", async () => {
    const [one, two] = loot("sticker").map(({ lootID }) => lootID);
    if (one === undefined || two === undefined) throw new Error("the catalogue is empty");
    const userID = await racer([LOAF]);
    await give(userID, [{ lootID: one }, { lootID: two }]);
    const showcase = [{ lootID: one }, { lootID: two }, { carID: LOAF }];
    const told = await toldBy(stage, (work) => showGarage(work, userID, { showcase }));
    expect(told).toEqual(new Map([[userID, new Set(["garage"])]]));
    expect(await garageOf(userID)).toMatchObject({ isOpen: true, showcase });
    await stage.run((work) => showGarage(work, userID, { isOpen: false }));
    expect(await garageOf(userID)).toMatchObject({ isOpen: false, showcase });
    expect(await stage.run((work) => showGarage(work, userID, {}))).toEqual({ isOpen: false, showcase });
    await stage.db.deleteFrom("owned_loot").where("user_id", "=", userID).where("loot_id", "=", one).execute();
    await sell(userID, LOAF);
    expect((await garageOf(userID)).showcase).toEqual([{ lootID: two }]);
    expect(await garageOf(999_999 as UserID)).toMatchObject({ totalCars: 0, cars: [], isOpen: true, showcase: [] });
  });

  it("is told to be another one when it is arranged, and what is driven when somebody gets into another car", async () => {
    const userID = await racer([LOAF]);
    const arranged = await toldBy(stage, (work) => arrangeCars(work, userID, [null, LOAF, PIP]));
    expect(arranged).toEqual(new Map([[userID, new Set(["garage"])]]));
    const change = (id: CarID) => toldBy(stage, (work) => wear(work, userID, [{ type: "car", id }]));
    expect(await change(LOAF)).toEqual(new Map([[userID, new Set(["account", "garage"])]]));
    expect(await change(LOAF)).toEqual(new Map());
  });
});

describe("equipping", () => {
  it("changes car, paint and loot at once, for the next race and for the garage", async () => {
    const [trail] = loot("trail");
    const [sticker] = loot("sticker");
    if (!trail || !sticker) throw new Error("the catalogue is empty");
    const userID = await racer([LOAF]);
    await give(userID, [{ lootID: trail.lootID }, { lootID: sticker.lootID }]);
    const changed = await wears(
      userID,
      { type: "car", id: LOAF, hueAngle: 200 },
      { type: "trail", id: trail.lootID },
      { type: "sticker", ids: [sticker.lootID], places: [{ x: 10, y: 20, turn: 30, isMirrored: true }] },
    );
    expect(changed).toBe(true);
    const card = await cardOf({ db: stage.db, nowStamp }, userID);
    expect(card).toMatchObject({ carID: LOAF, carHueAngle: 200, isGold: false });
    expect(decodeLook(card.look)).toMatchObject({
      trail: trail.lootID,
      stickers: [{ lootID: sticker.lootID, x: 10, y: 20, turn: 30, isMirrored: true }],
    });
    const garage = await garageOf(userID);
    expect(garage.cars.find(([id]) => id === LOAF)?.[2]).toBe(200);
    expect(garage.loot.map(({ lootID, equipped }) => [lootID, equipped])).toEqual([
      [Math.min(trail.lootID, sticker.lootID), 1],
      [Math.max(trail.lootID, sticker.lootID), 1],
    ]);
    expect(await wears(userID, { type: "car", id: LOAF }, { type: "trail", id: trail.lootID })).toBe(false);
  });

  it("brings back the paint of a car that was left", async () => {
    const userID = await racer([LOAF]);
    await wears(userID, { type: "car", id: PIP, hueAngle: 300 });
    await wears(userID, { type: "car", id: LOAF, hueAngle: 100 });
    await wears(userID, { type: "car", id: PIP });
    expect(await cardOf({ db: stage.db, nowStamp }, userID)).toMatchObject({ carID: PIP, carHueAngle: 300 });
  });

  it("refuses all of it when one part is unknown, somebody else's or for gold members, and changes nothing", async () => {
    const [own, foreign] = loot("trail");
    const [golden] = loot("nametag", true);
    if (!own || !foreign || !golden) throw new Error("the catalogue is empty");
    const userID = await racer([LOAF, XCELSIOR]);
    await give(userID, [{ lootID: own.lootID }, { lootID: golden.lootID }]);
    const before = await garageOf(userID);
    const fine: Change = { type: "trail", id: own.lootID };
    const wrong: readonly (readonly [Change, string])[] = [
      [{ type: "trail", id: 99_999 as never }, "notFound"],
      [{ type: "nitro", id: own.lootID }, "notFound"],
      [{ type: "car", id: carID(99_999) }, "notFound"],
      [{ type: "car", id: CLOVER }, "notOwned"],
      [{ type: "trail", id: foreign.lootID }, "notOwned"],
      [{ type: "nametag", id: golden.lootID }, "goldOnly"],
      [{ type: "car", id: XCELSIOR }, "goldOnly"],
      [
        {
          type: "sticker",
          ids: loot("sticker")
            .slice(0, 2)
            .map(({ lootID }) => lootID),
        },
        "notOwned",
      ],
    ];
    for (const [change, code] of wrong) {
      // Twice the same type is the later one's: the wrong part stands last.
      expect([code, await codeOf(wears(userID, fine, change))]).toEqual([code, code]);
    }
    // Of two wrong parts the first one is named.
    const two: Change[] = [
      { type: "trail", id: foreign.lootID },
      { type: "nitro", id: own.lootID },
    ];
    expect(await codeOf(wears(userID, ...two))).toBe("notOwned");
    expect(await codeOf(wears(userID, ...two.toReversed()))).toBe("notFound");
    expect(await garageOf(userID)).toEqual(before);
  });

  it("lets gold members wear what is theirs, until their gold is over: then it waits for them", async () => {
    const [nametag] = loot("nametag", true);
    if (!nametag) throw new Error("the catalogue is empty");
    const soon = after(nowStamp(), days(1));
    const userID = await racer([XCELSIOR], { membership: "gold", gold_until_stamp: soon });
    await give(userID, [{ lootID: nametag.lootID }]);
    await wears(userID, { type: "nametag", id: nametag.lootID }, { type: "car", id: XCELSIOR });
    const later = { db: stage.db, nowStamp: () => after(nowStamp(), days(2)) };
    expect(decodeLook((await cardOf({ db: stage.db, nowStamp }, userID)).look)).toMatchObject({
      nametag: nametag.lootID,
    });
    expect(decodeLook((await cardOf(later, userID)).look)).toMatchObject({ nametag: null, nitro: null });
    const seen = async (now: Stamp) => decodeLook((await presenceCardOf(stage.db, userID, now))?.look ?? "").nametag;
    expect([await seen(nowStamp()), await seen(later.nowStamp())]).toEqual([nametag.lootID, null]);
    expect((await garageOf(userID)).loot).toMatchObject([{ lootID: nametag.lootID, equipped: 1 }]);
    await stage.run((work) => parkGoldCars(work));
    expect((await cardOf(later, userID)).carID).toBe(XCELSIOR);
    await stage.run((work) => parkGoldCars(work), later.nowStamp());
    expect(await cardOf(later, userID)).toMatchObject({ carID: PIP, carHueAngle: 50 });
    expect((await garageOf(userID)).totalCars).toBe(2);
  });

  it("puts who drives a gold car past the last second of gold into the other one that came last, and nobody else", async () => {
    const end = after(nowStamp(), days(1));
    const gold = { membership: "gold", gold_until_stamp: end } as const;
    const got = (userID: UserID, id: CarID, stamp: Stamp) =>
      stage.run(
        (work) => grant(work, [{ userID, rewards: [{ carID: id }], reference: `test:${turn++}`, reason: "test" }]),
        stamp,
      );
    const inGoldCar = async (more: Parameters<Stage["newPlayer"]>[0]): Promise<UserID> => {
      const userID = await racer([XCELSIOR], { ...gold, ...more });
      await wears(userID, { type: "car", id: XCELSIOR });
      return userID;
    };
    const [over, another, goesOn] = [
      await inGoldCar({}),
      await inGoldCar({}),
      await inGoldCar({ gold_until_stamp: after(end, seconds(1)) }),
    ];
    const inOwnCar = await racer([XCELSIOR, LOAF], gold);
    await wears(inOwnCar, { type: "car", id: LOAF });
    for (const [userID, id, inSeconds] of [
      [over, LOAF, 10],
      [over, CLOVER, 20],
      [goesOn, LOAF, 10],
      [another, CLOVER, 10],
    ] as const)
      await got(userID, id, after(nowStamp(), seconds(inSeconds)));
    await sell(over, CLOVER);
    const drivenBy = async (userID: UserID) => (await cardOf({ db: stage.db, nowStamp }, userID)).carID;
    const everybody = [over, another, goesOn, inOwnCar];
    const park = (stamp: Stamp, size?: number) => toldBy(stage, (work) => parkGoldCars({ ...work, now: stamp }, size));
    expect(await park(after(end, seconds(-1)))).toEqual(new Map());
    const told = ["account", "garage"] as const;
    expect(await park(end, 1)).toEqual(new Map([[over, new Set(told)]]));
    expect(await park(end)).toEqual(new Map([[another, new Set(told)]]));
    expect(await Promise.all(everybody.map(drivenBy))).toEqual([LOAF, CLOVER, XCELSIOR, LOAF]);
    expect(await park(end)).toEqual(new Map());
  });
});

describe("a visitor", () => {
  const app = () => ({ db: stage.db, config: { site: "type" } }) as App;
  const nameOf = async (userID: UserID) =>
    (await stage.db.selectFrom("users").select("username").where("user_id", "=", userID).executeTakeFirstOrThrow())
      .username ?? "";

  it("reads of a garage how it is shown: open and without a showcase until its owner says otherwise", async () => {
    const [one, gone] = loot("sticker").map(({ lootID }) => lootID);
    if (one === undefined || gone === undefined) throw new Error("the catalogue is empty");
    const userID = await racer([LOAF, CLOVER]);
    await wears(userID, { type: "car", id: LOAF, hueAngle: 200 });
    const bare = { isOpen: true, showcase: [] };
    expect(await garageNotesOf(stage.db, userID, false)).toMatchObject(bare);
    expect(await garageNotesOf(stage.db, 999_999 as UserID, false)).toMatchObject(bare);
    await give(userID, [{ lootID: one }, { lootID: gone }]);
    const showcase = [{ lootID: one }, { lootID: gone }, { carID: LOAF }, { carID: CLOVER }];
    await stage.run((work) => showGarage(work, userID, { isOpen: false, showcase }));
    await stage.db.deleteFrom("owned_loot").where("user_id", "=", userID).where("loot_id", "=", gone).execute();
    const told = await toldBy(stage, (work) => sellCar(work, userID, CLOVER));
    expect(told).toEqual(new Map([[userID, new Set(["wallet", "garage"])]]));
    expect(await garageNotesOf(stage.db, userID, false)).toMatchObject({
      isOpen: false,
      showcase: [{ lootID: one }, { carID: LOAF, hueAngle: 200 }],
    });
  });

  it("walks past the cars, with what each has done, unless the garage is shut to others", async () => {
    const [userID, viewer] = [await racer([LOAF]), await racer()];
    await stage.run((work) => countForCars(work, [countedRace(userID, { carID: LOAF, speed: 61 })]));
    const visit = async (by: UserID) => visitGarage(app(), by, await nameOf(userID));
    expect((await visit(viewer)).cars).toMatchObject([
      { carID: PIP, hueAngle: 50, racesPlayed: 0, highestSpeed: 0 },
      { carID: LOAF, racesPlayed: 1, highestSpeed: 61 },
    ]);
    await stage.run((work) => showGarage(work, userID, { isOpen: false }));
    expect(await codeOf(visit(viewer))).toBe("garageShut");
    expect((await visit(userID)).cars).toHaveLength(2);
  });
});

describe("several owners of the same car", () => {
  const carsOf = async (userID: UserID) => (await garageOf(userID)).cars.map(([id, state, hue]) => [id, state, hue]);

  it("have it each in a paint of their own: one paints it, and the others' stays as it was", async () => {
    const [one, other] = [await racer([CLOVER]), await racer([CLOVER])];
    await wears(other, { type: "car", id: CLOVER, hueAngle: 200 });
    await wears(one, { type: "car", id: CLOVER, hueAngle: 10 });
    await wears(one, { type: "car", id: PIP, hueAngle: 20 });
    expect(await carsOf(one)).toEqual([
      [PIP, "owned", 20],
      [CLOVER, "owned", 10],
    ]);
    expect(await carsOf(other)).toEqual([
      [PIP, "owned", 50],
      [CLOVER, "owned", 200],
    ]);
    expect(await cardOf({ db: stage.db, nowStamp }, other)).toMatchObject({ carID: CLOVER, carHueAngle: 200 });
  });

  it("lose it only when they sell it themselves, and are paid for their own alone", async () => {
    const [one, other] = [await racer([CLOVER]), await racer([CLOVER])];
    const [mine, theirs] = [await balanceOf(one), await balanceOf(other)];
    await sell(one, CLOVER);
    expect((await carsOf(one)).map(([id, state]) => [id, state])).toContainEqual([CLOVER, "sold"]);
    expect((await carsOf(other)).map(([id, state]) => [id, state])).toContainEqual([CLOVER, "owned"]);
    expect(await balanceOf(one)).toBeGreaterThan(mine);
    expect(await balanceOf(other)).toBe(theirs);
    await sell(other, CLOVER);
    expect(await balanceOf(other)).toBeGreaterThan(theirs);
    await expectBalanced(stage.db);
  });

  it("arrange their garages each for themselves", async () => {
    const [one, other] = [await racer([CLOVER, LOAF]), await racer([CLOVER, LOAF])];
    const before = (await garageOf(other)).garage;
    const wished = Array.from({ length: 15 }, (_, at) => [null, CLOVER, PIP, LOAF][at] ?? null);
    await stage.run((work) => arrangeCars(work, one, wished));
    expect((await garageOf(one)).garage.slice(0, 4)).toEqual([null, CLOVER, PIP, LOAF]);
    expect((await garageOf(other)).garage).toEqual(before);
  });
});

describe("selling a car", () => {
  it("brings two fifths of its price once, keeps its row, and lets it be got again", async () => {
    const userID = await racer([CLOVER]);
    const before = await balanceOf(userID);
    const price = saleOf(carByID(CLOVER)!);
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(sell(userID, CLOVER))));
    expect(tally(codes)).toEqual({ done: 1, notOwned: 7 });
    expect(await balanceOf(userID)).toBe(before + price);
    expect(await garageOf(userID)).toMatchObject({ totalCars: 1, soldCars: 1 });
    await give(userID, [{ carID: CLOVER }]);
    expect(await garageOf(userID)).toMatchObject({ totalCars: 2, soldCars: 0 });
    await sell(userID, CLOVER);
    expect(await balanceOf(userID)).toBe(before + 2 * price);
    await expectBalanced(stage.db);
  });

  it("pays for a prize what its worth says, too", async () => {
    const prizes = [84, 123, 148].map(carID);
    const userID = await racer(prizes);
    const before = await balanceOf(userID);
    for (const prize of prizes) expect(await codeOf(sell(userID, prize))).toBe("done");
    expect(await balanceOf(userID)).toBe(before + 0.4 * (2_000_000 + 120_000 + STARTER_CAR_PRICE));
    await expectBalanced(stage.db);
  });

  it("is refused for the car in use, the last one, and one that isn't there", async () => {
    const userID = await racer([carID(84)]);
    expect(await codeOf(sell(userID, PIP))).toBe("carInUse");
    expect(await codeOf(sell(userID, CLOVER))).toBe("notOwned");
    expect(await codeOf(sell(userID, carID(99_999)))).toBe("notFound");
    expect(await codeOf(sell(await racer(), PIP))).toBe("lastCar");
    const golden = await racer([XCELSIOR], { membership: "gold" });
    await wears(golden, { type: "car", id: XCELSIOR });
    expect(await codeOf(sell(golden, PIP))).toBe("lastCar");
  });

  it("and arranging, driving and selling at once lose nothing and double nothing", async () => {
    const cars = CARS.filter(({ purchasable, goldOnly }) => purchasable && !goldOnly).slice(3, 13);
    for (let round = 0; round < 10; round++) {
      const userID = await racer(cars.map((car) => car.carID));
      const before = await balanceOf(userID);
      const ids = cars.map((car) => car.carID);
      const shuffled = [...ids.slice(round), ...ids.slice(0, round), null, PIP, null, PIP];
      const sold = cars.slice(0, 4);
      const codes = await Promise.all([
        ...sold.map((car) => codeOf(sell(userID, car.carID))),
        codeOf(stage.run((work) => arrangeCars(work, userID, shuffled))),
        codeOf(wears(userID, { type: "car", id: ids[0] as CarID, hueAngle: 9 })),
        codeOf(stage.run((work) => arrangeCars(work, userID, shuffled.toReversed()))),
      ]);
      const garage = await garageOf(userID);
      const inSlots = garage.garage.filter((each) => each !== null);
      const owned = garage.cars.filter(([, state]) => state === "owned").map(([id]) => id);
      expect(inSlots.toSorted(byID)).toEqual(owned.toSorted(byID));
      const isGone = (id: CarID) => !owned.includes(id);
      const brought = sold.filter((car) => isGone(car.carID)).reduce((sum, car) => sum + saleOf(car), 0);
      expect(await balanceOf(userID)).toBe(before + brought);
      // Either the first car was sold before it could be driven, or it is driven and was kept.
      const drives = (await cardOf({ db: stage.db, nowStamp }, userID)).carID;
      expect(owned).toContain(drives);
      expect(codes.filter((code) => code !== "done").length).toBe(1);
    }
    await expectBalanced(stage.db);
  });
});
