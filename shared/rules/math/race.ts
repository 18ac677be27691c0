import type { LessonID } from "../../content/lessons/lesson.ts";
import type { RaceID } from "../../ids.ts";
import type { Arrival } from "../race/lane.ts";
import { comeBack, newRacers, takeAct, type RaceCore, type Seat } from "../race/race.ts";
import { boardOf, type Result } from "../race/results.ts";
import type { AnswerEvent } from "./answers.ts";
import { newMathLane, takeAnswerEvents, type MathLane } from "./lane.ts";
import type { Problem } from "./problem.ts";
import { mathScoreOf, type MathScore } from "./score.ts";

/** A math race as one value. Time, leaving and the end are those of every race: see `rules/race/race`. */
export interface MathRace extends RaceCore<MathLane> {
  readonly lessonID: LessonID;
  readonly problems: readonly Problem[];
}

export const newMathRace = (
  raceID: RaceID,
  lessonID: LessonID,
  problems: readonly Problem[],
  seats: readonly Seat[],
): MathRace => ({ raceID, lessonID, problems, racers: newRacers(seats, newMathLane), isOver: false });

/** Takes one racer's answers. Returns the same race when they change nothing. */
export const takeAnswers = (race: MathRace, slot: number, events: readonly AnswerEvent[], arrival: Arrival): MathRace =>
  takeAct(race, slot, arrival.arrivalMs, {
    take: (lane: MathLane) => takeAnswerEvents(race.problems, lane, events, arrival),
    isDone: (lane) => lane.right >= race.problems.length,
  });

/** A digit was typed but not sent yet: restarts the idle time, since thinking is not idling. */
export const keepAwake = (race: MathRace, slot: number, nowMs: number): MathRace => {
  const racer = race.racers.find((r) => r.seat.slot === slot);
  return racer?.standing === "racing" && racer.awaySinceMs === undefined ? comeBack(race, slot, nowMs) : race;
};

/** One line of the result board. */
export type MathResult = MathScore & Pick<Result, "seat" | "standing" | "place" | "foul" | "outages">;

export const mathResultsOf = (race: MathRace): readonly MathResult[] =>
  boardOf(race.racers, (lane) => lane.right).map(({ lane, ...line }) => ({
    ...mathScoreOf(lane.right, lane.errors, lane.fairMs),
    ...line,
  }));
