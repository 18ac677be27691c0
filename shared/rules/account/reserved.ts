import { RESERVED_NAMES, STAFF_WORDS } from "../../content/reserved-names.ts";
import { skeleton } from "./skeleton.ts";

const RESERVED: ReadonlySet<string> = new Set(RESERVED_NAMES.map(skeleton));
const STAFF: ReadonlySet<string> = new Set(STAFF_WORDS.map(skeleton));

/** A name's words: split at punctuation, spaces and inner capitals. */
const wordsOf = (name: string): string[] =>
  name
    .normalize("NFKC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}!|$]+/u);

/** A staff word in the plural, or short of some of its vowels: "Admins", "RDLINE". Its first letter stays. */
const SHORTENED: readonly RegExp[] = STAFF_WORDS.map((word) => {
  const shapes = [...word].map((letter, at) => skeleton(letter) + (at > 0 && "aeiou".includes(letter) ? "?" : "+"));
  return new RegExp(`^${shapes.join("")}s?$`);
});
const isStaff = (word: string): boolean => SHORTENED.some((shape) => shape.test(skeleton(word)));

const trimDigits = (word: string): string => word.replace(/^\p{Nd}+|\p{Nd}+$/gu, "");

/** True for a staff word joined to another reserved word, as in "supportteam". */
const isJoined = (shape: string): boolean =>
  [...RESERVED].some((word) => {
    if (!shape.startsWith(word) || shape.length === word.length) return false;
    const rest = shape.slice(word.length);
    return RESERVED.has(rest) && (STAFF.has(word) || STAFF.has(rest));
  });

/** Whether a name is reserved, or could be mistaken for staff. */
export function isReserved(name: string): boolean {
  if (RESERVED.has(skeleton(name)) || isJoined(skeleton(name)) || isJoined(skeleton(trimDigits(name)))) return true;
  return wordsOf(name).some((word) => isStaff(word) || isStaff(trimDigits(word)));
}
