import { describe, expect, it } from "vitest";

import { boundFor } from "#shared/rules/certificate/bound.ts";
import { coveredBy, neededFor } from "#shared/rules/certificate/cap.ts";
import { freshTrial } from "#shared/rules/certificate/fresh-trial.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";
import { resultOf } from "#shared/rules/certificate/result.ts";
import {
  BACK,
  ENTER,
  newTrialLane,
  takePresses,
  type TrialLane,
  type TrialLine,
} from "#shared/rules/certificate/trial.ts";
import { seededDice, type Dice } from "#shared/rules/chance.ts";
import { HANDS, writesPhrases, type Hands } from "#shared/rules/fair-play/hands.ts";

import { logNormal } from "../support/corpus/draws.ts";
import { personFrom, typedBy } from "../support/corpus/person.ts";
import { TYPISTS } from "../support/corpus/typists.ts";
import { UNUSUAL_HANDS } from "../support/corpus/unusual-hands.ts";

type Sent = readonly (readonly [atMs: number, chars: string])[];

const LINES = freshTrial(null, seededDice(5));
const TEXT = LINES.map(({ right }) => right).join(" ");
const MS_A_CHARACTER = (wpm: number): number => 12_000 / wpm;

/** Sends each piece at its moment. */
function sending(sent: Sent, hands: Hands, lines: readonly TrialLine[] = LINES): TrialLane {
  let lane = newTrialLane(writesPhrases(hands));
  for (const [atMs, chars] of sent.filter(([at]) => at <= CERTIFICATE.length)) {
    const batch = { from: lane.received, at: Array.from(chars, () => Math.round(atMs)), chars };
    lane = takePresses(lines, lane, batch, { arrivalMs: Math.round(atMs), roundTripMs: 0 });
  }
  return lane;
}

/** What comes in such pieces, so fast, after waits that vary so much. */
function inPieces(pieces: readonly string[], wpm: number, spread: number, dice: Dice): Sent {
  let atMs = 0;
  return pieces.map((piece) => {
    atMs += logNormal(dice, piece.length * MS_A_CHARACTER(wpm), spread);
    return [atMs, piece];
  });
}

const wordsOf = (count: number): string[] => TEXT.match(new RegExp(`(?:[^ ]+ ?){1,${count}}`, "g")) ?? [];

/** Programs that read every picture. */
const PROGRAMS: Readonly<Record<string, (wpm: number, dice: Dice) => Sent>> = {
  "two lines at once": (wpm, dice) => inPieces(wordsOf(11), wpm, 0.2, dice),
  "phrases, as if spoken": (wpm, dice) => inPieces(wordsOf(4), wpm, 0.25, dice),
  "words, as if by chords": (wpm, dice) => inPieces(wordsOf(1), wpm, 0.35, dice),
  "words after the same wait": (wpm, dice) => inPieces(wordsOf(1), wpm, 0, dice),
  "half of each word at once": (wpm, dice) => inPieces(TEXT.match(/.{1,3}/g) ?? [], wpm, 0.3, dice),
  "keys after the same wait": (wpm, dice) => inPieces([...TEXT], wpm, 0, dice),
  "keys, as a gaze rests": (wpm, dice) => inPieces([...TEXT], wpm, 0.1, dice),
  "keys, as a person": (wpm, dice) => {
    const person = { ...personFrom(TYPISTS.fast, dice), wpm, slips: 0 };
    return typedBy(person, TEXT, dice).map(({ atMs, character }) => [atMs, character]);
  },
};

describe("a trial of declared hands", () => {
  it("shows nothing above what counts for everybody to a program that declares them, whichever they are", () => {
    let [best, won] = [0, 0];
    for (const [name, program] of Object.entries(PROGRAMS)) {
      for (const wpm of [60, 95, 130, 180, 250]) {
        for (let seed = 0; seed < 4; seed++) {
          const sent = program(wpm, seededDice(seed * 31 + wpm));
          const plain = resultOf(null, LINES, sending(sent, "usual"), neededFor(wpm), "usual").shown;
          for (const hands of HANDS) {
            const { shown, end } = resultOf(null, LINES, sending(sent, hands), neededFor(wpm), hands);
            const gained = shown > plain ? coveredBy(shown) : 0;
            best = Math.max(best, gained);
            if (end === "won" && wpm > boundFor(null) && plain === 0) won++;
            expect([name, hands, wpm, gained <= boundFor(null)]).toEqual([name, hands, wpm, true]);
          }
        }
      }
    }
    expect(won).toBe(0);
    // Declaring does something: up to the bound such words are read as what they are.
    expect(best).toBeGreaterThan(50);
  });

  it("is read as what it is: slower than the bound it wins, faster a person is asked", () => {
    const ends: string[] = [];
    for (const kind of ["voice", "steno", "word keyboard"]) {
      const { hands, human } = UNUSUAL_HANDS[kind] ?? { hands: "usual", human: () => () => [] };
      for (let seed = 0; seed < 20; seed++) {
        const dice = seededDice(seed);
        const keys = human(dice)(TEXT, dice, 0);
        const sent = takenBack(keys.map(({ atMs, character }) => [atMs, character] as const));
        const { end, speed, accuracy } = resultOf(null, LINES, sending(sent, hands), 0, hands);
        ends.push(end);
        expect([kind, seed, end, accuracy]).toEqual([kind, seed, speed > 80 ? "person" : "won", 100]);
      }
    }
    expect(new Set(ends)).toEqual(new Set(["won", "person"]));
  });

  it("pays what waits below the bound, and asks a person for more", () => {
    const fast = inPieces(wordsOf(4), 140, 0.25, seededDice(3));
    const of = (needed: number) => resultOf(null, LINES, sending(fast, "voice"), needed, "voice");
    expect(of(70)).toMatchObject({ end: "won", shown: 80 });
    expect(of(100)).toMatchObject({ end: "person", shown: 80 });
    expect(of(0)).toMatchObject({ end: "person", shown: 80 });
    expect(of(200)).toMatchObject({ end: "slow", shown: 80 });
  });

  it.each([31, 60])("takes %i characters in one commit from whoever declared, and nobody else", (length) => {
    const sent: Sent = [[9_000, TEXT.slice(0, length)]];
    expect(sending(sent, "voice").foul).toBeUndefined();
    expect(sending(sent, "usual").foul?.code).toBe("burst");
    expect(sending(sent, "phone").foul?.code).toBe("burst");
  });

  it("takes no more at once than the two lines that are shown, and 30 characters", () => {
    const [first, second] = LINES;
    const most = (first?.right.length ?? 0) + (second?.right.length ?? 0) + 2 + 30;
    expect(sending([[20_000, TEXT.slice(0, most)]], "voice").foul).toBeUndefined();
    expect(sending([[20_000, TEXT.slice(0, most + 1)]], "voice").foul).toMatchObject({
      code: "burst",
      threshold: most,
    });
    expect(sending([[20_000, "x".repeat(200)]], "voice").foul?.code).toBe("burst");
  });

  it("may have wrong words, spaces at the end and phrases taken back", () => {
    const [first, second] = LINES;
    const misheard = `${first?.right.toUpperCase()}`;
    const sent: Sent = [
      [3_000, misheard],
      [4_500, BACK.repeat(misheard.length)],
      [6_000, `${first?.right}   `],
      [9_000, `${second?.right}${ENTER}`],
    ];
    const lane = sending(sent, "voice");
    expect(lane.foul).toBeUndefined();
    expect(lane.written.map((line) => line.trim())).toEqual([first?.right, second?.right]);
  });
});

/** A slip is seen, and taken back before the next key. */
function takenBack(sent: Sent): Sent {
  const done: (readonly [number, string])[] = [];
  let at = 0;
  for (const [atMs, character] of sent) {
    const isRight = character === TEXT[at];
    done.push([atMs, character]);
    if (isRight) at++;
    else done.push([atMs, BACK]);
  }
  return done;
}
