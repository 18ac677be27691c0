import type { Generated, JSONColumnType } from "kysely";

import type { UserID } from "../../ids.ts";
import type { BugFacts, BugState } from "../../rules/bug-report.ts";
import type { Stamp } from "../../units.ts";

/** What somebody says went wrong. */
interface BugReportTable {
  report_id: Generated<number>;
  /** The code that whoever reported can quote. */
  reference: string;
  /** null: a guest, or a player who left that out. */
  user_id: UserID | null;
  what: string;
  facts: JSONColumnType<BugFacts>;
  state: Generated<BugState>;
  stamp: Stamp;
  done_stamp: Generated<Stamp | null>;
  /** What the operator noted about it. */
  note: Generated<string>;
}

export interface SupportTables {
  bug_reports: BugReportTable;
}
