/** How a key is called in a line or a table. */
export function keyName(character: string): string {
  if (character === " ") return "space";
  return MARKS[character] ?? (/[A-Z]/.test(character) ? `capital ${character}` : character);
}

const MARKS: Readonly<Record<string, string>> = {
  ",": "comma",
  ".": "full stop",
  "'": "apostrophe",
  "-": "hyphen",
  '"': "quotation mark",
  "?": "question mark",
  "!": "exclamation mark",
  ":": "colon",
  ";": "semicolon",
};

export const pairName = (pair: string): string => `${keyName(pair.charAt(0))} then ${keyName(pair.charAt(1))}`;
