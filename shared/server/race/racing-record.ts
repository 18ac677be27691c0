import { sql } from "kysely";

import type { Site } from "../../content/site.ts";
import type { RacingRecord } from "../../contracts/race/own-progress.ts";
import type { UserID } from "../../ids.ts";
import { goalsOn, type Goals, type GoalsNow } from "../../rules/rewards/goals.ts";
import { SESSION_PAUSE } from "../../rules/rewards/session.ts";
import { rivalsNow, type Duels } from "../../rules/rivals.ts";
import { after, dayOf, type Day, type Stamp } from "../../units.ts";

type StoredRecord = Omit<RacingRecord, keyof GoalsNow | "rivals" | "daily"> &
  Goals & {
    readonly rivals: Duels;
    readonly daily: (NonNullable<RacingRecord["daily"]> & { readonly day: Day }) | null;
  };

/** A player's racing figures on one site and overall, read from the player's rows, one a site. */
export const racingColumn = (site: Site) =>
  sql<StoredRecord>`(select jsonb_build_object(
    'gamesPlayedAllSites', coalesce(sum(races_played), 0),
    'playTime', coalesce(round(sum(elapsed_ms) filter (where site = ${site}) / 1000), 0),
    'playTimeAllSites', coalesce(round(sum(elapsed_ms) / 1000), 0),
    'sessionRaces', coalesce(sum(session_races) filter (where site = ${site}), 0),
    'longestSession', coalesce(sum(longest_session) filter (where site = ${site}), 0),
    'lastConsecRace', max(last_race_stamp) filter (where site = ${site}),
    'highestSpeed', coalesce(max(highest_speed) filter (where site = ${site}), 0),
    'avgAcc', 100.0 * sum(done) filter (where site = ${site})
      / nullif(sum(done + errors) filter (where site = ${site}), 0),
    'placed1', coalesce(sum(placed1) filter (where site = ${site}), 0),
    'placed2', coalesce(sum(placed2) filter (where site = ${site}), 0),
    'placed3', coalesce(sum(placed3) filter (where site = ${site}), 0),
    'DQs', coalesce(sum(disqualified) filter (where site = ${site}), 0),
    'lastDq', max(last_disqualified_stamp) filter (where site = ${site}),
    'lastDay', max(last_day) filter (where site = ${site}),
    'streakDays', coalesce(max(streak_days) filter (where site = ${site}), 0),
    'winsRunning', coalesce(max(wins_running) filter (where site = ${site}), 0),
    'bestToday', coalesce(max(best_today) filter (where site = ${site}), 0),
    'daily', jsonb_agg(jsonb_build_object('day', daily_day, 'raceID', daily_race_id, 'speed', daily_speed,
      'accuracy', daily_accuracy)) filter (where site = ${site} and daily_day is not null) -> 0,
    'rivals', coalesce(jsonb_agg(rivals) filter (where site = ${site}) -> 0, '{}')
  ) from racing_stats where racing_stats.user_id = users.user_id)`.as("racing");

/** The current record: a session ends after too long a pause, a day at midnight. */
export function racingNow(stored: StoredRecord, userID: UserID, now: Stamp): RacingRecord {
  const { lastDay, streakDays, winsRunning, bestToday, rivals, daily, ...record } = stored;
  const { lastConsecRace, sessionRaces } = record;
  const isOver = lastConsecRace === null || after(lastConsecRace, SESSION_PAUSE) < now;
  return {
    ...record,
    sessionRaces: isOver ? 0 : sessionRaces,
    ...goalsOn({ lastDay, streakDays, winsRunning, bestToday }, dayOf(now)),
    rivals: rivalsNow(rivals, userID),
    daily: daily?.day === dayOf(now) ? { raceID: daily.raceID, speed: daily.speed, accuracy: daily.accuracy } : null,
  };
}
