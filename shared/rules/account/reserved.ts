import { RESERVED_NAMES, STAFF_TITLES, STAFF_WORDS, TEAM_WORDS } from "../../content/reserved-names.ts";
import { bareWord } from "./looks.ts";
import { skeleton } from "./skeleton.ts";

const RESERVED: ReadonlySet<string> = new Set(RESERVED_NAMES.map(skeleton));
const STAFF: ReadonlySet<string> = new Set(STAFF_WORDS.map(skeleton));

/** A name's words: split at punctuation, spaces and inner capitals. */
const wordsOf = (name: string): string[] =>
  name
    .normalize("NFKC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}!|$]+/u);

/** Staff words in the plural, or short of some of their vowels: "Admins", "RDLINE". Their first letter stays. */
const shapesOf = (words: readonly string[]): readonly RegExp[] =>
  words.map((word) => {
    const shapes = [...word].map((letter, at) => skeleton(letter) + (at > 0 && "aeiou".includes(letter) ? "?" : "+"));
    return new RegExp(`^${shapes.join("")}s?$`);
  });
const STAFF_SHAPES = shapesOf(STAFF_WORDS);
const isLike = (shapes: readonly RegExp[], word: string): boolean => shapes.some((shape) => shape.test(skeleton(word)));
const hasWordLike = (shapes: readonly RegExp[], name: string): boolean =>
  wordsOf(name).some((word) => isLike(shapes, word) || isLike(shapes, bareWord(word)));

/** True for a staff word joined to another reserved word, as in "supportteam". */
const isJoined = (shape: string, staff: ReadonlySet<string>): boolean =>
  [...RESERVED].some((word) => {
    if (!shape.startsWith(word) || shape.length === word.length) return false;
    const rest = shape.slice(word.length);
    return RESERVED.has(rest) && (staff.has(word) || staff.has(rest));
  });

const shapesAround = (name: string): readonly string[] => [skeleton(name), skeleton(bareWord(name))];

/** Whether a name is reserved, or could be mistaken for staff. */
export function isReserved(name: string): boolean {
  if (RESERVED.has(skeleton(name)) || shapesAround(name).some((shape) => isJoined(shape, STAFF))) return true;
  return hasWordLike(STAFF_SHAPES, name);
}

const UNSHARED_WORDS = STAFF_WORDS.filter((word) => !TEAM_WORDS.includes(word));
const UNSHARED: ReadonlySet<string> = new Set(UNSHARED_WORDS.map(skeleton));
const UNSHARED_SHAPES = shapesOf(UNSHARED_WORDS);
const TITLE_SHAPES = [...STAFF_SHAPES, ...shapesOf(STAFF_TITLES)];

/** A team's name without what says that it is one: "The Support Team". */
const titleOf = (shape: string): string => /^(?:the)?(?:team)?(.+?)(?:team)?$/.exec(shape)?.[1] ?? shape;

/** Whether a team's name or tag could be mistaken for staff or the product. Other reserved words are everybody's. */
export function isStaffTeam(name: string): boolean {
  return (
    hasWordLike(UNSHARED_SHAPES, name) ||
    shapesAround(name).some((shape) => isJoined(shape, UNSHARED) || isLike(TITLE_SHAPES, titleOf(shape)))
  );
}
