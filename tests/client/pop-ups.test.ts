import { afterEach, describe, expect, it, vi } from "vitest";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { CARS } from "#shared/content/cars/catalog.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import { isShown } from "#shared/rules/popups.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";

import type { DueAchievement } from "../../client/data/notices/use-pop-ups.ts";
import { areSameCards, nextCards } from "../../client/features/pop-ups/cards/cards.ts";
import { dayWords, headingFor } from "../../client/features/pop-ups/challenges/challenge-words.ts";
import { stepsOf } from "../../client/features/pop-ups/takeover/steps.ts";
import { cheersFor } from "../../client/features/pop-ups/takeover/tier-cheers.ts";
import { askToPopUp, endPopUp, usePopUps } from "../../client/session/dialogs/pop-ups.ts";
import { endTakeover, showRewards, useTakeovers } from "../../client/session/dialogs/takeover.ts";
import { setRacing } from "../../client/session/racing.ts";

afterEach(() => {
  vi.restoreAllMocks();
  for (const takeover of useTakeovers.getState().waiting) endTakeover(takeover);
});

const due = (...ids: readonly number[]): readonly DueAchievement[] =>
  ids.map((id) => ({
    key: `achievement:${id}`,
    achievementID: id as AchievementID,
    name: `Number ${id}`,
    desc: "",
    group: "races",
    points: 5,
    reward: null,
  }));
const idsOf = (cards: ReturnType<typeof nextCards>) => cards.map(({ achievement }) => achievement.achievementID);

describe("cards of achievements", () => {
  it("are three, and the next ones come as these go", () => {
    const all = due(1, 2, 3, 4, 5);
    const first = nextCards([], all);
    expect(idsOf(first)).toEqual([1, 2, 3]);
    const left = nextCards(first, all.slice(1));
    expect(left.map(({ isLeaving }) => isLeaving)).toEqual([true, false, false]);
    const gone = nextCards(left.slice(1), all.slice(1));
    expect(idsOf(gone)).toEqual([2, 3, 4]);
  });

  it("are fewer where there is room for fewer, and those that go are not seen", () => {
    const all = due(1, 2, 3);
    const small = nextCards(nextCards([], all), all, 1);
    expect(small).toEqual([{ achievement: all[0], isLeaving: false }]);
    expect(idsOf(nextCards(small, all))).toEqual([1, 2, 3]);
  });

  it("stay where they are when nothing changed", () => {
    const all = due(1, 2);
    const first = nextCards([], all);
    expect(areSameCards(first, nextCards(first, all))).toBe(true);
    expect(areSameCards(first, nextCards(first, all.slice(1)))).toBe(false);
  });
});

describe("rewards over the page", () => {
  const car = CARS.find(({ goldOnly }) => !goldOnly);
  const lootOf = (type: string) => LOOT.find((each) => each.type === type);

  it("are shown one takeover after the other, in their turn and never during a race", () => {
    showRewards([]);
    showRewards([{ cash: 5 }]);
    showRewards([{ nitros: 3 }]);
    const [one, two] = useTakeovers.getState().waiting;
    expect(useTakeovers.getState().waiting.map(({ rewards }) => rewards)).toEqual([[{ cash: 5 }], [{ nitros: 3 }]]);
    expect(one?.popUp.key).not.toBe(two?.popUp.key);
    if (!one) throw new Error("nothing waits");
    askToPopUp({ key: "growls", group: "growl" });
    askToPopUp(one.popUp);
    expect(isShown(usePopUps.getState(), one.popUp)).toBe(true);
    setRacing(true);
    expect(isShown(usePopUps.getState(), one.popUp)).toBe(false);
    setRacing(false);
    expect(isShown(usePopUps.getState(), one.popUp)).toBe(true);
    endPopUp(one.popUp.key);
    endPopUp("growls");
    endTakeover(one);
    expect(useTakeovers.getState().waiting).toEqual([two]);
  });

  it("can be put on if they are a car or loot; stickers lead to their page, cash and nitros can't", () => {
    const rewards: Reward[] = [{ cash: 1_000 }, { experience: 10 }, { goldDays: 7 }];
    expect(stepsOf(rewards).map(({ equips }) => equips)).toEqual([undefined, undefined, undefined]);
    const items = [
      { carID: car?.carID },
      ...["trail", "nitro", "nametag", "title", "sticker"].map((type) => ({ lootID: lootOf(type)?.lootID })),
    ] as Reward[];
    expect(stepsOf(items).map(({ equips }) => equips)).toEqual([
      { type: "car", id: car?.carID },
      ...["trail", "nitro", "nametag", "title"].map((type) => ({ type, id: lootOf(type)?.lootID })),
      "/garage/customizer/stickers",
    ]);
  });

  it("are few screens however many they are: the money and nitros, all titles that aren't rare, and each thing that is", () => {
    const titles = LOOT.filter(({ type }) => type === "title");
    const rare = titles.find(({ rarity }) => rarity === "epic");
    const plain = titles.filter(({ rarity }) => rarity === "common" || rarity === "uncommon").slice(0, 7);
    const rewards = [{ cash: 500 }, ...plain.slice(0, 3), rare, { nitros: 5 }, ...plain.slice(3), { cash: 700 }].map(
      (each) => (each && "lootID" in each ? { lootID: each.lootID } : each),
    ) as Reward[];
    expect(stepsOf(rewards).map(({ title }) => title)).toEqual([
      "$1,200 and 5 nitros",
      "7 titles are yours",
      rare?.name,
    ]);
    expect(stepsOf(plain.slice(0, 1)).map(({ title }) => title)).toEqual([plain[0]?.name]);
  });

  it("of a kind that this page doesn't know are logged and left out", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const unknown = [{ spaceships: 2 }, { carID: 99_999 }, { lootID: 99_999 }] as unknown as Reward[];
    expect(stepsOf([...unknown, { cash: 5 }]).map(({ title }) => title)).toEqual(["$5"]);
    expect(warn).toHaveBeenCalledTimes(3);
  });

  it("are celebrated the louder the rarer they are", () => {
    const from = { x: 0.5, y: 0.5 };
    const sizes = (["plain", "common", "rare", "epic", "legendary"] as const).map((tier) =>
      cheersFor(tier, from).map((cheer) => ("size" in cheer ? cheer.size : cheer.kind)),
    );
    expect(sizes).toEqual([["sparkles"], ["explosion", "sparkles"], [6], [9], [9, "fireworks"]]);
  });
});

it("the words over the day's challenges say how many are complete", () => {
  expect([1, 2, 3].map(headingFor)).toEqual(["Keep it up!", "Almost there!", "Way to go!"]);
  expect(headingFor(0)).toMatch(/earn bonus XP/);
  expect(dayWords(false, 2, 3)).toBe("2 of 3 daily challenges done yesterday.");
});
