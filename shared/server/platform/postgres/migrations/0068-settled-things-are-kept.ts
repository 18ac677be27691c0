import { sql, type Kysely } from "kysely";

export const phase = "expand";

/** In the order in which a purchase writes them. */
const CHANGES = [
  ["update", "purchases", "new"],
  ["insert", "owned_cars", "new"],
  ["update", "owned_cars", "new"],
  ["insert", "owned_loot", "new"],
  ["update", "owned_loot", "new"],
  ["delete", "owned_loot", "old"],
] as const;

/** Whatever changes what a player owns, the version before too, counts it anew. The player is locked then. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [change, table, rows] of CHANGES) {
    await sql`
      create trigger ${sql.ref(`settled_after_${change}`)} after ${sql.raw(change)} on ${sql.table(table)}
      referencing ${sql.raw(rows)} table as changed for each statement execute function keep_settled_things()`.execute(
      db,
    );
  }
}
