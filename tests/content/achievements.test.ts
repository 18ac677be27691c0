import { describe, expect, it } from "vitest";

import { GROUPS } from "#shared/content/achievements/achievement.ts";
import { ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import type { AchievementField } from "#shared/content/achievements/fields.ts";
import { CARS } from "#shared/content/cars/catalog.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import type { Feat, Way } from "#shared/content/ways.ts";
import { earnedBy } from "#shared/rules/achievements/earned.ts";
import type { Stamp } from "#shared/units.ts";

const NOW = 1_800_000_000 as Stamp;
const FIELD_OF: Readonly<Record<Feat, AchievementField>> = {
  races: "racesPlayed",
  speed: "highestSpeed",
  wins: "placed1",
  nitros: "nitrosUsed",
  words: "wordsTyped",
  perfect: "perfectRaces",
  session: "longestSession",
  streak: "streakDays",
  friends: "totalFriends",
  cars: "totalCars",
  answers: "answers",
};

const asked = (ways: readonly Way[]) =>
  ways.flatMap((way) =>
    way.from === "achievement" ? [[{ field: FIELD_OF[way.feat], comparison: "gte", value: way.least }]] : [],
  );

describe("the achievements", () => {
  it("are 120 or more, each with a number, a name and a text of its own", () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(120);
    for (const key of ["achievementID", "name", "desc"] as const)
      expect(new Set(ACHIEVEMENTS.map((each) => each[key])).size).toBe(ACHIEVEMENTS.length);
    for (const { gid } of GROUPS) expect(ACHIEVEMENTS.some((each) => each.gid === gid)).toBe(true);
  });

  it("can each be earned: by the figures that it asks for, and by none below them", () => {
    for (const each of ACHIEVEMENTS) {
      const then = each.season?.startStamp ?? NOW;
      const figures = each.rules.map(({ field, value }) => [field, Number(value)] as const);
      expect(earnedBy(Object.fromEntries(figures), "type", then)).toContain(each);
      for (const [field, value] of figures) {
        const short = { ...Object.fromEntries(figures), [field]: value - 1 };
        expect(earnedBy(short, "type", then)).not.toContain(each);
      }
    }
  });

  it("give each car and each piece of loot that one gets by an achievement, by exactly one", () => {
    const promised = [
      ...CARS.map(({ carID, ways }) => ({ reward: { carID }, rules: asked(ways) })),
      ...LOOT.map(({ lootID, ways }) => ({ reward: { lootID }, rules: asked(ways) })),
    ].filter(({ rules }) => rules.length > 0);
    expect(promised.length).toBeGreaterThan(50);
    const given = ACHIEVEMENTS.flatMap(({ reward, rules }) =>
      reward && ("carID" in reward || "lootID" in reward) ? [{ reward, rules: [rules] }] : [],
    );
    const sorted = (list: readonly unknown[]) => list.map((each) => JSON.stringify(each)).toSorted();
    expect(sorted(given)).toEqual(sorted(promised));
  });
});
