import { sql, type RawBuilder } from "kysely";

import type { Stamp } from "../../../units.ts";
import type { Database } from "../../database.ts";
import { BATCH_SIZE, type Batch } from "./sweep.ts";

/** Deletes expired rows of a table. Locked rows are skipped until the next run. */
export const purge =
  (table: keyof Database, isOver: (now: Stamp) => RawBuilder<boolean>): Batch =>
  async ({ trx, now }, size = BATCH_SIZE) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${isOver(now)} limit ${size} for update skip locked))`.execute(trx);
    return Number(numAffectedRows ?? 0);
  };
