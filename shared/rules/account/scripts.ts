/** Scripts in everyday use, and the combinations that one language mixes. */
const SCRIPTS = [
  ["Latin"],
  ["Cyrillic"],
  ["Greek"],
  ["Arabic"],
  ["Armenian"],
  ["Bengali"],
  ["Devanagari"],
  ["Ethiopic"],
  ["Georgian"],
  ["Gujarati"],
  ["Gurmukhi"],
  ["Han", "Hiragana", "Katakana"],
  ["Han", "Bopomofo"],
  ["Hangul", "Han"],
  ["Hebrew"],
  ["Kannada"],
  ["Khmer"],
  ["Lao"],
  ["Malayalam"],
  ["Myanmar"],
  ["Oriya"],
  ["Sinhala"],
  ["Tamil"],
  ["Telugu"],
  ["Thaana"],
  ["Thai"],
  ["Tibetan"],
] as const;

const WRITTEN_IN = SCRIPTS.map(
  (mixed) => new RegExp(`^[\\p{sc=Zinh}${mixed.map((name) => `\\p{scx=${name}}`).join("")}]*$`, "u"),
);
const KNOWN = new RegExp(
  `^[\\p{sc=Zinh}${SCRIPTS.flat()
    .map((name) => `\\p{scx=${name}}`)
    .join("")}]*$`,
  "u",
);

/** The letters, marks and digits of a text; the digits 0 to 9 belong to every script. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}\p{Nd}]|[0-9]/gu, "");

/** Whether every letter is of a script in everyday use. */
export const hasKnownLetters = (text: string): boolean => KNOWN.test(lettersOf(text));

/** Whether all scripts can belong to one language: a Cyrillic а among Latin letters could deceive. */
export const isOneScript = (text: string): boolean => {
  const letters = lettersOf(text);
  return WRITTEN_IN.some((script) => script.test(letters));
};
