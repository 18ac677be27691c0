import type { Generated, JSONColumnType } from "kysely";

import type { Stamp } from "../../units.ts";

/** A job that is committed, as long as the queue does not have it. */
interface OutboxTable {
  outbox_id: Generated<string>;
  /** A job's name; of a newer or older version perhaps. */
  name: string;
  data: JSONColumnType<object>;
  created_stamp: Stamp;
}

/** What is on its way to the queue. */
export interface JobTables {
  outbox: OutboxTable;
}
