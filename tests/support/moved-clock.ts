import { sql } from "kysely";
import type { Page } from "playwright";

import { ms, type Ms, type Stamp } from "#shared/units.ts";

import type { Product } from "./product.ts";
import { liveOn, shiftMs } from "./run-day.mjs";

/** Lets this process live on another moment from now on. @returns by how much it moved */
export function moveClock(to: Stamp): Ms {
  const byMs = ms(to * 1_000 - Date.now());
  liveOn(byMs);
  return byMs;
}

/** The same for a page that is to be opened. */
export const moveClockOf = (page: Page, byMs: Ms): Promise<unknown> => page.context().addInitScript(liveOn, byMs);

/** The same for the database of a product: leases go by its clock. */
export async function moveDatabase({ services }: Product, byMs: Ms): Promise<void> {
  const shift = sql.lit(`${shiftMs + byMs} ms`);
  await sql`create or replace function public.clock_timestamp() returns timestamptz volatile
    return pg_catalog.clock_timestamp() + interval ${shift}`.execute(services.app.db);
}
