import { describe, expect, it } from "vitest";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { CARS } from "#shared/content/cars/catalog.ts";
import type { EventID } from "#shared/content/events/calendar.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import type { SeasonID } from "#shared/content/seasons/calendar.ts";
import { EVENTS } from "#shared/content/ways.ts";
import { detailsOf, prizeOf, rewardOfPrize } from "#shared/rules/achievements/prize.ts";
import type { Stamp } from "#shared/units.ts";

import type { DueEventPrize, DueSeasonReward } from "../../client/data/notices/use-pop-ups.ts";
import { wordsFor } from "../../client/features/pop-ups/announcements/announcement-words.ts";
import { lockedOf, waitingOf } from "../../client/features/pop-ups/takeover/prize-queue.ts";
import { placeOf, prizeStep, type DuePrize } from "../../client/features/pop-ups/takeover/prize-words.ts";

const [car] = CARS;
const sticker = LOOT.find(({ type }) => type === "sticker");
if (!car || !sticker) throw new Error("the catalogues are empty");

type Gives = Parameters<typeof prizeOf>[0];
const what = (id: number, reward: Gives) => ({
  key: `prize:${id}`,
  achievementID: id as AchievementID,
  goldOnly: false,
  isLocked: false,
  reward: prizeOf(reward),
  details: detailsOf(reward),
});
const span = { startStamp: 1_000 as Stamp, endStamp: 2_000 as Stamp };
const ofSeason = (id: number, reward: Gives, more: Partial<DueSeasonReward> = {}): DueSeasonReward => ({
  ...what(id, reward),
  season: { seasonID: 1 as SeasonID, key: "golden-hour", name: "Golden Hour", ...span },
  level: 7,
  hidden: false,
  ...more,
});
const ofEvent = (level: number | null): DueEventPrize => ({
  ...what(9, { cash: 3_000 }),
  event: { eventID: 1 as EventID, key: "lantern-week", name: "Lantern Week", starterCarID: car.carID, ...span },
  name: "Light the First One",
  level,
});

describe("the screen of a prize", () => {
  it("says where on its way it stands, and that a surprise is one", () => {
    const prizes: DuePrize[] = [
      ofSeason(1, { cash: 5 }),
      ofSeason(2, { cash: 5 }, { hidden: true, level: 11 }),
      ofEvent(4),
      ofEvent(null),
    ];
    expect(prizes.map(placeOf)).toEqual(["Level 7", "A surprise at level 11", "Perk level 4", "Light the First One"]);
    expect(prizeStep(ofEvent(4), undefined).kicker).toBe("Perk level 4 · Cash");
  });

  it("shows what was given: the thing itself, or cash for one that is owned", () => {
    const prize = ofSeason(1, { carID: car.carID });
    expect(rewardOfPrize(prize.reward)).toEqual({ carID: car.carID });
    const given = prizeStep(prize, { given: [{ carID: car.carID }] });
    expect(given).toEqual(prizeStep(prize, undefined));
    expect(given).toMatchObject({ title: car.name, equips: { type: "car", id: car.carID } });
    const duplicate = prizeStep(prize, { given: [{ cash: 1_200 }] });
    expect(duplicate).toMatchObject({ title: "$1,200", prize: { kind: "counted", of: ["cash"] } });
    expect(duplicate.note).toContain(`You have ${car.name} already`);
    expect(duplicate.equips).toBeUndefined();
  });

  it("says so when it was claimed elsewhere, and names what this page has no picture of", () => {
    const elsewhere = prizeStep(ofSeason(1, { lootID: sticker.lootID }), "elsewhere");
    expect([elsewhere.title, elsewhere.note]).toEqual([sticker.name, "You claimed it on another screen already."]);
    const known = ofSeason(2, { carID: car.carID });
    const unknown = { ...known, reward: { ...known.reward, value: 99_999 } };
    expect(prizeStep(unknown, undefined)).toMatchObject({ title: car.name, tier: "plain", prize: { of: [] } });
  });
});

it("what waits is shown once each, in its order, and what is locked apart from it", () => {
  const [one, two, locked] = [
    ofSeason(1, { cash: 1 }),
    ofSeason(2, { cash: 2 }),
    ofSeason(3, { cash: 3 }, { isLocked: true }),
  ] as const;
  const due = [one, two, locked];
  expect(waitingOf(due, [])).toEqual([one, two]);
  expect(waitingOf(due, [one])).toEqual([two]);
  expect(waitingOf(due, [one, two])).toEqual([]);
  expect(lockedOf(due)).toEqual([locked]);
  expect(lockedOf([ofEvent(1)])).toEqual([]);
});

describe("an announcement", () => {
  it("of a season leads to its road, with cars of it", () => {
    const words = wordsFor({ key: "k", kind: "season", season: "night-market", name: "Night Market", ...span });
    expect([words.to, words.label, words.cars.length]).toEqual(["/season", "See the season", 2]);
    const roads = CARS.filter(({ ways }) => ways.some((way) => way.from === "road" && way.season === "night-market"));
    expect(roads.map(({ carID }) => carID)).toEqual(expect.arrayContaining([...words.cars]));
  });

  it.each(Object.entries(EVENTS))("of %s leads to it, and names the car that one joins with", (key, name) => {
    const words = wordsFor({ key: "k", kind: "event", event: key as keyof typeof EVENTS, name, ...span });
    const starter = CARS.find(({ carID }) => carID === words.cars[0]);
    expect([words.to, words.label, words.cars.length]).toEqual(["/event", "See the event", 1]);
    expect(words.text).toContain(`Join with ${starter?.name} and race for 10 perks until`);
  });
});
