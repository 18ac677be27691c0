import fc from "fast-check";

import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import { seededDice } from "#shared/rules/chance.ts";
import type { AnswerEvent } from "#shared/rules/math/answers.ts";
import type { Problem } from "#shared/rules/math/problem.ts";
import { makeProblems } from "#shared/rules/math/problems.ts";

/** One racer's answers on the way to the room, and how late each parcel of them comes. */
export interface AnswerStream {
  readonly problems: readonly Problem[];
  readonly parcels: readonly {
    readonly events: readonly AnswerEvent[];
    readonly arrivalMs: number;
    readonly roundTripMs: number;
  }[];
}

const aTry = fc.record({
  waitMs: fc.integer({ min: 0, max: 6_000 }),
  kind: fc.constantFrom("right", "right", "right", "padded", "wrong", "letters"),
  wrong: fc.nat(200),
});

/** Streams of every temper: right, wrong and unreadable answers, hasty ones, slow lines, clocks ahead, resent parcels. */
export const anAnswerStream: fc.Arbitrary<AnswerStream> = fc
  .record({
    lessonID: fc.constantFrom(...LESSON_IDS),
    seed: fc.nat(),
    tries: fc.array(aTry, { maxLength: 60, size: "max" }),
    size: fc.integer({ min: 1, max: 6 }),
    overlap: fc.nat(2),
    lateMs: fc.array(fc.integer({ min: -80, max: 2_500 }), { minLength: 1, maxLength: 6 }),
    roundTripMs: fc.nat(600),
    /** From a machine's to a child's: scales every wait. */
    tempo: fc.constantFrom(0.01, 0.1, 1, 1, 1),
  })
  .map(({ lessonID, seed, tries, size, overlap, lateMs, roundTripMs, tempo }) => {
    const problems = makeProblems(lessonID, seededDice(seed));
    const events: AnswerEvent[] = [];
    let [offsetMs, right] = [0, 0];
    for (const [number, { waitMs, kind, wrong }] of tries.entries()) {
      offsetMs += Math.round(waitMs * tempo);
      const answer = problems[right]?.answer ?? "1";
      const text = { right: answer, padded: ` 00${answer} `, wrong: String(wrong), letters: "1o" }[kind];
      if (kind === "right" || kind === "padded") right++;
      events.push({ number, offsetMs, text });
    }
    const parcels: AnswerStream["parcels"][number][] = [];
    let arrivalMs = 0;
    for (let at = 0, n = 0; at < events.length; at += size, n++) {
      const part = events.slice(Math.max(0, at - overlap), at + size);
      arrivalMs = Math.max(arrivalMs, (part.at(-1)?.offsetMs ?? 0) + (lateMs[n % lateMs.length] ?? 0));
      parcels.push({ events: part, arrivalMs, roundTripMs });
    }
    return { problems, parcels };
  });
