import { RACE } from "#shared/rules/race/numbers.ts";
import type { Course, Racer, Way } from "#shared/rules/race/race.ts";

import type { Discipline, Said } from "./discipline.ts";
import type { RacePlan } from "./race-plan.ts";

interface RacerNews {
  /** Goes to the racer alone. */
  readonly own: readonly Said[];
  readonly all: readonly Said[];
}

/** What is told when something about a racer changed. */
export function racerNews<L extends Way, C extends Course<L>, P extends RacePlan>(
  discipline: Pick<Discipline<L, C, P>, "newsOf">,
  race: C,
  was: Racer<L>,
  racer: Racer<L>,
): RacerNews {
  const { own = [], all = [] } = discipline.newsOf(race, was, racer);
  const secondsLeft = (RACE.idleOutMs - RACE.idleWarnMs) / 1_000;
  return {
    own: [
      ...own,
      ...(racer.isWarned && !was.isWarned ? [["idle-warning", { secondsLeft }] as const] : []),
      ...(racer.lane.foul && !was.lane.foul ? [["foul", racer.lane.foul] as const] : []),
    ],
    all,
  };
}

/** What a racer who comes, or comes back, is told. */
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
