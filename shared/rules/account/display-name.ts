import { problemsOf, type Problem } from "./problem.ts";
import { isReserved } from "./reserved.ts";
import { hasKnownLetters, isOneScript } from "./scripts.ts";

/** Length in graphemes: what a reader would call one character. */
export const DISPLAY_NAME = { min: 1, max: 20 } as const;
/** A text longer than this, in UTF-16 units, is too long whatever it holds. */
const MAX_UNITS = 200;

const SENTENCES = {
  empty: "Type a name for others to see.",
  tooLong: `A name has at most ${DISPLAY_NAME.max} characters.`,
  hidden: "That name holds characters nobody can see. Type it afresh.",
  badCharacter: "Use letters, digits, spaces and . , ' - _ ! ? & only.",
  noLetter: "Add at least one letter or digit.",
  piledMarks: "Use fewer accents on one letter.",
  mixedScripts: "Use the letters of one alphabet only.",
  reserved: "That name belongs to the site. Try another one!",
} as const;

export type DisplayNameCode = keyof typeof SENTENCES;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Controls, text direction marks, zero-width and other unseen characters, halves of characters. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const UNUSUAL = /[^\p{L}\p{M}\p{Nd} .,'’\-_!?&·]/u;
/** Three free accents in a row, five marks of any script, or a mark that stands on no letter. */
const PILE = /\p{sc=Zinh}{3}|\p{M}{5}|(?:^|[^\p{L}\p{M}])\p{M}/u;

/** A name as it is stored: one form for what looks the same, spaces single and none at the ends. */
export const displayNameOf = (text: string): string =>
  text
    .slice(0, MAX_UNITS + 1)
    .normalize("NFKC")
    .replace(/[\p{Zs}\t\r\n]+/gu, " ")
    .replace(/^ | $/g, "");

/**
 * What keeps a text from being a display name; nothing when `displayNameOf` of it may be stored.
 * Pictures such as emoji are refused: they are not drawn alike everywhere. Whether it is friendly is for the server to say.
 */
export function displayNameProblems(text: string): readonly Problem<DisplayNameCode>[] {
  const name = displayNameOf(text);
  const isHuge = text.length > MAX_UNITS;
  const isHidden = !isHuge && HIDDEN.test(name);
  const isPlain = !isHuge && !isHidden && name !== "";
  const isUnusual = isPlain && (UNUSUAL.test(name) || !hasKnownLetters(name));
  const found: Record<DisplayNameCode, boolean> = {
    empty: name === "",
    tooLong: isHuge || [...graphemes.segment(name)].length > DISPLAY_NAME.max,
    hidden: isHidden,
    badCharacter: isUnusual,
    noLetter: isPlain && !isUnusual && !/[\p{L}\p{Nd}]/u.test(name),
    piledMarks: isPlain && PILE.test(name),
    mixedScripts: isPlain && !isUnusual && !isOneScript(name),
    reserved: isPlain && isReserved(name),
  };
  return problemsOf(SENTENCES, (code) => found[code]);
}
