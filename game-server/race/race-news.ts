import { idleTimes } from "#shared/rules/race/longer.ts";
import type { RaceCore, Racer, LaneCore } from "#shared/rules/race/race.ts";

import type { Discipline, OutMessage } from "./discipline.ts";
import type { RacePlan } from "./race-plan.ts";

/** The messages to a racer alone about a change of theirs. */
export function racerNews<L extends LaneCore>(was: Racer<L>, racer: Racer<L>): readonly OutMessage[] {
  const { warnMs, outMs } = idleTimes(racer.seat);
  const secondsLeft = Math.round((outMs - warnMs) / 1_000);
  return [
    ...(racer.isWarned && !was.isWarned ? [["idle-warning", { secondsLeft }] as const] : []),
    ...(racer.lane.foul && !was.lane.foul ? [["foul", racer.lane.foul] as const] : []),
  ];
}

/** The messages to a racer who joins or reconnects. */
export function welcomeNews<L extends LaneCore, C extends RaceCore<L>, P extends RacePlan>(
  discipline: Pick<Discipline<L, C, P>, "welcomeOf" | "taskOf">,
  race: C,
  slot: number,
  isGathering: boolean,
): readonly OutMessage[] {
  const racer = race.racers.find(({ seat }) => seat.slot === slot);
  if (!racer) return [];
  const { lane, seat } = racer;
  const times = seat.longer?.race ?? 1;
  const task = isGathering ? undefined : discipline.taskOf(race);
  const welcome = [
    "welcome",
    { slot, raceID: race.raceID, ...(times > 1 && { times }), ...discipline.welcomeOf(race, lane) },
  ] as const;
  return task ? [welcome, task] : [welcome];
}
