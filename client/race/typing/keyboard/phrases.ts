import type { Press } from "./input.ts";

/** Marks that dictation sets by itself at the end of what was said. */
const SET_BY_ITSELF = /[.,!?]/;

/**
 * The presses of a phrase that was spoken, or written by chords: as the text has its first letter and its spaces, from the
 * beginning of the word that was misheard, and up to its first wrong character, which is one slip.
 *
 * @param typed how much of the text is written
 */
export function phrasePresses(phrase: readonly Press[], text: string, typed: number): readonly Press[] {
  const [first] = phrase;
  if (!first || phrase.length === 1) return phrase;
  const wanted = text.slice(typed);
  const begun = text.slice(text.lastIndexOf(" ", typed - 1) + 1, typed);
  const presses: Press[] = [];
  let left = wanted;
  const press = (one: Press): boolean => {
    presses.push(one);
    const isRight = left.startsWith(one.character);
    if (isRight) left = left.slice(1);
    return isRight;
  };
  const said = withoutBegun(withoutSpaces(phrase), begun, wanted);
  if (left.startsWith(" ") && said[0]?.character !== " ") press({ ...first, character: " " });
  for (const [nth, one] of said.entries()) {
    const isFirst = said.slice(0, nth).every(({ character }) => character === " ");
    const character = isFirst ? asWanted(one.character, left) : one.character;
    if (character === " " && !left.startsWith(" ")) continue;
    if (nth === said.length - 1 && SET_BY_ITSELF.test(character) && !left.startsWith(character)) break;
    if (!press({ ...one, character })) break;
  }
  return presses;
}

const textOf = (phrase: readonly Press[]): string => phrase.map(({ character }) => character).join("");

const withoutSpaces = (phrase: readonly Press[]): readonly Press[] =>
  phrase.slice(phrase.findIndex(({ character }) => character !== " "));

/** Whoever was misheard says the whole word again. */
function withoutBegun(said: readonly Press[], begun: string, wanted: string): readonly Press[] {
  const words = textOf(said).toLowerCase();
  const isAgain = begun !== "" && words.startsWith((begun + wanted.slice(0, 1)).toLowerCase());
  return isAgain ? said.slice(begun.length) : said;
}

/** A letter in upper or lower case, as the text has it. */
const asWanted = (character: string, wanted: string): string => {
  const next = wanted.slice(0, 1);
  return next.toLowerCase() === character.toLowerCase() ? next : character;
};

/** What a racer reads whose phrase was left out. */
export const TOO_MUCH_AT_ONCE = "That came all at once, so we left it out. Say or type fewer words at a time.";
