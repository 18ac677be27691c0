import { sql } from "kysely";

/** Kept by the database as things come, go and settle; counted only for a player whose row is older than the column. */
const settled = (kind: "cars" | "loot") => sql<number>`coalesce(${sql.ref(`u.settled_${kind}`)},
  (select ${sql.ref(kind)} from settled_things(u.user_id)))`;

/**
 * Figures that achievements ask for, as SQL beside a row `u` of `users`: without what was bought so lately that it may still
 * be given back.
 */
export const economyReached = { totalCars: settled("cars"), totalLoot: settled("loot") };
