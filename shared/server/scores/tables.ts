import type { Generated, GeneratedAlways } from "kysely";

import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { TeamID, UserID } from "../../ids.ts";
import type { Span } from "../../rules/periods.ts";
import type { Stamp } from "../../units.ts";

/** What was done on one site in one period, by the start of each race. */
interface Figures {
  /** What boards and leagues count: experience of ranked races, at most the best 25 a day (of a lesson, the best 25 there). */
  points: Generated<number>;
  /** All that was won there. */
  experience: Generated<number>;
  /** Finished races. */
  played: Generated<number>;
  won: Generated<number>;
  /** Public races that were paid: their speeds make the average. */
  ranked: Generated<number>;
  /** Right characters, or right answers. */
  done: Generated<number>;
  errors: Generated<number>;
  elapsed_ms: Generated<number>;
  /** Of ranked races. */
  speed_sum: Generated<number>;
  /** Of paid races. */
  best_speed: Generated<number>;
  /** Of ranked races; null before the first. */
  average: GeneratedAlways<number | null>;
  /** Of the latest race that added points, or else of the latest race: whoever had them first is first. */
  last_stamp: Stamp;
}

/** A racer's figures, of all finished races. Written while the racer is locked. */
interface RacerScoreTable extends Figures {
  user_id: UserID;
  site: Site;
  span: Exclude<Span, "team-league">;
  /** `rules/periods.ts` */
  period: number;
  /** The points of each race that counts, of a day only. */
  best: Generated<number[]>;
}

/** What a member did for the team, of paid races since they joined. */
interface TeamScoreTable extends Figures {
  team_id: TeamID;
  /** 0: those who left or were erased. */
  user_id: UserID;
  site: Site;
  /** `life` has the one period 0. */
  span: Exclude<Span, "league"> | "life";
  period: number;
}

/** What a racer did in one math lesson, of ranked races: what its boards rank by. Written while the racer is locked. */
interface LessonScoreTable extends Pick<Figures, "points" | "ranked" | "speed_sum" | "average" | "last_stamp"> {
  user_id: UserID;
  lesson: LessonID;
  span: Extract<Span, "day" | "week" | "month" | "season">;
  period: number;
  /** The points of each race in the lesson that counts, of a day only. */
  best: Generated<number[]>;
}

/** By what a racer's races are cut. */
export type Slice = "hour" | "difficulty" | "lesson";

/** What a racer did in one slice of all paid races. Written while the racer is locked. */
interface RacerSliceTable {
  user_id: UserID;
  site: Site;
  slice: Slice;
  /** The hour of the day in which the race started, UTC, 0 to 23; the band of `rules/difficulty.ts`; the lesson. */
  key: string;
  races: Generated<number>;
  /** Right characters, or right answers. */
  done: Generated<number>;
  errors: Generated<number>;
  elapsed_ms: Generated<number>;
  speed_sum: Generated<number>;
  best_speed: Generated<number>;
}

export interface ScoreTables {
  lesson_scores: LessonScoreTable;
  racer_slices: RacerSliceTable;
  racer_scores: RacerScoreTable;
  team_scores: TeamScoreTable;
}
