import { describe, expect, it } from "vitest";

import { CARS } from "#shared/content/cars/catalog.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import { passwordProblems } from "#shared/rules/account/password.ts";
import { isLongSession } from "#shared/rules/bot-check.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { withOutage } from "#shared/rules/race/outages.ts";
import { deadlineMs } from "#shared/rules/race/race.ts";
import { accuracyOf } from "#shared/rules/race/speed.ts";
import { BOX_CARS, openBox } from "#shared/rules/rewards/box.ts";
import { dailyShop } from "#shared/rules/shop/daily.ts";
import { offersAt } from "#shared/rules/shop/on-offer.ts";
import { shownAs } from "#shared/rules/shown.ts";
import { dayOf, hours, stampOf } from "#shared/units.ts";

const NOW = stampOf(new Date("2026-11-24T12:00:00Z"));

describe("a rule at its edge", () => {
  it("of passwords knows the rows of a French keyboard, and a name in whatever letters", () => {
    const problems = (password: string, username = "somebody") =>
      passwordProblems(password, { username, email: "" }).map(({ code }) => code);
    expect(problems("azertyuiopoiuytreza")).toContain("onePattern");
    expect(problems("ｒｏａｄｒｕｎｎｅｒ forever", "roadrunner")).toContain("holdsUsername");
    expect(problems("four brown owls at dusk", "roadrunner")).toEqual([]);
  });

  it("of the bot check asks after 200 races, or after four hours of fewer", () => {
    const isLong = (races: number, racedMs: number) => isLongSession({ races, racedMs: racedMs as never });
    expect([isLong(200, 0), isLong(199, 0), isLong(1, hours(4)), isLong(199, hours(4) - 1)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it("of a race's end counts from the third racer, and never past the cap", () => {
    const end = (thirdMs: number | undefined) => deadlineMs({ thirdMs } as never);
    expect([end(undefined), end(10_000), end(RACE.capMs - 1_000)]).toEqual([180_000, 70_000, 180_000]);
  });

  it("of an outage counts whole milliseconds from green light on", () => {
    expect(withOutage([], 10.6, 20.4)).toEqual([{ fromMs: 11, toMs: 20 }]);
    expect(withOutage(undefined, -500, 20)).toEqual([{ fromMs: 0, toMs: 20 }]);
    expect([withOutage([], undefined, 20), withOutage([], -500, 0)]).toEqual([[], []]);
  });

  it("of accuracy calls nobody inaccurate who has typed nothing", () => {
    expect([accuracyOf(0, 0), accuracyOf(1, 0), accuracyOf(0, 1), accuracyOf(2, 1)]).toEqual([100, 100, 0, 66.67]);
  });

  it("of what somebody shows takes what isn't said for nothing", () => {
    expect(shownAs({})).toEqual({ tag: null, tagColor: null, look: "", isGold: false });
  });

  it("of boxes gives each rarity of their cars its weight", () => {
    const carAt = (share: number) => {
      const rolls = [0.99, share, 0];
      const { carID } = openBox(() => rolls.shift() ?? 0) as { readonly carID: number };
      return CARS.find((car) => car.carID === carID)?.rarity;
    };
    expect(new Set(BOX_CARS.map(({ rarity }) => rarity))).toEqual(new Set(["common", "uncommon", "rare", "epic"]));
    const ends = [8, 14, 18, 20].map((weight) => weight / 20);
    expect(ends.map((end) => carAt(end - 0.001))).toEqual(["common", "uncommon", "rare", "epic"]);
    expect(ends.slice(0, -1).map((end) => carAt(end + 0.001))).toEqual(["uncommon", "rare", "epic"]);
  });

  it("of the daily shop sells what comes from the shop, at the level of its rarity", () => {
    const { featured, loot } = dailyShop(dayOf(NOW));
    expect(featured.ways.map(({ from }) => from)).toContain("dealership");
    for (const { ways } of loot) expect(ways.map(({ from }) => from)).toContain("shop");
    const offers = offersAt(NOW, true).filter(({ type }) => type === "loot");
    expect(offers.length).toBeGreaterThan(8);
    const levels = new Map(
      offers.map(({ id, unlockLevel }) => [LOOT.find(({ lootID }) => lootID === id)?.rarity, unlockLevel]),
    );
    for (const { id, unlockLevel } of offers) {
      expect(unlockLevel).toBeGreaterThanOrEqual(1);
      expect(unlockLevel).toBe(levels.get(LOOT.find(({ lootID }) => lootID === id)?.rarity));
    }
  });
});
