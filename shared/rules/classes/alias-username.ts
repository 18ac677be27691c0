/** What letters without an accent stand for others. */
const SPELT: Readonly<Record<string, string>> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", Œ: "Oe", Æ: "Ae", Ø: "O" };

/** The username of an account that shows an alias: its letters and digits, as every keyboard has them. */
export const usernameOfAlias = (alias: string): string =>
  alias
    .replaceAll(/[ßœæøŒÆØ]/g, (letter) => SPELT[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/[^A-Za-z0-9]/g, "");
