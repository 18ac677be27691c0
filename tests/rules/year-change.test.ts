import { describe, expect, it } from "vitest";

import type { SectionID } from "#shared/ids.ts";
import { movedUp } from "#shared/rules/classes/moved-up.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import {
  archivedBy,
  numbersOf,
  problemsOf,
  pupilsAfter,
  type YearPlan,
  type YearStep,
} from "#shared/rules/classes/year.ts";

import { diceOf } from "../support/dice.ts";

const up = (name: string, grade = "") => {
  const next = movedUp({ name, grade });
  return next && [next.name, next.grade];
};

describe("what a class is called a year later", () => {
  it.each([
    ["5a", "5", "6a", "6"],
    ["Class 5b", "", "Class 6b", ""],
    ["9c", "9", "10c", "10"],
    ["Year 12", "12", "Year 13", "13"],
    ["05-1", "05", "06-1", "06"],
    ["1st Grade", "1st", "2nd Grade", "2nd"],
    ["2ND GRADE", "", "3RD GRADE", ""],
    ["10th B", "10", "11th B", "11"],
    ["Room 12, grade 5", "5", "Room 12, grade 6", "6"],
    ["Typing Club", "7", "Typing Club", "8"],
    ["Kurs 7 / Frau Maier", "", "Kurs 8 / Frau Maier", ""],
    ["７a 4b", "", "７a 5b", ""],
  ])("%j in grade %j is %j in grade %j", (name, grade, nextName, nextGrade) => {
    expect(up(name, grade)).toEqual([nextName, nextGrade]);
  });

  it.each(["Typing Club", "", "Room 204", "2025/26", "Start 2026", "Room 42", "v1.5"])(
    "is nothing we know of %j",
    (name) => {
      expect(up(name)).toBeUndefined();
    },
  );

  it("is nothing that is too long for a name", () => {
    const name = `9${"a".repeat(CLASSES.nameMax - 1)}`;
    expect(up(name)).toBeUndefined();
    expect(up(name.replace("9", "8"))).toEqual([name, ""]);
  });

  it("changes one number by one and no letter, whatever a class is called", () => {
    const dice = diceOf("names of classes");
    const parts = ["Class ", "a", "b", " ", "-", "5", "12", "7", "th", "Ä", "19", "204"];
    const draw = () =>
      Array.from({ length: 1 + Math.floor(dice() * 6) }, () => parts[Math.floor(dice() * parts.length)]).join("");
    for (let nth = 0; nth < 500; nth++) {
      const name = draw();
      const next = up(name);
      if (next === undefined) continue;
      const bare = (text: string) => text.replaceAll(/\d+(?:st|nd|rd|th)?/gi, "#");
      expect(bare(next[0] ?? "")).toBe(bare(name));
      expect(next[0]).not.toBe(name);
    }
  });
});

const id = (n: number) => n as SectionID;
const [a, b, c] = [id(1), id(2), id(3)];
const before = new Map([
  [a, 25],
  [b, 30],
  [c, 60],
]);
const plan = (steps: readonly YearStep[], made = 0): YearPlan => ({
  steps,
  newClasses: Array.from({ length: made }, (_each, nth) => ({ name: `New ${nth}`, grade: "" })),
});

describe("a plan for the year", () => {
  it("archives a class that all pupils leave, unless others come into it", () => {
    const chain = plan([
      { sectionID: a, deed: "into", to: b },
      { sectionID: b, deed: "into", to: c },
    ]);
    expect(archivedBy(chain)).toEqual([a]);
    expect(pupilsAfter(chain, before).classes).toEqual(
      new Map([
        [a, 0],
        [b, 25],
        [c, 90],
      ]),
    );
    const swap = plan([
      { sectionID: a, deed: "into", to: b },
      { sectionID: b, deed: "into", to: a },
    ]);
    expect(archivedBy(swap)).toEqual([]);
    expect(problemsOf(swap, before).size).toBe(0);
  });

  it("says what can't be done, at the class for which it was chosen", () => {
    const problems = (steps: readonly YearStep[], made = 0) =>
      Object.fromEntries(problemsOf(plan(steps, made), before));
    expect(problems([{ sectionID: a, deed: "into", to: a }])).toEqual({
      [a]: expect.stringContaining("Choose the class"),
    });
    expect(problems([{ sectionID: a, deed: "into-new", to: 0 }])).toEqual({ [a]: "Name the new class." });
    expect(problems([{ sectionID: a, deed: "into-new", to: 0 }], 1)).toEqual({});
    expect(
      problems([
        { sectionID: a, deed: "into", to: b },
        { sectionID: b, deed: "archive" },
      ]),
    ).toEqual({ [a]: expect.stringContaining("is to be archived") });
    expect(
      problems([
        { sectionID: a, deed: "archive" },
        { sectionID: a, deed: "up", name: "6a", grade: "6" },
      ]),
    ).toEqual({ [a]: expect.stringContaining("twice") });
    expect(
      problems([
        { sectionID: a, deed: "into", to: c },
        { sectionID: b, deed: "into", to: c },
      ]),
    ).toEqual({ [a]: expect.stringContaining("more than 100"), [b]: expect.stringContaining("more than 100") });
  });

  it("makes no more classes than it archives, whatever is chosen", () => {
    const dice = diceOf("plans");
    const draw = (most: number): number => Math.floor(dice() * most);
    for (let nth = 0; nth < 500; nth++) {
      const made = draw(4);
      const steps = [1, 2, 3, 4, 5, 6].flatMap((sectionID): readonly YearStep[] => {
        const kind = draw(4);
        if (kind === 0) return [{ sectionID: id(sectionID), deed: "into", to: id(1 + draw(6)) }];
        if (kind === 1 && made > 0) return [{ sectionID: id(sectionID), deed: "into-new", to: draw(made) }];
        return kind === 2 ? [{ sectionID: id(sectionID), deed: "archive" }] : [];
      });
      const used = new Set(steps.flatMap((step) => (step.deed === "into-new" ? [step.to] : [])));
      expect(used.size).toBeLessThanOrEqual(archivedBy(plan(steps, made)).length);
    }
  });

  it("is told in numbers", () => {
    const whole = plan(
      [
        { sectionID: a, deed: "up", name: "6a", grade: "6" },
        { sectionID: b, deed: "into-new", to: 0 },
        { sectionID: c, deed: "archive" },
      ],
      1,
    );
    expect(numbersOf(whole, before)).toEqual({
      up: 1,
      pupilsUp: 25,
      pupilsMoved: 30,
      made: 1,
      archived: 2,
      pupilsArchived: 60,
    });
  });
});
