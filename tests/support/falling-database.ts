import type { Kysely } from "kysely";

import type { Database } from "#shared/server/database.ts";

/** The process is gone. */
export class Killed extends Error {}

/** A database that ends whoever uses it before its statement number so: what was begun is undone, as if the process were killed there. */
export function fallingDatabase(db: Kysely<Database>, statements: number): Kysely<Database> {
  let left = statements;
  return db.withPlugin({
    transformQuery({ node }) {
      if (left-- <= 0) throw new Killed();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
}
