/** What a screen reader would leave out, by name. */
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

/** Words with their capitals and marks said. An apostrophe within a word is heard in the word itself. */
export function spokenWords(words: string): string {
  return words
    .trim()
    .replaceAll(/(?<![A-Za-z])'|'(?![A-Za-z])|[.,!?:;"()&/-]/g, (mark) => ` ${MARKS[mark] ?? mark} `)
    .replaceAll(/\b[A-Z]/g, (letter) => `capital ${letter}`)
    .replaceAll(/\s+/g, " ")
    .trim();
}

const MOST_WORDS = 3;

/** Where the words end that are said in one breath from here: three, or fewer up to the end of a sentence. */
export function breathEnd(text: string, from: number): number {
  let end = from;
  for (let words = 0; words < MOST_WORDS && end < text.length; words++) {
    const space = text.indexOf(" ", end);
    end = space === -1 ? text.length : space + 1;
    if (/[.!?]["')]*\s?$/.test(text.slice(from, end))) break;
  }
  return end;
}

/** Where the word begins in which this place of the text is. */
export const wordStart = (text: string, at: number): number => text.lastIndexOf(" ", at - 1) + 1;
