import { DataSet, englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from "obscenity";

import { contactDetailIn, type ContactDetail } from "./contact-details.ts";
import { withoutInvisible } from "./fold.ts";
import {
  INNOCENT_JOINS,
  INNOCENT_PARTS,
  REFUSED_IN_TAGS,
  REFUSED_PATTERNS,
  REFUSED_TAGS,
  STARRED_WORDS,
} from "./refused-words.ts";

export interface Moderation {
  /** Whether other people, children among them, may see the text. */
  readonly clean: boolean;
  readonly why?: "rude" | ContactDetail;
}

function matcher(innocent: readonly string[]): RegExpMatcher {
  const words = new DataSet<{ originalWord: string }>().addAll(englishDataset);
  for (const pattern of REFUSED_PATTERNS) {
    words.addPhrase((phrase) => phrase.setMetadata({ originalWord: pattern }).addPattern(parseRawPattern(pattern)));
  }
  words.addPhrase((phrase) => innocent.reduce((all, part) => all.addWhitelistedTerm(part), phrase));
  return new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });
}

const AS_WRITTEN = matcher(INNOCENT_PARTS);
const JOINED = matcher([...INNOCENT_PARTS, ...INNOCENT_JOINS]);

/** A match of digits alone is a number, not a word in disguise. */
const matches = (words: RegExpMatcher, text: string): boolean =>
  words.getAllMatches(text).some(({ startIndex, endIndex }) => !/^\d+$/.test(text.slice(startIndex, endIndex + 1)));

/** Single letters apart become a word: "a b c" is read as "abc". */
const gatherLetters = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])[\p{L}\p{N}@$!](?:[\s\p{P}\p{S}]+[\p{L}\p{N}@$](?![\p{L}\p{N}])){2,}/gu, (run) =>
    run.replace(/[^\p{L}\p{N}@$!]/gu, ""),
  );

const cutWords = (text: string): string =>
  text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[\s_\-.,:;'’"“”~+=|/\\()[\]{}<>?]+|!+(?!\p{L})/gu, " ");
const joinMarks = (text: string): string => text.replace(/(?<=\S)[_\-.,:;'’~+=|/\\]+(?=\S)/gu, "");
const cutDigits = (text: string): string => text.replace(/(?<=\p{L}{2})\d+|\d+(?=\p{L}{2})/gu, " ");
/** Undoes unnatural repeats: a letter three times, or three doubled letters in one word. */
const single = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const doubled = (word.match(/(\p{L})\1/giu) ?? []).length;
    return word.replace(doubled >= 3 ? /(\p{L})\1+/giu : /(\p{L})\1{2,}/giu, "$1");
  });

const isStarred = (word: string): boolean =>
  /^\p{L}.*[*#]/u.test(word) &&
  STARRED_WORDS.some(
    (refused) =>
      refused.length === word.length &&
      [...refused].every((letter, at) => word[at] === letter || word[at] === "*" || word[at] === "#"),
  );

function isRude(text: string): boolean {
  const plain = withoutInvisible(text);
  const asWritten = [plain, plain.replaceAll("1", "l"), cutWords(plain), cutDigits(cutWords(plain))];
  const together = [gatherLetters(plain), joinMarks(plain), single(plain)];
  const joined = [...together, ...together.map(cutWords)];
  return (
    asWritten.some((variant) => matches(AS_WRITTEN, variant)) ||
    joined.some((variant) => matches(JOINED, variant)) ||
    plain
      .toLowerCase()
      .split(/[^\p{L}*#]+/u)
      .some(isStarred)
  );
}

/** In UTF-16 units: what is refused is shorter than what two pieces share. */
const PIECE = { length: 600, shared: 200 } as const;

/** A long text in pieces, cut between words where it has any: judging costs in proportion to its length. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (let from = 0; ;) {
    const rest = text.slice(from);
    if (rest.length <= PIECE.length) return [...pieces, rest];
    const piece = rest.slice(0, PIECE.length);
    pieces.push(piece);
    const step = PIECE.length - PIECE.shared;
    const blank = piece.slice(0, step).search(/\s\S*$/);
    from += blank > step / 2 ? blank : step;
  }
}

/**
 * Judges a text that other people will see: names, team texts, class messages. Finds rude words despite spelling tricks
 * (digits, symbols, repeats, gaps), and contact details that lead a child off the site.
 */
export function moderate(text: string): Moderation {
  for (const piece of piecesOf(text)) {
    const why = isRude(piece) ? "rude" : contactDetailIn(piece);
    if (why !== undefined) return { clean: false, why };
  }
  return { clean: true };
}

const TAGS = new Set(REFUSED_TAGS);
/** Digits that stand for letters: a tag has no other signs. */
const DIGITS: Readonly<Record<string, string>> = { 0: "O", 1: "I", 3: "E", 4: "A", 5: "S", 7: "T", 8: "B" };
const spelled = (tag: string): string => tag.replaceAll(/\d/g, (digit) => DIGITS[digit] ?? digit);

/** Judges a team's tag, in capitals: so short a word means more than it would in a text. */
export function isFitTag(tag: string): boolean {
  const readings = [tag, spelled(tag)];
  return readings.every(
    (reading) =>
      moderate(reading).clean && !TAGS.has(reading) && !REFUSED_IN_TAGS.some((part) => reading.includes(part)),
  );
}
