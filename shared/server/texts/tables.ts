import type { GeneratedAlways } from "kysely";

import type { RaceID, TextID } from "../../ids.ts";
import type { Oddity } from "../../rules/text-measures/odd.ts";
import type { Stamp } from "../../units.ts";

/** What is kept of the races on a text; `rules/text-measures/sums.ts`. */
interface TextSumsTable {
  text_id: TextID;
  races: number;
  weight: number;
  weight_sq: number;
  powers: number[];
}

/** Up to which paid race the sums go, in the order in which they were paid. Its one row is locked by whoever adds to them. */
interface TextSumsUntilTable {
  is_only: GeneratedAlways<boolean>;
  done_stamp: Stamp;
  race_id: RaceID;
  slot: number;
}

/** What the sums said last night; `rules/text-measures/fit.ts`. */
interface TextMeasureTable {
  text_id: TextID;
  races: number;
  /** How much faster it is typed than an average text, as a logarithm, and the interval around it. */
  effect: number;
  low: number;
  high: number;
  /** What the formula of difficulty says. */
  expected: number;
  oddities: Oddity[];
  made_stamp: Stamp;
}

export interface TextTables {
  text_sums: TextSumsTable;
  text_sums_until: TextSumsUntilTable;
  text_measures: TextMeasureTable;
}
