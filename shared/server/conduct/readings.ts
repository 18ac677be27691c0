/** Signs and digits that stand for letters. */
const LETTER_OF: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  2: "z",
  3: "e",
  4: "a",
  5: "s",
  6: "g",
  7: "t",
  8: "b",
  9: "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
  "+": "t",
  "(": "c",
  "<": "c",
};
const STANDS_FOR_L = /[1|](?=[^1|])|(?<=[02345@$].*)1/g;
/** A number or an amount. */
const NUMBER = /^\P{L}+$|^\d+(?:s|st|nd|rd|th|k|m|h|x|kg|km)$|^(?=.*[:./-])(?:\P{L}*\d){4}\P{L}*\p{L}?\P{L}*\p{L}?$/iu;
/** A road, a room or a class: "B17". */
const CODE = /^[A-Z]\d{2}$/;
/** A number behind or before a word: of several digits that are not all the same. */
const NUMBERED = /(?<=^[\p{L}_-]{2,})(?!(\d)\1+$)\d{2,}$|^\d{2,}(?=\p{L}{3})/gu;

/** A run of signs without blanks, with letters for the digits and signs that stand for them: a stroke for i or for l. */
function spelled(run: string, stroke: "i" | "l"): string {
  const core = /@\$\$/.test(run)
    ? run
    : run
        .replace(/^[^\p{L}\p{N}@$]+|[^\p{L}\p{N}@$]+$/gu, "")
        .replace(NUMBER, "")
        .replace(CODE, "")
        .replace(NUMBERED, "");
  if (core === "") return "";
  return (stroke === "l" ? core.replace(STANDS_FOR_L, "l") : core)
    .replaceAll("()", "o")
    .replace(
      /(?<=\w)[69](?=\w)|^8(?=\p{L})|(?<=\w)8(?=\w)|[0-57@$!|+]|[(<](?=\p{L})/gu,
      (sign) => LETTER_OF[sign] ?? sign,
    );
}

const bySpelling = (text: string): readonly string[] =>
  /[^\p{L}\s]/u.test(text)
    ? [text.replace(/\S+/g, (run) => spelled(run, "i")), text.replace(/\S+/g, (run) => spelled(run, "l"))]
    : [];

/** Single letters apart become a word: "a b c" is read as "abc". */
const SINGLE = "[\\p{L}\\p{N}@$!]";
const APART = new RegExp(`(?<![\\p{L}\\p{N}])${SINGLE}(?:[^\\p{L}\\p{N}@$!]+${SINGLE}(?![\\p{L}\\p{N}])){2,}`, "gu");
const gathered = (text: string): string => text.replace(APART, (run) => run.replace(/[^\p{L}\p{N}@$!]/gu, ""));

const asWords = (text: string): string =>
  gathered(
    text
      .replace(/(?<=\p{L}{2})['’](?:s|t|re|m|ll|ve|d)(?!\p{L})/giu, " ")
      .replace(/\P{L}+/gu, " ")
      .toLowerCase(),
  );
const atCapitals = (text: string): string => text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");

/** What stands in marks inside a word: "go(x)od", "go<b></b>od". */
const INSERTED = /(?<=\p{L})(?:[(<[{][^\s()<>[\]{}]{0,5}[)>\]}])+(?=\p{L})/gu;
/** "cooool": a letter once or twice. */
const DRAWN_OUT = /(\p{L})\1{2,}/giu;
const ENTITY = /&#(\d{2,5});/g;

export interface Readings {
  /** Words in small letters with blanks between them. */
  readonly words: readonly string[];
  /** The same, cut at marks and blanks only. */
  readonly uncut: readonly string[];
  /** In small letters, with its marks. */
  readonly marked: string;
}

/** The ways in which somebody may read a text in ASCII that wants to hide a word. */
export function readingsOf(text: string): Readings {
  const decoded = text.replace(ENTITY, (_all, code) => String.fromCodePoint(Number(code)));
  const plain = decoded.replace(DRAWN_OUT, "$1$1");
  const single = decoded.replace(DRAWN_OUT, "$1");
  const shapes = [...new Set([plain, single, gathered(plain), plain.replace(INSERTED, "")])].flatMap((shape) => [
    shape,
    ...bySpelling(shape),
  ]);
  const uncut = shapes.map(asWords);
  return {
    words: [...new Set([...uncut, ...shapes.map((shape) => asWords(atCapitals(shape)))])],
    uncut: [...new Set(uncut)],
    marked: plain.toLowerCase(),
  };
}

const LONGEST = { pair: 14, pieces: 6, piece: 3 } as const;

/** Pieces of a reading that stand beside each other, as one word. Single letters only are gathered elsewhere. */
export function joinedPieces(reading: string, isApart: (pair: string) => boolean): readonly string[] {
  const pieces = reading.split(" ").filter(Boolean);
  const joined: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    if (next === undefined) break;
    if (piece.length + next.length <= LONGEST.pair && !isApart(`${piece} ${next}`)) joined.push(piece + next);
    let word = piece;
    for (let count = 1; count < LONGEST.pieces; count++) {
      const more = pieces[at + count];
      if (more === undefined || more.length > LONGEST.piece || piece.length > LONGEST.piece) break;
      word += more;
      if (count > 1 && word.length > count + 1) joined.push(word);
    }
  }
  return joined;
}
