import { problemsOf, type Problem } from "./problem.ts";
import { isReserved } from "./reserved.ts";
import { hasKnownLetters, isOneScript } from "./scripts.ts";

/** Length in graphemes. */
export const DISPLAY_NAME = { min: 1, max: 20 } as const;
/** The upper limit in UTF-16 units, whatever the graphemes. */
const MAX_UNITS = 200;

const SENTENCES = {
  empty: "Type a name for others to see.",
  tooLong: `Use at most ${DISPLAY_NAME.max} characters.`,
  hidden: "That name has invisible characters in it. Please type it again.",
  badCharacter: "Use letters, numbers, spaces and . , ' - _ ! ? & only.",
  noLetter: "Add at least one letter or number.",
  piledMarks: "Use fewer accents on one letter.",
  mixedScripts: "Use letters from one alphabet only.",
  reserved: "That name is reserved. Try another one!",
} as const;

export type DisplayNameCode = keyof typeof SENTENCES;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Controls, text direction marks, zero-width and other invisible characters, lone surrogates. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const UNUSUAL = /[^\p{L}\p{M}\p{Nd} .,'’\-_!?&·]/u;
/** Three combining accents in a row, five marks of any script, or a mark without a letter. */
const PILE = /\p{sc=Zinh}{3}|\p{M}{5}|(?:^|[^\p{L}\p{M}])\p{M}/u;

/** What a keyboard or an ornament writes for a plain letter or sign, and the normal form leaves; small capitals among it. */
const PLAIN = new Map(
  Array.from("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ‘’ʻʼ‐–", (sign, at) => [sign, "abcdefghijklmnopqrstuvwyz''''--"[at] ?? sign]),
);
const FANCY = new RegExp(`[${[...PLAIN.keys()].join("")}]`, "gu");
/** Persian and Kurdish words have it, and are read without. */
const NON_JOINER = "\u200C";

/** The stored form of a name: Unicode-normalised, in plain letters, spaces single and trimmed. */
export const displayNameOf = (text: string): string =>
  text
    .slice(0, MAX_UNITS + 1)
    .replaceAll(NON_JOINER, "")
    .normalize("NFKC")
    .replaceAll(FANCY, (sign) => PLAIN.get(sign) ?? sign)
    .normalize("NFKC")
    .replace(/[\p{Zs}\t\r\n]+/gu, " ")
    .replace(/^ | $/g, "");

/**
 * The problems of a text as a display name; empty when its `displayNameOf` may be stored. Emoji are refused: they look
 * different everywhere. The server checks whether it is friendly.
 */
export function displayNameProblems(text: string): readonly Problem<DisplayNameCode>[] {
  const name = displayNameOf(text);
  const isHuge = text.length > MAX_UNITS;
  const isLong = isHuge || [...graphemes.segment(name)].length > DISPLAY_NAME.max;
  const isHidden = !isHuge && HIDDEN.test(name);
  const isPlain = !isHuge && !isHidden && name !== "";
  const isUnusual = isPlain && (UNUSUAL.test(name) || !hasKnownLetters(name));
  const found: Record<DisplayNameCode, boolean> = {
    empty: name === "",
    tooLong: isLong,
    hidden: isHidden,
    badCharacter: isUnusual,
    noLetter: isPlain && !isUnusual && !/[\p{L}\p{Nd}]/u.test(name),
    piledMarks: isPlain && PILE.test(name),
    mixedScripts: isPlain && !isUnusual && !isOneScript(name),
    reserved: isPlain && !isLong && isReserved(name),
  };
  return problemsOf(SENTENCES, (code) => found[code]);
}
