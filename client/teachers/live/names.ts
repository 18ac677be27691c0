import type { ClassFile } from "#shared/contracts/classes/teacher-shapes.ts";
import { hasNeeds } from "#shared/rules/classes/needs.ts";

import { needsWords } from "../class/needs-words.ts";

/** Real names by alias; empty while they aren't to be shown. */
export type RealNames = ReadonlyMap<string, string>;

export const NO_NAMES: RealNames = new Map();

export const namesOf = ({ members }: ClassFile): RealNames =>
  new Map(members.flatMap(({ alias, realName }) => (realName === null ? [] : [[alias, realName] as const])));

/** What pupils need, by alias; as little to be shown as their names. */
export const needsIn = ({ members }: ClassFile): RealNames =>
  new Map(members.flatMap(({ alias, needs }) => (hasNeeds(needs) ? [[alias, needsWords(needs)] as const] : [])));
