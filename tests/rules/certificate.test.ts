import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import { boundFor } from "#shared/rules/certificate/bound.ts";
import { capOf, coveredBy, neededFor } from "#shared/rules/certificate/cap.ts";
import { freshTrial } from "#shared/rules/certificate/fresh-trial.ts";
import { markLine } from "#shared/rules/certificate/mark.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";
import { resultOf } from "#shared/rules/certificate/result.ts";
import { BACK, ENTER, newTrialLane, takePresses, type TrialLine } from "#shared/rules/certificate/trial.ts";
import { isTry, nextTry } from "#shared/rules/certificate/tries.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { holdFor, HOLDS, isEndedByCertificate } from "#shared/rules/fair-play/reward-hold.ts";
import { after, before, minutes, type Stamp } from "#shared/units.ts";

import { constant152, constant400 } from "../support/corpus/math/machines.ts";
import { anybody, type Somebody } from "../support/corpus/math/people.ts";
import { personFrom, typedBy } from "../support/corpus/person.ts";
import { TYPISTS } from "../support/corpus/typists.ts";

const LINES: readonly TrialLine[] = ["plain words on one line", "and a second one below", "the third ends it all"].map(
  (line) => ({ drawn: line, right: line }),
);
const NOW = 1_800_000_000 as Stamp;

/** Writes so, a press every so many milliseconds. */
function written(text: string, everyMs = 60, lines = LINES) {
  let lane = newTrialLane();
  for (const [nth, character] of [...text].entries()) {
    const atMs = 300 + nth * everyMs;
    lane = takePresses(lines, lane, { from: nth, at: [atMs], chars: character }, { arrivalMs: atMs, roundTripMs: 0 });
  }
  return lane;
}

describe("a trial", () => {
  it("goes on to the next line with the space after the last word, or with Enter", () => {
    expect(written("plain words on one line ").written).toEqual(["plain words on one line"]);
    expect(written(`plain words${ENTER}`).written).toEqual(["plain words"]);
    expect(written("plain words on one ").written).toEqual([]);
    expect(written(`${ENTER}  `).written).toEqual([]);
  });

  it("takes back with a backspace what stands in the line, never a line that is done", () => {
    const lane = written(`plaim${BACK}n words on one line ${BACK}${BACK}an${BACK}nd`);
    expect(lane.written).toEqual(["plain words on one line"]);
    expect(lane.line).toBe("and");
  });

  it("has lines of no more than so many characters, which a backspace still takes back", () => {
    for (const character of [" ", "x"]) {
      const lane = written(character.repeat(CERTIFICATE.longestLine + 50), 41);
      expect(lane.line).toBe(character.repeat(CERTIFICATE.longestLine));
      expect(written(`${character.repeat(CERTIFICATE.longestLine + 50)}${BACK}`, 41).line).toHaveLength(
        CERTIFICATE.longestLine - 1,
      );
    }
  });

  it("takes each press once, whatever is sent again, and none that leaves a gap", () => {
    const text = "plain words on one line and a second";
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 12 })), { maxLength: 30 }), (batches) => {
        let lane = newTrialLane();
        const at = (nth: number): number => 300 + nth * 60;
        for (const [from, count] of [...batches, [0, text.length] as const]) {
          const chars = text.slice(from, from + count);
          const batch = { from, at: [...chars].map((_character, index) => at(from + index)), chars };
          lane = takePresses(LINES, lane, batch, { arrivalMs: 3_000, roundTripMs: 0 });
        }
        expect(lane.written).toEqual(["plain words on one line"]);
        expect(lane.line).toBe("and a second");
        expect(lane.received).toBe(text.length);
      }),
    );
  });

  it("takes nothing before the green light or after its time", () => {
    const early = takePresses(
      LINES,
      newTrialLane(),
      { from: 0, at: [5], chars: "p" },
      { arrivalMs: -10, roundTripMs: 0 },
    );
    expect(early.line).toBe("");
    const late = takePresses(
      LINES,
      newTrialLane(),
      { from: 0, at: [10], chars: "p" },
      { arrivalMs: CERTIFICATE.length + 1_000, roundTripMs: 0 },
    );
    expect(late.line).toBe("");
  });

  it("lets a whole line be taken back at once", () => {
    const lane = written("plain words on one lin", 60);
    const batch = { from: 22, at: Array.from({ length: 40 }, () => 3_000), chars: BACK.repeat(40) };
    expect(takePresses(LINES, lane, batch, { arrivalMs: 3_000, roundTripMs: 0 })).toMatchObject({ line: "" });
    expect(takePresses(LINES, lane, batch, { arrivalMs: 3_000, roundTripMs: 0 }).foul).toBeUndefined();
  });

  it("ends for whoever pastes", () => {
    const text = LINES.map(({ right }) => right).join(" ");
    expect(written(text, 1).foul?.code).toBe("burst");
    expect(resultOf(null, LINES, written(text, 1), 80)).toMatchObject({ end: "foul", foul: "burst" });
  });
});

describe("a written line", () => {
  it("loses one character for each that is wrong, missing or too many, wherever", () => {
    expect(markLine("plain words", "plain words", true)).toEqual({ right: 11, wrong: 0 });
    expect(markLine("plain words", "plan words", true)).toEqual({ right: 10, wrong: 1 });
    expect(markLine("plain words", "plainn words", true)).toEqual({ right: 11, wrong: 1 });
    expect(markLine("plain words", "plaim words", true)).toEqual({ right: 10, wrong: 1 });
    expect(markLine("plain words", "plain", true)).toEqual({ right: 5, wrong: 6 });
    expect(markLine("plain words", "plain", false)).toEqual({ right: 5, wrong: 0 });
    expect(markLine("plain words", "", false)).toEqual({ right: 0, wrong: 0 });
  });

  it("never has more right than either has, and is all right only when it is the same", () => {
    const some = fc.string({ unit: fc.constantFrom("a", "b", " "), maxLength: 12 });
    fc.assert(
      fc.property(some, some, (right, typed) => {
        const mark = markLine(right, typed, true);
        expect(mark.right).toBeLessThanOrEqual(Math.min(right.length, typed.length));
        expect(mark.wrong === 0).toBe(right === typed);
        expect(mark.right + mark.wrong).toBeGreaterThanOrEqual(Math.max(right.length, typed.length));
      }),
    );
  });
});

describe("the result of a trial", () => {
  const lines = Array.from({ length: 22 }, (_none, nth) => {
    const right =
      ["river stone plain glass morning", "paper cloud simple under table", "green light other sound"][nth % 3] ?? "";
    return { drawn: right, right };
  });
  const byPerson = (wpm: number, seed: number) => {
    const dice = seededDice(seed);
    const person = { ...personFrom(TYPISTS.fast, dice), wpm, slips: 0 };
    let lane = newTrialLane();
    for (const [nth, key] of typedBy(person, lines.map(({ right }) => right).join(" "), dice).entries()) {
      if (key.atMs > CERTIFICATE.length) break;
      const batch = { from: nth, at: [key.atMs], chars: key.character };
      lane = takePresses(lines, lane, batch, { arrivalMs: key.atMs, roundTripMs: 0 });
    }
    return lane;
  };

  it("is won by a person who is fast enough, and says the speed", () => {
    let won = 0;
    for (let seed = 0; seed < 40; seed++) {
      const result = resultOf(null, lines, byPerson(130, seed), 80);
      if (result.end === "won") won++;
      expect(result.speed).toBeGreaterThan(80);
      expect(result.accuracy).toBe(100);
    }
    expect(won).toBeGreaterThan(35);
    expect(resultOf(null, lines, byPerson(70, 3), 104)).toMatchObject({ end: "slow" });
  });

  it("is won with just the speed that it says", () => {
    const won = Array.from({ length: 40 }, (_none, seed) => byPerson(130, seed)).filter(
      (lane) => resultOf(null, lines, lane, 0).end === "won",
    );
    const again = won.map((lane) => resultOf(null, lines, lane, resultOf(null, lines, lane, 0).speed).end);
    expect(again).toEqual(won.map(() => "won"));
  });

  it("isn't won by even presses, whoever read the pictures", () => {
    const text = lines.map(({ right }) => right).join(" ");
    expect(resultOf(null, lines, written(text.slice(0, 300), 75, lines), 80).end).toBe("signs");
  });

  it("isn't won by even presses, however many backspaces without effect come after them", () => {
    const finished = lines.slice(0, 8).map(({ right }) => `${right}${ENTER}`);
    const text = `${finished.join("")}${BACK.repeat(finished.join("").length)}`;
    let [lane, atMs] = [newTrialLane(), 300];
    for (const [nth, character] of [...text].entries()) {
      atMs += character === BACK ? 10 : 60;
      lane = takePresses(lines, lane, { from: nth, at: [atMs], chars: character }, { arrivalMs: atMs, roundTripMs: 0 });
    }
    expect(resultOf(null, lines, lane, 80)).toMatchObject({ end: "signs", accuracy: 100 });
  });

  it("isn't won by even presses with a stop before each line", () => {
    const stops = [300, 2_200];
    for (const [nth, stopMs] of stops.entries()) {
      let [lane, from, atMs] = [newTrialLane(), 0, 300];
      for (const { right } of lines) {
        atMs += stopMs;
        for (const character of `${right} `) {
          atMs += 60 + nth * 10;
          if (atMs > CERTIFICATE.length) break;
          const batch = { from: from++, at: [atMs], chars: character };
          lane = takePresses(lines, lane, batch, { arrivalMs: atMs, roundTripMs: 0 });
        }
      }
      expect(resultOf(null, lines, lane, 40).end).toBe("signs");
    }
  });

  it("is the same for whoever writes before the green light and says later", () => {
    const chars = lines[0]?.right ?? "";
    const batch = { from: 0, at: Array.from(chars, (_char, nth) => 300 + nth * 90), chars };
    const early = takePresses(lines, newTrialLane(), batch, { arrivalMs: 250, roundTripMs: 0 });
    expect(early.line.length).toBeLessThanOrEqual(1);
  });

  it("isn't won with a third of the words wrong, nor without a word", () => {
    const text = lines
      .map(({ right }) =>
        right
          .split(" ")
          .map((word, nth) => (nth % 3 === 0 ? "xxxxx" : word))
          .join(" "),
      )
      .join(" ");
    expect(resultOf(null, lines, written(text.slice(0, 300), 75, lines), 80).end).toBe("wrong");
    expect(resultOf(null, lines, newTrialLane(), 0)).toMatchObject({ end: "wrong", speed: 0 });
  });

  it("counts right answers on the math site, and only those that were given", () => {
    const problems = ["12", "7", "40", "5"].map((right) => ({ drawn: "?", right }));
    const lane = written(`12${ENTER}7${ENTER}41${ENTER}5`, 400, problems);
    expect(resultOf("addition_1", problems, lane, 0)).toMatchObject({ end: "wrong", accuracy: 66.7 });
    const right = written(`12 7 40 5${ENTER}`, 400, problems);
    expect(resultOf("addition_1", problems, right, 30)).toMatchObject({ end: "won", accuracy: 100 });
  });
});

describe("a math trial", () => {
  const lesson = "multiplication_1";
  /** A trial of somebody who answers so, digits and Enter within what is left of each wait. */
  function answeredBy(somebody: Somebody, seed: number, typingShare: number) {
    const dice = seededDice(seed);
    const lines = freshTrial(lesson, dice);
    const problems = lines.flatMap(({ problem }) => problem ?? []);
    const answers = somebody(dice)({ lessonID: lesson, problems }, dice, 0);
    let lane = newTrialLane();
    let [nth, before] = [0, 0];
    const right = answers.filter(({ digits }, index) => digits === problems[index]?.answer).slice(0, problems.length);
    for (const [index, { offsetMs }] of right.entries()) {
      const keys = `${problems[index]?.answer ?? ""}${ENTER}`;
      const keyMs = Math.min(140, ((offsetMs - before) * typingShare) / keys.length);
      for (const [key, character] of [...keys].entries()) {
        const atMs = Math.round(offsetMs - keyMs * (keys.length - 1 - key));
        if (atMs > CERTIFICATE.length) break;
        const batch = { from: nth++, at: [atMs], chars: character };
        lane = takePresses(lines, lane, batch, { arrivalMs: atMs, roundTripMs: 0 });
      }
      before = offsetMs;
    }
    return resultOf(lesson, lines, lane, 1);
  }

  it("is won by people", () => {
    const ends = Array.from({ length: 60 }, (_none, seed) => answeredBy(anybody, seed, 0.5).end);
    expect(ends.filter((end) => end !== "won").length).toBeLessThanOrEqual(3);
  });

  it("isn't won by a program that answers evenly, or faster than anybody", () => {
    const ends = [constant152, constant400].flatMap((machine) =>
      Array.from({ length: 8 }, (_none, seed) => answeredBy(machine, seed, 0.1).end),
    );
    expect(ends).not.toContain("won");
  });
});

describe("what counts at once", () => {
  it("is up to the bound without a certificate, and a quarter more than the certified speed with one", () => {
    expect(boundFor(null)).toBe(100);
    expect(capOf(100, undefined)).toBe(100);
    expect(capOf(100, 60)).toBe(100);
    expect(capOf(100, 104)).toBe(130);
    for (const lessonID of LESSON_IDS) expect(boundFor(lessonID)).toBeGreaterThan(0);
    expect(boundFor("later_1" as never)).toBe(Math.min(...LESSON_IDS.map((lessonID) => boundFor(lessonID))));
  });

  it("covers a result for which enough was reached, for every speed", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 400, noNaN: true }), (speed) => {
        expect(coveredBy(neededFor(speed))).toBeGreaterThanOrEqual(speed - 1e-9);
      }),
    );
  });
});

describe("a hold", () => {
  const fine = { isSuspicious: false, speed: 80, cap: 100, isCheckDue: false, earlierHolds: 0 };

  it("is for signs first, then for speed, then for a bot check", () => {
    expect(holdFor(fine)).toBeUndefined();
    expect(holdFor({ ...fine, isCheckDue: true })).toEqual({ kind: "bot-check", reason: "bot-check" });
    expect(holdFor({ ...fine, isCheckDue: true, speed: 101 })).toEqual({ kind: "certificate", reason: "speed" });
    expect(holdFor({ ...fine, isCheckDue: true, speed: 101, isSuspicious: true })).toEqual({
      kind: "certificate",
      reason: "signs",
    });
  });

  it("waits for a moderator the third time, who is the only way out for a day", () => {
    expect(holdFor({ ...fine, isSuspicious: true, earlierHolds: 2 })).toEqual({ kind: "moderator", reason: "signs" });
    expect(holdFor({ ...fine, speed: 200, earlierHolds: 9 })?.kind).toBe("certificate");
    expect(isEndedByCertificate("moderator", NOW, after(NOW, minutes(60 * 23)))).toBe(false);
    expect(isEndedByCertificate("moderator", NOW, after(NOW, HOLDS.moderatorAlone))).toBe(true);
    expect(isEndedByCertificate("certificate", NOW, NOW)).toBe(true);
    expect(isEndedByCertificate("bot-check", NOW, after(NOW, HOLDS.countedWithin))).toBe(false);
  });
});

describe("tries", () => {
  it("are those whose racer was sent a line, or typed; a line that broke before is none", () => {
    expect(isTry({ pictures: 0, presses: 0 })).toBe(false);
    expect(isTry({ pictures: 1, presses: 0 })).toBe(true);
    expect(isTry({ pictures: 0, presses: 1 })).toBe(true);
  });

  it("are five an hour and twelve a day", () => {
    const ago = (...ages: number[]): Stamp[] => ages.map((age) => before(NOW, minutes(age)));
    expect(nextTry([], NOW)).toBe(NOW);
    expect(nextTry(ago(1, 2, 3, 4), NOW)).toBe(NOW);
    expect(nextTry(ago(1, 2, 3, 4, 50), NOW)).toBe(after(NOW, minutes(10)));
    const twelve = Array.from({ length: 12 }, (_none, nth) => 61 + nth * 60);
    expect(nextTry(ago(...twelve), NOW)).toBe(after(before(NOW, minutes(twelve[11] ?? 0)), CERTIFICATE.tries.day));
  });
});
