import { RACE } from "#shared/rules/race/numbers.ts";
import type { Course, Racer, Way } from "#shared/rules/race/race.ts";

import type { Discipline, Said } from "./discipline.ts";
import type { RacePlan } from "./race-plan.ts";

/** The messages to a racer alone about a change of theirs. */
export function racerNews<L extends Way>(was: Racer<L>, racer: Racer<L>): readonly Said[] {
  const secondsLeft = (RACE.idleOutMs - RACE.idleWarnMs) / 1_000;
  return [
    ...(racer.isWarned && !was.isWarned ? [["idle-warning", { secondsLeft }] as const] : []),
    ...(racer.lane.foul && !was.lane.foul ? [["foul", racer.lane.foul] as const] : []),
  ];
}

/** The messages to a racer who joins or reconnects. */
export function welcomeNews<L extends Way, C extends Course<L>, P extends RacePlan>(
  discipline: Pick<Discipline<L, C, P>, "welcomeOf" | "taskOf">,
  race: C,
  slot: number,
  isGathering: boolean,
): readonly Said[] {
  const lane = race.racers.find(({ seat }) => seat.slot === slot)?.lane;
  if (!lane) return [];
  const task = isGathering ? undefined : discipline.taskOf(race);
  const welcome = ["welcome", { slot, raceID: race.raceID, ...discipline.welcomeOf(race, lane) }] as const;
  return task ? [welcome, task] : [welcome];
}
