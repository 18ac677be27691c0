/** Names of characters that screen readers omit. */
const MARKS: Readonly<Record<string, string>> = {
  " ": "space",
  ".": "full stop",
  ",": "comma",
  "!": "exclamation mark",
  "?": "question mark",
  ":": "colon",
  ";": "semicolon",
  "-": "dash",
  "'": "apostrophe",
  '"': "quote",
  "(": "open bracket",
  ")": "close bracket",
  "&": "and sign",
  "/": "slash",
};

const isLetter = (character: string): boolean => character.toLowerCase() !== character.toUpperCase();
const isCapital = (character: string): boolean => isLetter(character) && character === character.toUpperCase();

/** One key, by name. */
export const spokenKey = (character: string): string =>
  MARKS[character] ?? (isCapital(character) ? `capital ${character}` : character);

/** Words with capitals and punctuation spelled out, except apostrophes within words. */
export function spokenWords(words: string): string {
  return words
    .trim()
    .replaceAll(/(?<![A-Za-z])'|'(?![A-Za-z])|[.,!?:;"()&/-]/g, (mark) => ` ${MARKS[mark] ?? mark} `)
    .replaceAll(/\b[A-Z]/g, (letter) => `capital ${letter}`)
    .replaceAll(/\s+/g, " ")
    .trim();
}

const MOST_WORDS = 3;

/** The end of the next phrase: three words, or fewer up to the end of a sentence. */
export function breathEnd(text: string, from: number): number {
  let end = from;
  for (let words = 0; words < MOST_WORDS && end < text.length; words++) {
    const space = text.indexOf(" ", end);
    end = space === -1 ? text.length : space + 1;
    if (/[.!?]["')]*\s?$/.test(text.slice(from, end))) break;
  }
  return end;
}

/** The start of the word at this position. */
export const wordStart = (text: string, at: number): number => text.lastIndexOf(" ", at - 1) + 1;
