import { sql, type Kysely } from "kysely";

import { TEXTS } from "../../content/texts/catalog.ts";
import type { TextID } from "../../ids.ts";
import { difficultyOf } from "../../rules/difficulty.ts";
import { fitTexts, type TextFit } from "../../rules/text-measures/fit.ts";
import type { TextSums } from "../../rules/text-measures/sums.ts";
import type { Database } from "../database.ts";

export type SumsByText = ReadonlyMap<TextID, TextSums>;

const DIFFICULTY: ReadonlyMap<TextID, number> = new Map(TEXTS.map(({ textID, body }) => [textID, difficultyOf(body)]));

/** What the sums say of the texts that are raced today. */
export const fitOf = (sums: SumsByText): TextFit => fitTexts(sums.values(), (textID) => DIFFICULTY.get(textID));

/** The sums of every text, in a fixed order, so that adding them up gives the same everywhere. */
export async function sumsOf(db: Kysely<Database>): Promise<SumsByText> {
  const rows = await db.selectFrom("text_sums").selectAll().orderBy("text_id").execute();
  return new Map(
    rows.map(({ text_id: textID, races, weight, weight_sq: weightSq, powers }) => [
      textID,
      { textID, races, weight, weightSq, powers: powers as unknown as TextSums["powers"] },
    ]),
  );
}

/** Writes changed sums. Whoever does has locked the place up to which they go. */
export async function keepSums(db: Kysely<Database>, sums: SumsByText): Promise<void> {
  if (sums.size === 0) return;
  await db
    .insertInto("text_sums")
    .values(
      [...sums.values()].map(({ textID, races, weight, weightSq, powers }) => ({
        text_id: textID,
        races,
        weight,
        weight_sq: weightSq,
        powers: [...powers],
      })),
    )
    .onConflict((conflict) =>
      conflict.column("text_id").doUpdateSet({
        races: sql.ref("excluded.races"),
        weight: sql.ref("excluded.weight"),
        weight_sq: sql.ref("excluded.weight_sq"),
        powers: sql.ref("excluded.powers"),
      }),
    )
    .execute();
}
