import type { JSONColumnType } from "kysely";

import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import type { Reference } from "../../rules/key-costs/reference.ts";
import type { StoredCosts } from "../../rules/key-costs/stored.ts";
import type { Stamp } from "../../units.ts";

/** What keys, pairs and facts cost a racer, of paid races. Written while the racer is locked; read by the racer alone. */
interface KeyCostsTable {
  user_id: UserID;
  site: Site;
  costs: JSONColumnType<StoredCosts>;
  /** The median wait of the latest races; null for math. */
  pace_ms: number | null;
  /** When the latest race of these started. */
  raced_stamp: Stamp;
  /** Paid races that started from then (included) to then (excluded) are counted by themselves besides. */
  span_from: Stamp | null;
  span_until: Stamp | null;
  span_costs: JSONColumnType<StoredCosts> | null;
}

/** What racers of one speed take for pairs and keys. */
interface KeyReferenceTable {
  /** `rules/key-costs/reference.ts`; -1: racers of any speed. */
  band: number;
  racers: number;
  parts: JSONColumnType<Reference>;
  fitted_stamp: Stamp;
}

export interface KeyCostTables {
  key_costs: KeyCostsTable;
  key_references: KeyReferenceTable;
}
