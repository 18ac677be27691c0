import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";

import type { Database } from "#shared/server/database.ts";
import type { Work } from "#shared/server/platform/work.ts";
import { PURGES } from "#shared/server/privacy/purges.ts";
import { days, dayOf, type Stamp } from "#shared/units.ts";

/** A moment of no meaning: what matters is how far from it a purge looks back. */
const NOW = 2_000_000_000 as Stamp;
const DAY_S = days(1) / 1_000;
const LONGEST_DAYS = 1_000;

/** What one nightly purge does to a table. */
export interface Purged {
  readonly table: string;
  readonly deed: "deletes" | "empties";
  /** The ages, in days, that it asks for; none where the rows say themselves until when they are kept. */
  readonly days: readonly number[];
}

/** What every purge asks of a database that has nothing, by its own statement. */
export async function nightlyPurges(): Promise<readonly Purged[]> {
  const purged: Purged[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      const found = /(delete from|(?<!for )update)\s+"?(\w+)"?/i.exec(query.sql);
      if (!found?.[2]) return;
      const deed = found[1]?.toLowerCase() === "update" ? "empties" : "deletes";
      purged.push({ table: found[2], deed, days: agesIn(query.parameters) });
    },
  });
  for (const purge of PURGES) await purge({ trx: db, now: NOW } as unknown as Work);
  await db.destroy();
  return purged;
}

/** How many days before now the moments and days are that a statement names. */
const agesIn = (parameters: readonly unknown[]): readonly number[] =>
  [
    ...new Set(
      parameters
        .flatMap((value) => (typeof value === "number" ? [(NOW - value) / DAY_S, dayOf(NOW) - value] : []))
        .filter((age) => Number.isInteger(age) && age > 0 && age < LONGEST_DAYS),
    ),
  ].toSorted((one, other) => one - other);
