import { sql } from "kysely";

const onTypingSite = (column: string) => sql<number>`coalesce((
  select ${sql.ref(`s.${column}`)} from racing_stats s where s.user_id = u.user_id and s.site = 'type'), 0)`;

/** Figures that achievements ask for, as SQL beside a row `u` of `users`. */
export const raceReached = {
  longestSession: onTypingSite("longest_session"),
  streakDays: onTypingSite("streak_days"),
  winsRunning: onTypingSite("wins_running"),
};
