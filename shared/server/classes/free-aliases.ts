import type { SectionID } from "../../ids.ts";
import { skeleton } from "../../rules/account/skeleton.ts";
import type { Dice } from "../../rules/chance.ts";
import { usernameOfAlias } from "../../rules/classes/alias-username.ts";
import { aliasesOf, type Alias, type AliasLanguage } from "../../rules/classes/alias.ts";
import { holdLooks, takenLooks } from "../accounts/sign-up/looks.ts";
import type { Work } from "../platform/work.ts";

interface Wanted {
  readonly language: AliasLanguage;
  readonly count: number;
  /** The class in which each has to be another one, too. */
  readonly sectionID: SectionID;
  /** One of the lists': taken where it is free. */
  readonly wished?: string | undefined;
}

const MOST_ROUNDS = 12;
/** More than are wanted are drawn at once, since some are taken: a second look is rare. */
const drawnFor = (count: number): number => Math.ceil(count * 1.5) + 4;

const lookOf = ({ username }: Alias): string => skeleton(username);

/**
 * Draws aliases that nobody has and nobody's name looks like, and holds them until the transaction ends. A bounded number of
 * statements for any number.
 */
export async function freeAliases(work: Work, dice: Dice, wanted: Wanted): Promise<readonly Alias[]> {
  const { language, count, sectionID, wished } = wanted;
  const found: Alias[] = [];
  const taken = new Set(await looksIn(work, sectionID));
  for (let round = 0; found.length < count && round < MOST_ROUNDS; round++) {
    const own = round === 0 ? wishOf(wished).filter((each) => !taken.has(lookOf(each))) : [];
    const known = new Set([...taken, ...own.map(lookOf)]);
    const drawn = aliasesOf(language, dice, { count: drawnFor(count - found.length), taken: known });
    const candidates = [...own, ...drawn];
    const looks = candidates.map(lookOf);
    await holdLooks(work, looks);
    const others = await takenLooks(work, looks);
    found.push(...candidates.filter((each) => !others.has(lookOf(each))).slice(0, count - found.length));
    for (const look of looks) taken.add(look);
  }
  if (found.length < count) throw new Error("no alias is free");
  return found;
}

const wishOf = (wished: string | undefined): readonly Alias[] =>
  wished === undefined ? [] : [{ displayName: wished, username: usernameOfAlias(wished) }];

async function looksIn({ trx }: Work, sectionID: SectionID): Promise<readonly string[]> {
  const rows = await trx.selectFrom("section_members").select("alias").where("section_id", "=", sectionID).execute();
  return rows.map(({ alias }) => skeleton(alias));
}
