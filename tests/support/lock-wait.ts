import { sql } from "kysely";
import { expect } from "vitest";

import type { Stage } from "./players.ts";

/** Until somebody waits for a lock in a stage's database. */
export async function untilSomebodyWaits({ db }: Pick<Stage, "db">): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows.length, { timeout: 60_000 }).toBe(1);
}
