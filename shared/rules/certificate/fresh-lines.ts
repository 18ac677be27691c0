import { CERTIFICATE_WORDS } from "../../content/certificate-words.ts";
import { pick, type Dice } from "../chance.ts";

/** Characters of a line, its blanks included: a picture shows it in two rows that a phone still shows large. */
export const FRESH_LINE = { least: 26, most: 34 } as const;

/**
 * What a racer types in a certificate race: common words in any order, so that nothing but the eye tells which comes next.
 * No word stands twice in a line, and no two lines are alike. The same dice give the same lines.
 */
export function freshLines(dice: Dice, count: number): readonly string[] {
  const lines = new Set<string>();
  while (lines.size < count) lines.add(freshLine(dice));
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
