import type { Generated, JSONColumnType } from "kysely";

import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import type { FactCard } from "../../rules/coach/cards.ts";
import type { DrawnPart } from "../../rules/coach/lot.ts";
import type { Outcome } from "../../rules/coach/outcome.ts";
import type { StoredCosts } from "../../rules/key-costs/stored.ts";
import type { Day, Ms, Stamp } from "../../units.ts";

/** Two weeks of one racer; one at a time is under way. Written while the racer is locked. */
interface CoachFortnightTable {
  user_id: UserID;
  site: Site;
  started_stamp: Stamp;
  ends_stamp: Stamp;
  parts: JSONColumnType<readonly DrawnPart[]>;
  /** What the parts cost at the start; nobody needs it once it is over. */
  costs: JSONColumnType<StoredCosts> | null;
  /** On which somebody practised, in order. */
  days: Generated<readonly Day[]>;
  /** On the latest of them. */
  last_day_ms: Generated<Ms>;
  practised_ms: Generated<Ms>;
  /** By fact. */
  cards: JSONColumnType<Readonly<Record<string, FactCard>>>;
  ended_stamp: Stamp | null;
  /** null while it is under way, and where it says nothing. */
  gains: JSONColumnType<Outcome> | null;
  /** Whether it is in what all racers show: of each racer the first that says something. */
  is_found: Generated<boolean>;
}

/** What all racers show together, `rules/coach/finding.ts`. */
interface CoachFindingTable {
  site: Site;
  racers: number;
  weight: number;
  sum: number;
  squares: number;
}

export interface CoachTables {
  coach_fortnights: CoachFortnightTable;
  coach_findings: CoachFindingTable;
}
