import type { Kysely } from "kysely";

import type { TextID } from "../../ids.ts";
import type { DifficultyBand } from "../../rules/difficulty.ts";
import type { KnownMeasure } from "../../rules/text-measures/as-fast-as.ts";
import { textsOfBand } from "../../rules/text-measures/bands.ts";
import type { Database } from "../database.ts";

/** What is known of these texts; of a text without enough races nothing. */
export async function knownMeasures(
  db: Kysely<Database>,
  textIDs: readonly TextID[],
): Promise<ReadonlyMap<TextID, KnownMeasure>> {
  if (textIDs.length === 0) return new Map();
  const rows = await db
    .selectFrom("text_measures")
    .select(["text_id", "effect", "low", "high"])
    .where("text_id", "in", [...new Set(textIDs)])
    .execute();
  return new Map(rows.map(({ text_id: textID, ...measure }) => [textID, measure]));
}

/** The texts of a band of difficulty, as they are measured now. */
export async function textsInBand(db: Kysely<Database>, band: DifficultyBand): Promise<readonly TextID[]> {
  const rows = await db.selectFrom("text_measures").select(["text_id", "effect", "expected"]).execute();
  return textsOfBand(
    band,
    rows.map(({ text_id: textID, ...measure }) => ({ textID, ...measure })),
  );
}
