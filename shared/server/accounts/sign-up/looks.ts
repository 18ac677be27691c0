import { sql } from "kysely";

import type { Work } from "../../platform/work.ts";

/** Those who take the same look at once wait for each other. */
export async function holdLooks({ trx }: Pick<Work, "trx">, looks: readonly string[]): Promise<void> {
  const keys = [...new Set(looks)].sort().map((look) => `name:${look}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) as held (key)`.execute(
    trx,
  );
}

/** Which of some looks are already what somebody is called or shows. */
export async function takenLooks({ trx }: Pick<Work, "trx">, looks: readonly string[]): Promise<ReadonlySet<string>> {
  if (looks.length === 0) return new Set();
  const rows = await trx
    .selectFrom("users")
    .select(["username_skeleton", "display_skeleton"])
    .where((eb) => eb.or([eb("username_skeleton", "in", looks), eb("display_skeleton", "in", looks)]))
    .execute();
  return new Set(rows.flatMap((row) => [row.username_skeleton ?? "", row.display_skeleton ?? ""]));
}
