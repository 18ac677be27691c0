const PRINTABLE = /^[ -~]$/;
const SAME_KEY: Readonly<Record<string, string>> = {
  "\u2018": "'",
  "\u2019": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u2013": "-",
  "\u2014": "-",
  "\u00a0": " ",
};

/** A typed character as the texts have it: phones write curly quotes and long dashes. Undefined for what is no key. */
export function plainCharacter(typed: string): string | undefined {
  const character = SAME_KEY[typed] ?? typed;
  return PRINTABLE.test(character) ? character : undefined;
}
