import { describe, expect, it } from "vitest";

import { CHALLENGE_FIELDS, CHALLENGE_SIZES, CHALLENGES, type Challenge } from "#shared/content/challenges.ts";
import { challengesOf } from "#shared/rules/challenges/draw.ts";
import { addedTo, afterRaces, type ChallengeRace } from "#shared/rules/challenges/progress.ts";
import type { Day, Stamp } from "#shared/units.ts";

const DAYS = Array.from({ length: 1_000 }, (_, at) => (20_000 + at) as Day);
const RACE: ChallengeRace = {
  mode: "public",
  place: 4,
  done: 204,
  speed: 40,
  accuracy: 90,
  usedNitro: false,
  friends: 0,
};
const about = (field: Challenge["field"], nth = 0): Challenge => {
  const found = CHALLENGES.filter((each) => each.field === field)[nth];
  if (!found) throw new Error(`no challenge is about ${field}`);
  return found;
};
const adds = (field: Challenge["field"], race: Partial<ChallengeRace>, average: number | null = 50) =>
  addedTo(about(field), { ...RACE, ...race }, average);

describe("the challenges of a day", () => {
  it("are one of each size, the smallest first, each about something else", () => {
    for (const day of DAYS) {
      const drawn = challengesOf(day);
      expect(drawn.map(({ size }) => size)).toEqual(CHALLENGE_SIZES);
      expect(new Set(drawn.map(({ field }) => field)).size).toBe(3);
    }
  });

  it("are never those of the day before, and each comes at some time", () => {
    for (const day of DAYS) {
      const yesterday = challengesOf((day - 1) as Day);
      expect(challengesOf(day).filter((each) => yesterday.includes(each))).toEqual([]);
    }
    expect(new Set(DAYS.flatMap(challengesOf)).size).toBe(CHALLENGES.length);
  });

  it("have ids of their own, and every field in every size", () => {
    expect(new Set(CHALLENGES.map(({ challengeID }) => challengeID)).size).toBe(CHALLENGES.length);
    expect(new Set(CHALLENGES.map(({ field, size }) => `${field} ${size}`)).size).toBe(
      CHALLENGE_FIELDS.length * CHALLENGE_SIZES.length,
    );
    const counting = CHALLENGES.filter(({ goal }) => goal > 1);
    for (const { title, goal } of counting) expect(title).toContain(String(goal));
  });
});

describe("a race adds", () => {
  it("itself to races, and its whole words of five characters to words", () => {
    expect([adds("races", {}), adds("words", {})]).toEqual([1, 40]);
  });

  it("to podiums only a place among the first three of a public race", () => {
    const places = [1, 3, 4, null].map((place) => adds("podiums", { place }));
    expect([...places, adds("podiums", { place: 1, mode: "friend" })]).toEqual([1, 1, 0, 0, 0]);
  });

  it("to accuracy races from the accuracy in the title", () => {
    for (const nth of [0, 1, 2]) {
      const challenge = about("accuracyRaces", nth);
      const least = Number(/(\d+)%/.exec(challenge.title)?.[1]);
      const of = (accuracy: number) => addedTo(challenge, { ...RACE, accuracy }, null);
      expect([of(least), of(least - 0.1)]).toEqual([1, 0]);
    }
  });

  it("to nitros where one was used, to friend races where a friend finished, too", () => {
    expect([adds("nitros", {}), adds("nitros", { usedNitro: true })]).toEqual([0, 1]);
    const friends = [0, 2].map((count) => adds("friendRaces", { mode: "friend", friends: count }));
    expect([...friends, adds("friendRaces", {})]).toEqual([0, 1, 0]);
  });

  it("to speed races when it was faster than the racer's average", () => {
    const speeds = [49.9, 50, 50.1].map((speed) => adds("speedRaces", { speed }));
    expect([...speeds, adds("speedRaces", { speed: 99 }, null)]).toEqual([0, 0, 1, 0]);
  });
});

describe("a day after races", () => {
  const CHALLENGE = about("races");
  const NOTHING = { progress: [], completeStamps: [] };
  const [NOW, LATER] = [1_000, 2_000] as Stamp[] as [Stamp, Stamp];
  const races = (count: number) => Array.from({ length: count }, () => RACE);
  const terms = (isOpen: boolean, now = NOW) => ({ averageSpeed: 50, isOpen, now });

  it("stops at the goal, and is complete once", () => {
    const some = afterRaces(NOTHING, [CHALLENGE], races(2), terms(true));
    expect(some).toEqual({ progress: [2], completeStamps: [null], completed: [] });
    const all = afterRaces(some, [CHALLENGE], races(2), terms(true));
    expect(all).toEqual({ progress: [3], completeStamps: [NOW], completed: [CHALLENGE] });
    const more = afterRaces(all, [CHALLENGE], races(2), terms(true, LATER));
    expect(more).toEqual({ progress: [3], completeStamps: [NOW], completed: [] });
  });

  it("keeps what was reached while challenges were shut, and completes it with the first race after", () => {
    const shut = afterRaces(NOTHING, [CHALLENGE], races(5), terms(false));
    expect(shut).toEqual({ progress: [3], completeStamps: [null], completed: [] });
    const opened = afterRaces(shut, [CHALLENGE], races(1), terms(true, LATER));
    expect(opened).toEqual({ progress: [3], completeStamps: [LATER], completed: [CHALLENGE] });
  });
});
