import { describe, expect, it } from "vitest";

import { CARS } from "#shared/content/cars/catalog.ts";
import { LEAGUES } from "#shared/content/leagues.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import {
  achieved,
  BOX,
  CUP,
  DEALERSHIP,
  EVENTS,
  eventful,
  FEATS,
  GOLD,
  promoted,
  SEASONS,
  onRoad,
  perkOf,
  seasonal,
  SHOP,
  START,
  wampusBeaten,
  type EventKey,
  type SeasonKey,
  type WayKind,
} from "#shared/content/ways.ts";
import { describeWay, waysTo } from "#shared/rules/garage/ways.ts";

describe("how one gets a car or a piece of loot", () => {
  it("is said for every kind of way", () => {
    const said: Readonly<Record<WayKind, string>> = {
      start: describeWay(START),
      dealership: describeWay(DEALERSHIP, 12_500),
      shop: describeWay(SHOP, 15_000),
      box: describeWay(BOX),
      gold: describeWay(GOLD),
      wampus: describeWay(wampusBeaten(10)),
      achievement: describeWay(achieved("races", 100)),
      league: describeWay(promoted(4)),
      cup: describeWay(CUP),
      season: describeWay(seasonal("night-market")),
      road: describeWay(onRoad("night-market")),
      event: describeWay(eventful("lantern-week")),
      perk: describeWay(perkOf("lantern-week")),
    };
    expect(said).toEqual({
      start: "Everyone has it",
      dealership: "At the dealership for $12,500",
      shop: "In the daily shop for $15,000",
      box: "In the daily mystery box, with a little luck",
      gold: "Comes with gold",
      wampus: "Finish ahead of the Wampus 10 times",
      achievement: "Finish 100 races",
      league: "Reach the Pro league",
      cup: "Win the tournament of the leagues",
      season: "In the shop of the Night Market season",
      road: "On the road of the Night Market season",
      event: "During Lantern Week",
      perk: "As the last perk of Lantern Week",
    });
  });

  it("is said for every deed, every league, every season and every event in words of its own", () => {
    const said = [
      ...FEATS.map((feat) => describeWay(achieved(feat, 7))),
      ...LEAGUES.map(({ tier }) => describeWay(promoted(tier))),
      ...Object.keys(SEASONS).map((key) => describeWay(seasonal(key as SeasonKey))),
      ...Object.keys(EVENTS).flatMap((key) => [eventful, perkOf].map((way) => describeWay(way(key as EventKey)))),
    ];
    expect(new Set(said).size).toBe(said.length);
    expect(said.join()).not.toContain("undefined");
    expect(describeWay(achieved("wins", 1))).toBe("Win 1 race");
    expect(describeWay(wampusBeaten(1))).toBe("Finish ahead of the Wampus");
  });

  it("names no price where none is known", () => {
    expect(describeWay(SHOP)).toBe("In the daily shop");
    expect(describeWay(DEALERSHIP)).toBe("At the dealership");
  });

  it("is known for everything in the catalogues", () => {
    for (const { ways } of CARS) for (const way of ways) expect(describeWay(way)).not.toBe("");
    for (const loot of LOOT) expect(waysTo(loot).length).toBe(loot.ways.length);
  });
});
