import type { Selectable } from "kysely";

import { dailyText } from "../../rules/daily-text.ts";
import { goalsAfter, NO_GOALS, type Goals } from "../../rules/rewards/goals.ts";
import { duelsAfter } from "../../rules/rivals.ts";
import { dayOf } from "../../units.ts";
import type { RaceOutcome } from "./outcome.ts";
import type { SettledRacer } from "./racers.ts";
import type { RacingStatsTable } from "./tables.ts";

type StatsRow = Selectable<RacingStatsTable>;

/**
 * What a racer has going after a race, as columns.
 *
 * @param was the row of before; undefined before the first race
 */
export function goalColumns(outcome: RaceOutcome, { userID, result }: SettledRacer, was: StatsRow | undefined) {
  const isContest = outcome.mode !== "friend" && outcome.scoring !== "casual";
  const { wpm: speed, place, accuracy } = result;
  const race = {
    day: dayOf(outcome.startedStamp),
    isFinished: result.standing === "finished",
    speed,
    isContest,
    place,
  };
  const finished = (figure: number): number | null => (race.isFinished ? figure : null);
  const goals = goalsAfter(was ? goalsOfRow(was) : NO_GOALS, race);
  const duels = was?.rivals ?? {};
  const isDaily = isContest && race.day > (was?.daily_day ?? -1) && outcome.textID === dailyText(race.day);
  return {
    last_day: goals.lastDay,
    streak_days: goals.streakDays,
    wins_running: goals.winsRunning,
    best_today: goals.bestToday,
    rivals: JSON.stringify(isContest ? duelsAfter(duels, userID, result, botsIn(outcome)) : duels),
    daily_day: isDaily ? race.day : (was?.daily_day ?? null),
    daily_race_id: isDaily ? outcome.raceID : (was?.daily_race_id ?? null),
    daily_speed: isDaily ? finished(speed) : (was?.daily_speed ?? null),
    daily_accuracy: isDaily ? finished(accuracy) : (was?.daily_accuracy ?? null),
  };
}

const goalsOfRow = (row: StatsRow): Goals => ({
  lastDay: row.last_day,
  streakDays: row.streak_days,
  winsRunning: row.wins_running,
  bestToday: row.best_today,
});

const botsIn = ({ results }: RaceOutcome) =>
  results.flatMap(({ seat, place }) => (seat.isBot ? [{ name: seat.displayName, place }] : []));
