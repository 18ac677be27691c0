import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { textByID } from "#shared/content/texts/by-id.ts";
import type { Dice } from "#shared/rules/chance.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { ALIAS_LANGUAGES, languageOfAlias } from "#shared/rules/classes/alias.ts";
import { difficultyBand, difficultyOf } from "#shared/rules/difficulty.ts";
import * as rule from "#shared/rules/drop-in/lesson.ts";
import { isTaken, namesFor } from "#shared/rules/drop-in/names.ts";
import { DROP_IN } from "#shared/rules/drop-in/numbers.ts";
import { drawPattern, firstPattern, isGood, SIGN_NAMES, turned, type Patterns } from "#shared/rules/drop-in/pattern.ts";
import { textFor } from "#shared/rules/drop-in/text.ts";
import { mayTry, noteRight, noteWrong, noTries } from "#shared/rules/drop-in/tries.ts";
import { minutes } from "#shared/units.ts";

const dice = fc.integer().map(seededDice);
const times = fc.array(fc.integer({ min: 0, max: 45_000 }), { maxLength: 12 });

/** The wall after so many waits, and every pattern it showed. */
function after(waits: readonly number[], ofDice: Dice) {
  let nowMs = 0;
  let wall = firstPattern(nowMs, ofDice);
  const walls: Patterns[] = [wall];
  for (const waitMs of waits) {
    nowMs += waitMs;
    wall = turned(wall, nowMs, ofDice);
    walls.push(wall);
  }
  return { nowMs, wall, walls };
}

describe("the pattern on the wall", () => {
  it("has four signs, none beside its like", () => {
    fc.assert(
      fc.property(dice, (ofDice) => {
        const pattern = drawPattern(ofDice);
        expect(pattern).toHaveLength(DROP_IN.pattern.length);
        expect(pattern.every((sign, at) => SIGN_NAMES.includes(sign) && sign !== pattern[at - 1])).toBe(true);
      }),
    );
  });

  it("is never older than ten seconds, and only the newest three are good, all different", () => {
    fc.assert(
      fc.property(times, dice, (waits, ofDice) => {
        const { nowMs, wall } = after(waits, ofDice);
        expect(nowMs - wall.sinceMs).toBeGreaterThanOrEqual(0);
        expect(nowMs - wall.sinceMs).toBeLessThan(DROP_IN.pattern.everyMs);
        expect(wall.sinceMs % DROP_IN.pattern.everyMs).toBe(0);
        expect(wall.good.length).toBeLessThanOrEqual(DROP_IN.pattern.good);
        expect(new Set(wall.good.map(String)).size).toBe(wall.good.length);
      }),
    );
  });

  it("stays good for who began to type while it was shown, and no longer than half a minute", () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 60_000 }), dice, (waits, waitMs, ofDice) => {
        const { nowMs, wall } = after(waits, ofDice);
        const [shown] = wall.good;
        const turns = Math.floor((nowMs + waitMs) / 10_000) - Math.floor(nowMs / 10_000);
        const later = turned(wall, nowMs + waitMs, ofDice);
        // The very pattern, not one that chance drew again.
        expect(later.good.includes(shown)).toBe(turns < DROP_IN.pattern.good);
        expect(isGood(later, shown) || turns >= DROP_IN.pattern.good).toBe(true);
      }),
    );
  });
});

describe("names", () => {
  it("are two kind words of the language, look like nobody's, and differ", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALIAS_LANGUAGES),
        dice,
        fc.integer({ min: 0, max: 60 }),
        (language, ofDice, many) => {
          const taken: string[] = [];
          for (let nth = 0; nth < many; nth++) taken.push(namesFor(language, ofDice, taken)[0] ?? "");
          const names = namesFor(language, ofDice, taken);
          expect(new Set(names).size).toBe(DROP_IN.offers);
          for (const name of names) {
            expect(languageOfAlias(name)).toBeDefined();
            expect(isTaken(name, taken)).toBe(false);
            expect(isTaken(name.toUpperCase(), [name])).toBe(true);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("the door", () => {
  const networks = ["school", "teacher", "one", "two", "three", "four", "five", "six", "seven", "eight"];
  const tries = fc.array(fc.tuple(fc.constantFrom(...networks), fc.boolean()), { maxLength: 400 });

  it("never shuts the teacher's network or one that somebody came in from because of strangers", () => {
    fc.assert(
      fc.property(tries, (all) => {
        let door = noteRight(noTries("teacher"), "school");
        const strangers = all.filter(([network]) => network !== "school" && network !== "teacher");
        for (const [network] of strangers) door = noteWrong(door, network, 0);
        expect([mayTry(door, "teacher", 0), mayTry(door, "school", 0)]).toEqual([true, true]);
      }),
    );
  });

  it("lets strangers try just so often, alone and together", () => {
    fc.assert(
      fc.property(tries, (all) => {
        let door = noTries("teacher");
        const wrong = new Map<string, number>();
        let together = 0;
        for (const [network] of all) {
          if (network === "teacher") continue;
          const own = wrong.get(network) ?? 0;
          const isFree = own < DROP_IN.tries.strange.most && together < DROP_IN.tries.strangers.most;
          expect(mayTry(door, network, 0)).toBe(isFree);
          if (!isFree) continue;
          door = noteWrong(door, network, 0);
          wrong.set(network, own + 1);
          together++;
        }
      }),
    );
  });

  it("opens again by and by to a network that tried too often", () => {
    for (const [network, limit] of [
      ["teacher", DROP_IN.tries.known],
      ["one", DROP_IN.tries.strange],
    ] as const) {
      let door = noTries("teacher");
      for (let nth = 0; nth < limit.most; nth++) door = noteWrong(door, network, 0);
      expect(mayTry(door, network, minutes(0.9 / limit.aMinute))).toBe(false);
      expect(mayTry(door, network, minutes(1 / limit.aMinute))).toBe(true);
      door = noteWrong(door, network, minutes(1 / limit.aMinute));
      expect(mayTry(door, network, minutes(1 / limit.aMinute))).toBe(false);
    }
  });
});

describe("a lesson", () => {
  const deeds = fc.array(fc.tuple(fc.constantFrom("enter", "leave", "out", "in", "away", "back"), fc.nat({ max: 9 })), {
    maxLength: 60,
  });

  it("gives everyone a number and a name of their own, and never races who is out or away", () => {
    fc.assert(
      fc.property(deeds, (all) => {
        let lesson = rule.EMPTY_LESSON;
        for (const [deed, who] of all) {
          const key = `line ${who}`;
          const nth = lesson.pupils.find((pupil) => pupil.key === key)?.nth ?? 0;
          if (deed === "enter" && nth === 0) lesson = rule.enter(lesson, { key, name: `Name ${lesson.names.length}` });
          if (deed === "leave") lesson = rule.leave(lesson, key);
          if (deed === "out" || deed === "in") lesson = rule.putOut(lesson, nth, deed === "out");
          if (deed === "away") lesson = rule.goAway(lesson, key, 1);
          if (deed === "back") lesson = rule.comeBack(lesson, key);
        }
        expect(new Set(lesson.pupils.map(({ nth }) => nth)).size).toBe(lesson.pupils.length);
        expect(rule.lineUp(lesson).every(({ isOut, awaySinceMs }) => !isOut && awaySinceMs === undefined)).toBe(true);
        const begun = rule.begin(lesson);
        expect(begun.racers ?? []).toEqual(rule.lineUp(lesson));
        expect(rule.begin(begun)).toBe(begun);
      }),
    );
  });

  const lane = fc.record({
    standing: fc.constantFrom("racing", "finished", "unfinished", "disqualified"),
    speed: fc.integer({ min: 0, max: 200 }),
    accuracy: fc.integer({ min: 0, max: 100 }),
    elapsedMs: fc.integer({ min: 1, max: 180_000 }),
  });

  it("is full with forty, of whom nobody counts who is out or has been away for a minute", () => {
    const keys = Array.from({ length: DROP_IN.mostPupils }, (_none, nth) => `line ${nth}`);
    const full = keys.reduce((lesson, key) => rule.enter(lesson, { key, name: key }), rule.EMPTY_LESSON);
    expect(rule.isFull(full, 0, 0)).toBe(true);
    expect(rule.isFull(rule.leave(full, "line 3"), 1, 0)).toBe(true);
    expect(rule.isFull(rule.putOut(full, 4, true), 0, 0)).toBe(false);
    const away = rule.goAway(full, "line 5", 1_000);
    expect(rule.isFull(away, 0, 1_000 + DROP_IN.countedMs - 1)).toBe(true);
    expect(rule.isFull(away, 0, 1_000 + DROP_IN.countedMs)).toBe(false);
  });

  it("ranks finishers by time before everyone else, gives points to them alone, and averages their speeds", () => {
    fc.assert(
      fc.property(fc.array(lane, { minLength: 1, maxLength: 40 }), (lanes) => {
        let lesson = rule.EMPTY_LESSON;
        for (const nth of lanes.keys()) lesson = rule.enter(lesson, { key: String(nth), name: `Name ${nth}` });
        const results = new Map(lanes.map((one, nth) => [nth + 1, one]));
        lesson = rule.finish(rule.begin(lesson), results);
        const lines = lesson.podiums.at(-1)?.lines ?? [];
        expect(lines.map(({ nth }) => nth).toSorted((a, b) => a - b)).toEqual(lanes.map((_lane, nth) => nth + 1));
        const finishers = lines.filter(({ standing }) => standing === "finished");
        expect(lines.slice(0, finishers.length)).toEqual(finishers);
        const elapsed = finishers.map(({ nth }) => results.get(nth)?.elapsedMs ?? 0);
        expect(elapsed).toEqual(elapsed.toSorted((a, b) => a - b));
        for (const { nth, place, points, speed } of lines) {
          expect(points > 0).toBe(place !== null);
          const pupil = lesson.pupils.find((each) => each.nth === nth);
          expect(pupil?.points).toBe(points);
          expect(pupil?.avgSpeed).toBe(place === null ? null : speed);
        }
      }),
    );
  });

  it("remembers names of who left lately, however many come, and of everyone who is here", () => {
    let lesson = rule.enter(rule.EMPTY_LESSON, { key: "first", name: "Name 0" });
    for (let nth = 1; nth <= 2 * DROP_IN.mostNames; nth++)
      lesson = rule.leave(rule.enter(lesson, { key: "other", name: `Name ${nth}` }), "other");
    expect(lesson.names).toHaveLength(DROP_IN.mostNames);
    expect(rule.takenNames(lesson)).toContain("Name 0");
    expect(rule.enter(lesson, { key: "last", name: "Last" }).pupils.at(-1)?.nth).toBe(2 * DROP_IN.mostNames + 2);
  });

  it("gives a text as hard as was asked for, and none again before all had their turn", () => {
    for (const band of ["easy", "medium", "hard"] as const) {
      const before: ReturnType<typeof textFor>[] = [];
      for (let nth = 0; nth < 8; nth++) before.unshift(textFor(band, before, seededDice(nth)));
      expect(new Set(before).size).toBe(8);
      for (const textID of before) expect(difficultyBand(difficultyOf(textByID(textID)?.body ?? ""))).toBe(band);
    }
  });
});
