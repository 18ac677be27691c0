import { ENGLISH } from "../../content/aliases/english.ts";
import { FRENCH } from "../../content/aliases/french.ts";
import { GERMAN } from "../../content/aliases/german.ts";
import { SPANISH } from "../../content/aliases/spanish.ts";
import { skeleton } from "../account/skeleton.ts";
import { pick, type Dice } from "../chance.ts";
import { usernameOfAlias } from "./alias-username.ts";

export const ALIAS_WORDS = { english: ENGLISH, german: GERMAN, spanish: SPANISH, french: FRENCH } as const;
export type AliasLanguage = keyof typeof ALIAS_WORDS;
export const ALIAS_LANGUAGES = Object.keys(ALIAS_WORDS) as readonly AliasLanguage[];

/** Two kind words that a pupil is called by, and the same as a username. Both have one look. */
export interface Alias {
  readonly displayName: string;
  readonly username: string;
}

/** No 0, 1 and 5, which look like letters; no 6 and 8, so that no number means harm (18, 69, 88). */
const DIGITS = [..."23479"];

/** In digits: an alias has no number, or one of these lengths. */
type NumberLength = 0 | 2 | 3;

/** Different digits side by side: "22" would be read as letters, too. */
function numberOf(dice: Dice, length: NumberLength): string {
  let number = "";
  while (number.length < length)
    number += pick(
      dice,
      DIGITS.filter((digit) => digit !== number.at(-1)),
    );
  return number;
}

/** Draws "Swift Otter", or "Swift Otter 42" with a number of two or three digits. */
export function aliasOf(language: AliasLanguage, dice: Dice, length: NumberLength = 0): Alias {
  const { first, second } = ALIAS_WORDS[language];
  const words = `${pick(dice, first)} ${pick(dice, second)}`;
  const displayName = length === 0 ? words : `${words} ${numberOf(dice, length)}`;
  return { displayName, username: usernameOfAlias(displayName) };
}

/** The language in which a text could have been drawn; undefined: in none. */
export function languageOfAlias(text: string): AliasLanguage | undefined {
  const [, one, two, number] = /^(\S+) (\S+)(?: (\d{2,3}))?$/.exec(text) ?? [];
  if (one === undefined || two === undefined) return undefined;
  if (number !== undefined && ![...number].every((digit, at) => DIGITS.includes(digit) && digit !== number[at - 1]))
    return undefined;
  return ALIAS_LANGUAGES.find(
    (each) => ALIAS_WORDS[each].first.includes(one) && ALIAS_WORDS[each].second.includes(two),
  );
}

/** As many draws find nothing free before the number gets longer, and before none is looked for any more. */
const DRAWS = { plain: 4, short: 20, all: 1_000 } as const;
const lengthAt = (draw: number): NumberLength => (draw < DRAWS.plain ? 0 : draw < DRAWS.short ? 2 : 3);

interface Wanted {
  readonly count: number;
  /** Skeletons of names that are somebody's. */
  readonly taken: ReadonlySet<string>;
}

/**
 * Draws aliases of which none looks like another one or like a taken name. Numbers come only where words are taken.
 *
 * @throws RangeError when hardly any alias of the language is free
 */
export function aliasesOf(language: AliasLanguage, dice: Dice, { count, taken }: Wanted): readonly Alias[] {
  const looks = new Set<string>();
  const drawFree = (): Alias => {
    for (let draw = 0; draw < DRAWS.all; draw++) {
      const alias = aliasOf(language, dice, lengthAt(draw));
      const look = skeleton(alias.username);
      if (taken.has(look) || looks.has(look)) continue;
      looks.add(look);
      return alias;
    }
    throw new RangeError("no alias is free");
  };
  return Array.from({ length: count }, drawFree);
}
