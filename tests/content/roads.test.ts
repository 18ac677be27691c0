import { describe, expect, it } from "vitest";

import { achievementByID } from "#shared/content/achievements/catalog.ts";
import { achievementsOfSeason } from "#shared/content/achievements/seasonal.ts";
import { perkID, roadID } from "#shared/content/achievements/timed-ids.ts";
import { CARS } from "#shared/content/cars/catalog.ts";
import { eventByID, type EventRun } from "#shared/content/events/calendar.ts";
import { prizesOf, TOTAL_PERKS } from "#shared/content/events/prizes.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import { seasonByID, SEASON_CALENDAR, TOTAL_REWARDS, type Season } from "#shared/content/seasons/calendar.ts";
import { roadOf } from "#shared/content/seasons/road.ts";
import type { Way } from "#shared/content/ways.ts";
import { detailsOf, isGoldOnly, prizeOf } from "#shared/rules/achievements/prize.ts";
import { eventAt, eventBefore, eventFrom } from "#shared/rules/events/calendar.ts";
import { seasonAt } from "#shared/rules/seasons/calendar.ts";
import { offersAt } from "#shared/rules/shop/on-offer.ts";
import { before, dayOf, seconds, type Stamp } from "#shared/units.ts";

const EVENTS_OF_ALL_KINDS = [1, 2].flatMap((id): EventRun | readonly EventRun[] => eventByID(id) ?? []);
/** The seasons of half a century. */
const MANY = Array.from({ length: 310 }, (_, nth) => seasonByID(nth + 1)).filter((each): each is Season => !!each);

const thingsBy = (wanted: (way: Way) => boolean) => [
  ...CARS.filter(({ ways }) => ways.some(wanted)).map(({ carID }) => `car ${carID}`),
  ...LOOT.filter(({ ways }) => ways.some(wanted)).map(({ lootID }) => `loot ${lootID}`),
];
const itemsOf = (list: readonly { readonly reward: Parameters<typeof prizeOf>[0] }[]) =>
  list
    .map(({ reward }) => prizeOf(reward))
    .filter(({ type }) => type !== "money")
    .map(({ type, value }) => `${type} ${value}`);

it("holds few roads and events at once, however many numbers are asked for, and makes the others again alike", () => {
  const [season, event] = [seasonByID(1)!, eventByID(1)!];
  const [road, prizes] = [roadOf(season), prizesOf(event)];
  expect([roadOf(season), prizesOf(event)]).toEqual([road, prizes]);
  for (const { seasonID } of MANY) {
    achievementByID(roadID(seasonID, 1));
    achievementByID(perkID(seasonID, 1));
  }
  expect([roadOf(season), prizesOf(event)]).toEqual([road, prizes]);
  expect([roadOf(season) === road, prizesOf(event) === prizes]).toEqual([false, false]);
});

describe.each(SEASON_CALENDAR)("the road of $name", (season) => {
  const road = roadOf(season);
  const named = road.filter(({ hidden }) => !hidden);

  it("has fifty rewards, one for each level from the second on, twenty of them free, and surprises for everyone", () => {
    expect(named.map(({ level }) => level)).toEqual(Array.from({ length: TOTAL_REWARDS }, (_, nth) => nth + 2));
    expect(named.filter(({ free }) => free)).toHaveLength(20);
    const surprises = road.filter(({ hidden }) => hidden);
    expect([surprises.length > 3, surprises.every(({ free }) => free)]).toEqual([true, true]);
  });

  it("has something free at least every fourth level, and its last reward is a legendary car", () => {
    const levels = named.filter(({ free }) => free).map(({ level }) => level);
    const gaps = levels.map((level, nth) => level - (levels[nth - 1] ?? 1));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(4);
    expect(detailsOf(named.at(-1)!.reward)).toMatchObject({ type: "car", rarity: "legendary" });
  });

  it("gives exactly the things whose way it is, each once", () => {
    const items = itemsOf(road);
    expect(items.toSorted()).toEqual(thingsBy((way) => way.from === "road" && way.season === season.key).toSorted());
    expect(new Set(items).size).toBe(items.length);
  });

  it("gives everyone only what everyone can wear", () => {
    const useless = road.filter(({ free, reward }) => free && isGoldOnly(reward));
    expect(useless.map(({ reward }) => detailsOf(reward).name)).toEqual([]);
  });

  it("has a shop of its own with twelve things", () => {
    const offers = offersAt(season.startStamp, false).filter(({ group }) => group === "season");
    expect(offers).toHaveLength(12);
  });
});

it("All roads pay the same cash, and give the same kinds at the same levels", () => {
  const shapes = SEASON_CALENDAR.map((season) =>
    roadOf(season).map(({ level, free, reward }) => {
      const { type, value } = prizeOf(reward);
      return [level, free, type === "money" ? value : detailsOf(reward).type];
    }),
  );
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

describe.each(EVENTS_OF_ALL_KINDS)("the prizes of $name", (event) => {
  it("are ten perks, the last of them a car, and achievements, and give each thing of the event once", () => {
    const prizes = prizesOf(event);
    const perks = prizes.filter(({ level }) => level !== undefined);
    expect(perks.map(({ level }) => level)).toEqual(Array.from({ length: TOTAL_PERKS }, (_, nth) => nth + 1));
    expect(prizeOf(perks.at(-1)!.reward).type).toBe("car");
    expect(prizes.length - perks.length).toBeGreaterThanOrEqual(4);
    const own = thingsBy((way) => (way.from === "event" || way.from === "perk") && way.event === event.key);
    expect([...itemsOf(prizes), `car ${event.starterCarID}`].toSorted()).toEqual(own.toSorted());
  });
});

describe("the calendar", () => {
  it("never ends, has no season twice under one name, and no achievement under one number", () => {
    expect(new Set(MANY.map(({ name }) => name)).size).toBe(MANY.length);
    const all = MANY.flatMap((season) => [...roadOf(season), ...achievementsOfSeason(season)]);
    expect(new Set(all.map(({ achievementID }) => achievementID)).size).toBe(all.length);
    for (const { seasonID, startStamp } of MANY) expect(seasonAt(startStamp)?.seasonID).toBe(seasonID);
    for (const each of all) expect(achievementByID(each.achievementID)).toEqual(each);
    for (const id of [0, -1, 0.5, Number.NaN, 1e9, 2 ** 53]) expect(seasonByID(id)).toBeUndefined();
  });

  it("has an event of ten days inside each season from the second on", () => {
    const runs = MANY.slice(1, 40).map(({ seasonID, startStamp, endStamp }) => {
      const event = eventFrom(startStamp);
      expect(event?.seasonID).toBe(seasonID);
      if (!event) throw new Error("a season has no event");
      expect([event.startStamp > startStamp, event.endStamp < endStamp]).toEqual([true, true]);
      expect(dayOf(event.endStamp) - dayOf(event.startStamp)).toBe(10);
      const just = (stamp: Stamp) => before(stamp, seconds(1));
      expect([just(event.startStamp), event.startStamp, just(event.endStamp), event.endStamp].map(eventAt)).toEqual([
        undefined,
        event,
        event,
        undefined,
      ]);
      expect(eventBefore(event.endStamp)).toBe(event);
      return event;
    });
    expect(new Set(runs.map(({ name }) => name)).size).toBe(runs.length);
    expect(eventFrom(MANY[0]!.startStamp)).toBe(eventByID(1));
    expect([eventByID(0), eventByID(-1), eventByID(0.5)]).toEqual([undefined, undefined, undefined]);
  });
});
