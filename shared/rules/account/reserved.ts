import {
  EVERYDAY_PARTS,
  EVERYDAY_WORDS,
  RESERVED_NAMES,
  STAFF_PARTS,
  STAFF_TITLES,
  STAFF_WORDS,
  STAFF_WORDS_ABROAD,
  TEAM_TITLES,
  TEAM_WORDS,
  WORDS_BEFORE_MIN,
} from "../../content/reserved-names.ts";
import { readingsOf } from "./looks.ts";
import { skeleton } from "./skeleton.ts";

const skeletonsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(skeleton));
const anyOf = (shapes: readonly string[]): string => `(?:${shapes.join("|")})`;

/** A word with any of its letters repeated, and its vowels after the first letter as often as said. */
const drawnOut = (word: string, vowels: "*" | "+"): string =>
  [...word].map((letter, at) => skeleton(letter) + (at > 0 && "aeiou".includes(letter) ? vowels : "+")).join("");
const withSingleLetters = (word: string): string => word.replaceAll(/(.)\1+/gu, "$1");

/** Staff words in the plural, drawn out, with single letters for doubled ones, or short of vowels: "Admiin", "STAF", "RDLINE". */
function staffAmong(isMeant: (word: string) => boolean) {
  const words = STAFF_WORDS.filter(isMeant);
  const all = [...words, ...STAFF_WORDS_ABROAD.filter(isMeant)];
  const shapes = [
    ...words.map((word) => drawnOut(word, "*")),
    ...all.map((word) => drawnOut(withSingleLetters(word), "+")),
  ];
  return { words: skeletonsOf(all), shape: new RegExp(`^${anyOf(shapes)}[sz]*$`, "u") };
}

const RESERVED = skeletonsOf(RESERVED_NAMES);
const STAFF = staffAmong(() => true);
const TITLES = skeletonsOf(STAFF_TITLES);
const PART = new RegExp(anyOf(STAFF_PARTS.map((part) => drawnOut(part, "+"))), "u");
const EVERYDAY = skeletonsOf(EVERYDAY_WORDS);
const EVERYDAY_PART = new RegExp(
  `${anyOf(EVERYDAY_PARTS.map(skeleton))}|^${anyOf(WORDS_BEFORE_MIN.map(skeleton))}${skeleton("min")}(?=[degklotu])`,
  "gu",
);

/** A name's words: split at punctuation, spaces and inner capitals. */
const wordsOf = (name: string): string[] =>
  name
    .normalize("NFKC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}\p{M}\p{N}!|$]+/u)
    .filter((word) => word !== "");

/** Each word, and words side by side as one: "Ad", "Min" and "AdMin". */
const runsOf = (words: readonly string[]): readonly string[] =>
  words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1).join("")));

const looksOfAll = (texts: readonly string[]): readonly string[] => [...new Set(texts.flatMap(readingsOf))];

const hasStaffPart = (word: string): boolean => {
  const looks = readingsOf(word);
  return (
    !looks.some((look) => EVERYDAY.has(look)) && looks.some((look) => PART.test(look.replaceAll(EVERYDAY_PART, " ")))
  );
};

/** True for a staff word joined to another reserved word, as in "supportteam". */
const isJoined = (look: string, staff: ReadonlySet<string>): boolean =>
  [...RESERVED].some((word) => {
    if (!look.startsWith(word) || look.length === word.length) return false;
    const rest = look.slice(word.length);
    return RESERVED.has(rest) && (staff.has(word) || staff.has(rest));
  });

function saysStaff(name: string, { words, shape }: typeof STAFF): boolean {
  const parts = wordsOf(name);
  return (
    parts.some(hasStaffPart) ||
    readingsOf(name).some((look) => isJoined(look, words)) ||
    looksOfAll(runsOf(parts)).some((look) => shape.test(look))
  );
}

/** Whether a name is reserved, or could be mistaken for staff. */
export const isReserved = (name: string): boolean =>
  RESERVED.has(skeleton(name)) || looksOfAll(wordsOf(name)).some((look) => TITLES.has(look)) || saysStaff(name, STAFF);

const UNSHARED = staffAmong((word) => !TEAM_WORDS.includes(word));
const WHOLE_TITLES = skeletonsOf(TEAM_TITLES);

/** A team's name without what says that it is one: "The Support Team". */
const titleOf = (look: string): string => /^(?:the)?(?:team)?(.+?)(?:team)?$/u.exec(look)?.[1] ?? look;
const isTitle = (title: string): boolean => WHOLE_TITLES.has(title) || STAFF.shape.test(title);

/** Whether a team's name or tag could be mistaken for staff or the product. Other reserved words are everybody's. */
export const isStaffTeam = (name: string): boolean =>
  readingsOf(name).some((look) => isTitle(titleOf(look))) || saysStaff(name, UNSHARED);
