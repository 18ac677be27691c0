import { sql } from "kysely";

/** Figures that achievements ask for, as SQL beside a row `u` of `users`. */
export const teamsReached = {
  teamJoined: sql<number>`(select count(*) from team_members m where m.user_id = u.user_id)`,
  teamRaces: sql<number>`coalesce((select m.played from team_members m where m.user_id = u.user_id), 0)`,
};
