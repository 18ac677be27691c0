import { skeleton } from "../account/skeleton.ts";
import type { Dice } from "../chance.ts";
import { usernameOfAlias } from "../classes/alias-username.ts";
import { aliasesOf, type AliasLanguage } from "../classes/alias.ts";
import { DROP_IN } from "./numbers.ts";

const lookOf = (name: string): string => skeleton(usernameOfAlias(name));

/**
 * Names of two kind words for somebody to choose from.
 *
 * @param taken everyone's in the lesson, also of those who left
 */
export const namesFor = (language: AliasLanguage, dice: Dice, taken: readonly string[]): readonly string[] =>
  aliasesOf(language, dice, { count: DROP_IN.offers, taken: new Set(taken.map(lookOf)) }).map(
    ({ displayName }) => displayName,
  );

/** Whether a name looks like one that is somebody's. */
export const isTaken = (name: string, taken: readonly string[]): boolean =>
  taken.some((each) => lookOf(each) === lookOf(name));
