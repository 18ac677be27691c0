import { sql } from "kysely";

/** Fewer racers make no race of it. */
const LEAST_RACERS = 3;

const standing = (column: string) =>
  sql<number>`coalesce((select s.${sql.ref(column)} from league_standings s where s.user_id = u.user_id), 0)`;

/** Figures that achievements ask for, as SQL beside a row `u` of `users`. */
export const leaguesReached = {
  highestLeagueTier: standing("highest_tier"),
  tournamentsWon: standing("tournaments_won"),
  leagueWeeks: sql<number>`(select count(*) from league_places p where p.user_id = u.user_id and p.place is not null)`,
  leagueWins: sql<number>`(select count(*) from league_places p join league_groups g on g.group_id = p.group_id
    where p.user_id = u.user_id and p.place = 1 and g.members >= ${LEAST_RACERS})`,
};
