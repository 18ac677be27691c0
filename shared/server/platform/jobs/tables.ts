import type { Generated, JSONColumnType } from "kysely";

import type { Stamp } from "../../../units.ts";

/** A committed job that is not in the queue yet. */
interface OutboxTable {
  outbox_id: Generated<string>;
  /** A job's name, possibly of a newer or older version. */
  name: string;
  data: JSONColumnType<object>;
  created_stamp: Stamp;
}

/** The outbox of jobs. */
export interface JobTables {
  outbox: OutboxTable;
}
