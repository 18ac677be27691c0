import { sql, type RawBuilder } from "kysely";

import type { UserID } from "../../ids.ts";

/** Who left a team or was erased stands in its scores under this number, all together. */
export const GONE = 0 as UserID;

/** Each figure of a score, and how the races of one period make it. */
const FIGURES = {
  points: "sum(points)",
  experience: "sum(experience)",
  played: "count(*)",
  won: "count(*) filter (where is_won)",
  ranked: "count(*) filter (where is_ranked)",
  done: "sum(done)",
  errors: "sum(errors)",
  elapsed_ms: "sum(elapsed_ms)",
  speed_sum: "coalesce(sum(speed) filter (where is_ranked), 0)",
  best_speed: "coalesce(max(speed) filter (where is_paid), 0)",
  last_stamp: "coalesce(max(stamp) filter (where points > 0), max(stamp))",
} as const;

const list = (parts: readonly string[]): RawBuilder<unknown> => sql.raw(parts.join(", "));

function added(name: string): string {
  if (name === "best_speed") return "best_speed = greatest(kept.best_speed, excluded.best_speed)";
  if (name !== "last_stamp") return `${name} = kept.${name} + excluded.${name}`;
  return `last_stamp = case when (kept.points > 0) = (excluded.points > 0)
      then greatest(kept.last_stamp, excluded.last_stamp)
      when kept.points > 0 then kept.last_stamp else excluded.last_stamp end`;
}

/** The figures by name. */
export const NAMES = list(Object.keys(FIGURES));
/** The figures of some races. */
export const SUMS = list(Object.values(FIGURES));
/** Adds new figures to those that are kept. */
export const ADDED = list(Object.keys(FIGURES).map(added));

const OF_LESSONS = ["points", "ranked", "speed_sum", "last_stamp"] as const;
/** The same of a lesson's figures. */
export const LESSON_NAMES = list(OF_LESSONS);
export const LESSON_SUMS = list(OF_LESSONS.map((name) => FIGURES[name]));
export const LESSON_ADDED = list(OF_LESSONS.map(added));

/** The figures of several scores as those of one. */
export const SUMMED = list(
  Object.keys(FIGURES).map((name) => {
    if (name === "last_stamp") return "coalesce(max(last_stamp) filter (where points > 0), max(last_stamp))";
    return name === "best_speed" ? "max(best_speed)" : `sum(${name})`;
  }),
);
