import { sql, type Kysely } from "kysely";

import type { Database } from "#shared/server/database.ts";

/** A column that says whose a row is. */
export interface AccountColumn {
  readonly table: string;
  readonly column: string;
  /** Whether the rows go with the account. */
  readonly cascades: boolean;
}

/** Every column of the migrated database that references an account, or is named as one that does. */
export async function accountColumns(db: Kysely<Database>): Promise<readonly AccountColumn[]> {
  const { rows } = await sql<AccountColumn>`
    select c.relname as table, a.attname as column, coalesce(bool_or(f.confdeltype = 'c'), false) as cascades
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'users'::regclass
      and f.conkey = array[a.attnum]
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and (f.oid is not null or a.attname ~ '(^|_)user_ids?$')
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Every table of the product. */
export async function productTables(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely\\_%'
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}
