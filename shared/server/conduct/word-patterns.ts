/** Letters that stand for others in a disguise. */
const ALSO: Readonly<Record<string, readonly string[]>> = { i: ["i", "l", "y"], u: ["u", "v"] };

const anyOf = (parts: readonly string[]): string => `(?:${parts.join("|")})`;

/** A word's letters, each also doubled; two of a kind stay two. */
const loosely = (word: string, also: Readonly<Record<string, readonly string[]>>): string =>
  word.replace(/([a-z])(\1?)/g, (_all, letter: string, second: string) => {
    const signs = also[letter] ?? [letter];
    return anyOf(signs.map((sign) => (second === "" ? `${sign}{1,2}` : `${sign}{2}`)));
  });

const START = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}])";

/** Finds one of the parts where the words of a reading begin and end. */
export const wholeWords = (...parts: readonly string[]): RegExp => new RegExp(`${START}${anyOf(parts)}${END}`, "gu");

/** The words, also with letters doubled. */
export const looseWords = (words: readonly string[]): string => anyOf(words.map((word) => loosely(word, {})));
/** Also with letters for others that look or sound like them. */
const disguised = (words: readonly string[]): string => anyOf(words.map((word) => loosely(word, ALSO)));

/** The words with beginnings and endings that people put to them. */
export const withAffixes = (stems: readonly string[], before: readonly string[], behind: readonly string[]): string =>
  `${before.length > 0 ? `${anyOf(before)}?` : ""}${disguised(stems)}${anyOf(behind)}?`;

/** Anywhere in a word. */
export const within = (words: readonly string[]): string => `\\p{L}*${disguised(words)}\\p{L}*`;

const MASK = "[^\\p{L}\\p{N}\\s]";
/** For a vowel any sign that is no letter, or an x in longer words; for other letters only asterisks and hashes. */
const masked = (word: string): string =>
  word.replace(/./g, (letter, at: number) => {
    if ("aeiou".includes(letter) && word.length > 3) return `(?:[${letter}x]|${MASK})`;
    return at > 0 ? `[${letter}*#]` : letter;
  });

/** Finds the words, also with masks for some of their letters. */
export const maskedWords = (words: readonly string[]): RegExp => wholeWords(...words.map(masked));
