import type { Kysely } from "kysely";

import type { TextID } from "../../ids.ts";
import type { Oddity } from "../../rules/text-measures/odd.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";

/** A measured text, for operators and authors. */
export interface ToldText {
  readonly textID: TextID;
  readonly races: number;
  readonly effect: number;
  readonly low: number;
  readonly high: number;
  readonly expected: number;
  readonly oddities: readonly Oddity[];
  readonly madeStamp: Stamp;
}

/** All measured texts, the hardest first. */
export async function textList(db: Kysely<Database>): Promise<readonly ToldText[]> {
  const rows = await db.selectFrom("text_measures").selectAll().orderBy("effect").orderBy("text_id").execute();
  return rows.map(({ text_id: textID, made_stamp: madeStamp, ...told }) => ({ ...told, textID, madeStamp }));
}

/** The texts that their authors should look at, the farthest from what is expected of them first. */
export async function oddTexts(db: Kysely<Database>): Promise<readonly ToldText[]> {
  const odd = (await textList(db)).filter(({ oddities }) => oddities.length > 0);
  const apart = ({ effect, expected }: ToldText): number => Math.abs(effect - expected);
  return odd.toSorted((one, other) => apart(other) - apart(one));
}
