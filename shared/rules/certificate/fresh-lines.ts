import { CERTIFICATE_WORDS } from "../../content/certificate-words.ts";
import { pick, type Dice } from "../chance.ts";
import { difficultyOf } from "../difficulty.ts";

/** Characters of a line, its blanks included: a picture shows it in two rows that a phone still shows large. */
export const FRESH_LINE = { least: 26, most: 34 } as const;

/**
 * How hard lines are: about as common words are by themselves, and after any number of lines at most so much more or less, all
 * added up. So every trial is as hard as another, however far somebody gets: after eight lines by 2 of 100.
 */
export const FRESH_DIFFICULTY = { average: 24, sway: 16 } as const;

/**
 * What a racer types in a certificate race: common words in any order, so that nothing but the eye tells which comes next.
 * No word stands twice in a line, and no two lines are alike; whoever tries has lines as hard as anybody's. The same dice give
 * the same lines.
 */
export function freshLines(dice: Dice, count: number): readonly string[] {
  const lines = new Set<string>();
  for (let sway = 0; lines.size < count;) {
    const line = freshLine(dice);
    const next = sway + difficultyOf(line) - FRESH_DIFFICULTY.average;
    if (lines.has(line) || Math.abs(next) > FRESH_DIFFICULTY.sway) continue;
    lines.add(line);
    sway = next;
  }
  return [...lines];
}

function freshLine(dice: Dice): string {
  const words: string[] = [];
  for (let length = -1; length < FRESH_LINE.least;) {
    const word = pick(dice, CERTIFICATE_WORDS);
    const longer = length + 1 + word.length;
    if (longer > FRESH_LINE.most || words.includes(word)) continue;
    words.push(word);
    length = longer;
  }
  return words.join(" ");
}
