import { withoutInvisible } from "./fold.ts";
import { COMPANIONS, INNOCENT_BEGINNINGS, INNOCENT_PAIRS, INNOCENT_WORDS } from "./innocent-words.ts";
import { apartByAlphabet, asLatin } from "./look-alikes.ts";
import { joinedPieces, readingsOf } from "./readings.ts";
import {
  REFUSED_ABROAD,
  REFUSED_IN_OTHER_ALPHABETS,
  REFUSED_WITH_ACCENTS,
  REFUSED_WITHOUT_BLANKS,
} from "./refused-abroad.ts";
import {
  BEFORE_STEMS,
  BEHIND_STEMS,
  MASKED_WORDS,
  REFUSED_ANYWHERE,
  REFUSED_PHRASES,
  REFUSED_STEMS,
  REFUSED_WORDS,
} from "./refused-words.ts";
import { looseWords, maskedWords, wholeWords, withAffixes, within } from "./word-patterns.ts";

const REFUSED = wholeWords(
  within(REFUSED_ANYWHERE),
  withAffixes(REFUSED_STEMS, BEFORE_STEMS, BEHIND_STEMS),
  looseWords([...REFUSED_WORDS, ...REFUSED_PHRASES]),
  ...REFUSED_ABROAD,
);
/** Of words that are cut in two or look like Latin only the plain forms: by chance many could be one of the others. */
const REFUSED_JOINED = wholeWords(
  withAffixes(
    [...REFUSED_STEMS, ...REFUSED_ANYWHERE].filter(({ length }) => length >= 4),
    [],
    ["s", "er", "ed", "ing"],
  ),
);
const MASKED = maskedWords(MASKED_WORDS);
const INNOCENT = wholeWords(`(?:${INNOCENT_BEGINNINGS.join("|")})\\p{L}*`, ...INNOCENT_WORDS);

const EXCUSED = Object.entries(COMPANIONS).map(([word, companions]) => ({
  word: wholeWords(looseWords([word])),
  companions: wholeWords(...companions.split(" ")),
}));

const without = (reading: string, pattern: RegExp): string => reading.replace(pattern, " ");
const finds = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

function isRefused(reading: string): boolean {
  const judged = without(reading, INNOCENT);
  if (!finds(REFUSED, judged)) return false;
  const excused = EXCUSED.filter(({ companions }) => finds(companions, judged));
  return finds(
    REFUSED,
    excused.reduce((rest, { word }) => without(rest, word), judged),
  );
}

const ABROAD = wholeWords(...REFUSED_IN_OTHER_ALPHABETS.map(withoutInvisible));
const ACCENTED = wholeWords(...REFUSED_WITH_ACCENTS);
/** Names and everyday words whose letters are rude without the accent. */
const HARMLESS_WITH_ACCENTS = /(?<!\p{L})(?:bích|crăp|râp|rapé|fučk)\p{L}*/giu;

/** A sign of hate where it stands alone or at a name; a number of things is none. */
const HATE_NUMBER = /(?:^|[\p{L}_-])14[ /_-]?88(?![\d.,:%/-]|\s+\S)/u;

/** Whether a text says something rude, despite spelling tricks: digits, symbols, repeats, gaps, letters that look alike. */
export function isRude(text: string): boolean {
  const written = text.normalize("NFC").toLowerCase();
  if (finds(ACCENTED, written) || REFUSED_WITHOUT_BLANKS.some((word) => written.includes(word))) return true;

  const plain = withoutInvisible(text.normalize("NFC").replace(HARMLESS_WITH_ACCENTS, " "));
  if (finds(ABROAD, plain.toLowerCase())) return true;

  if (finds(HATE_NUMBER, plain)) return true;

  const { others, rest } = apartByAlphabet(plain);
  if (finds(REFUSED_JOINED, others.map(asLatin).join(" ").toLowerCase())) return true;

  const { words, uncut, marked } = readingsOf(asLatin(rest));
  return (
    words.some(isRefused) ||
    marked.match(MASKED)?.some((word) => /[^a-z]|x/.test(word)) === true ||
    uncut.some((reading) =>
      finds(REFUSED_JOINED, without(joinedPieces(reading, (pair) => INNOCENT_PAIRS.has(pair)).join(" "), INNOCENT)),
    )
  );
}
