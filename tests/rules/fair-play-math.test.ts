import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { LESSON_IDS, LESSON_NAMES } from "#shared/content/lessons/lesson.ts";
import { boundOf } from "#shared/rules/certificate/math-bounds.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { MATH_SIGNALS } from "#shared/rules/fair-play/math/codes.ts";
import { answerBands } from "#shared/rules/fair-play/math/rhythm.ts";
import { mathTraceOf } from "#shared/rules/fair-play/math/trace.ts";
import { mathSignalsOf } from "#shared/rules/fair-play/math/verdict.ts";
import { signalReport } from "#shared/rules/fair-play/signal-report.ts";

import { cheatedRace, HISTORIES, MATH_CHEATS } from "../support/corpus/math/cheats.ts";
import { replayed } from "../support/corpus/math/machines.ts";
import { PEOPLE, UNUSUAL, type Somebody } from "../support/corpus/math/people.ts";
import { askedOf, raceOf, weighedMath } from "../support/corpus/math/race-case.ts";
import { racedBy } from "../support/corpus/math/raced.ts";
import { foundIn, tableOf, type Row } from "../support/corpus/math/table.ts";

const SEEDS = 20;
const FOUND = 0.8;

/** Each way to cheat with the same seeds in every run. */
const cheated = (history: (typeof HISTORIES)[number]): Row[] =>
  Object.entries(MATH_CHEATS).map(([name, cheat], nth) => [
    name,
    Array.from({ length: SEEDS }, (_unused, seed) =>
      weighedMath(cheatedRace(cheat, history, seededDice(nth * 1_000 + seed))),
    ),
  ]);

describe("fair play at math", () => {
  const rows = new Map<string, Row[]>();
  beforeAll(() => {
    for (const history of HISTORIES) rows.set(history, cheated(history));
  });

  it.each(HISTORIES)("holds or caps four fifths of the ways to cheat: %s", (history) => {
    const all = rows.get(history) ?? [];
    console.info(`\n${history}\n${tableOf(all)}`);
    expect(all.length).toBeGreaterThanOrEqual(24);
    expect(foundIn(all).length / all.length).toBeGreaterThanOrEqual(FOUND);
    const always = new Set([
      "constant 152 ms",
      "constant 400 ms",
      "constant, as fast as counts",
      "own log again",
      "another's log",
    ]);
    for (const [name, races] of all.filter(([name]) => always.has(name))) {
      expect([name, races.filter(({ verdict }) => verdict !== "held").length]).toEqual([name, 0]);
    }
  });

  it("has no signal that never fires", () => {
    const fired = [...rows.values()].flat().flatMap(([, races]) => races.flatMap(({ fired }) => fired));
    expect(new Set(fired)).toEqual(new Set(MATH_SIGNALS));
  });

  it.each([
    ["usual", PEOPLE, 5_000, 0.001],
    ["unusual", UNUSUAL, 1_500, 0.005],
  ] as const)("hardly ever holds a person's reward: %s", (_kind, people, races, most) => {
    const all = racedBy(people, races, fixedDice);
    console.info(`\n${tableOf(all)}`);
    const weighed = all.flatMap(([, each]) => each);
    expect(weighed.length).toBeGreaterThanOrEqual(races);
    expect(weighed.filter(({ verdict }) => verdict === "held").length).toBeLessThanOrEqual(weighed.length * most);
  });
});

const fixedDice = (name: string) => seededDice([...name].reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7));

const somebody = (kind: string): Somebody => {
  const known = PEOPLE[kind];
  if (!known) throw new RangeError(`nobody reckons like ${kind}`);
  return known;
};

it("what counts at once with each kind of problems stands in docs/fair-play-math.md", () => {
  const document = readFileSync(join(import.meta.dirname, "../../docs/fair-play-math.md"), "utf8");
  for (const lessonID of LESSON_IDS) {
    expect(document).toMatch(new RegExp(`\\| ${LESSON_NAMES[lessonID]} +\\| ${boundOf(lessonID)} +\\|`));
  }
  for (const code of MATH_SIGNALS) expect(document).toContain(`| \`${code}\``);
});

it("a math race with hardly an answer says nothing", () => {
  for (const lessonID of LESSON_IDS) {
    const { problems } = askedOf(lessonID, seededDice(1));
    for (const answers of [[], [{ offsetMs: 900, fairMs: 900, digits: problems[0]?.answer ?? "" }]]) {
      const signals = mathSignalsOf({ now: mathTraceOf(lessonID, problems, answers), earlier: [], others: [] });
      expect(signals.map(({ code }) => code)).toEqual(MATH_SIGNALS);
      expect(signals.filter(({ fired }) => fired)).toEqual([]);
    }
  }
});

describe("the bands of a math race", () => {
  const races = Array.from({ length: 60 }, (_unused, seed) => {
    const dice = seededDice(seed * 31);
    const asked = askedOf("multiplication_1", dice);
    return { dice, answers: somebody("adult")(dice)(asked, dice, 0), asked };
  });
  const bandsOf = ({ answers, asked }: Pick<(typeof races)[number], "answers" | "asked">): number[] =>
    answerBands(mathTraceOf(asked.lessonID, asked.problems, answers).rhythms);
  const shares = (left: readonly number[], right: readonly number[]): boolean =>
    left.some((band) => right.includes(band));

  it("are shared by a copy that is slower, with or without its wrong answers", () => {
    const found = races.filter((race) => {
      const next = askedOf("addition_1", race.dice);
      const copy = replayed(race.answers, next, (waitMs) => waitMs * 1.3);
      return shares(bandsOf(race), bandsOf({ answers: copy, asked: next }));
    });
    expect(found.length).toBeGreaterThanOrEqual(races.length * 0.9);
  });

  it("are hardly ever shared by two people, and are none that keys have", () => {
    const bands = races.map(bandsOf);
    const pairs = bands.flatMap((left, index) => bands.slice(0, index).map((right) => shares(left, right)));
    expect(pairs.filter(Boolean).length).toBeLessThan(pairs.length / 200);
    expect(bands.flat().filter((band) => band < 64 * 65_536 || band >= 2 ** 31)).toEqual([]);
  });
});

describe("the report of a math race", () => {
  it("says for every signal what was seen, without blame, and on which side most races are", () => {
    const told = new Set<string>();
    for (const [nth, cheat] of Object.values(MATH_CHEATS).entries()) {
      for (const { code, fired, measured, threshold } of mathSignalsOf(
        cheatedRace(cheat, "always cheating", seededDice(nth)),
      )) {
        if (measured === null) continue;
        told.add(code);
        const report = signalReport({ code, measured, threshold });
        expect(report.title).not.toBe("");
        expect(report.sentence).toMatch(/^[A-Z].{20,}\.$/);
        expect(report.sentence).not.toMatch(
          /\b(cheat\w*|illegal|fake|bot|program|key|keys|text|type[ds]?)\b(?! them| again)/i,
        );
        if (measured === threshold) continue;
        expect([code, fired]).toEqual([code, report.usual === "above" ? measured < threshold : measured > threshold]);
      }
    }
    expect(told).toEqual(new Set(MATH_SIGNALS));
  });
});

it("a race that was there before is a copy, which is enough", () => {
  const dice = seededDice(3);
  const race = raceOf(somebody("adult")(dice), askedOf("division_2", dice), dice, 0);
  expect(weighedMath({ now: race, earlier: [], others: [] }).verdict).toBe("clear");
  for (const known of [
    { earlier: [race], others: [] },
    { earlier: [], others: [race] },
  ]) {
    expect(weighedMath({ now: race, ...known })).toMatchObject({ verdict: "held", fired: ["answer-copy"] });
  }
});
