import { sql } from "kysely";

import { SITES } from "../../content/site.ts";

/** On the typing site; until a member's scores are counted anew, the sum of before stands. */
const teamRaces = sql<number>`coalesce((
  select case when coalesce(sum(s.played), 0) < m.played then m.played
    else coalesce(sum(s.played) filter (where s.site = 'type'), 0) end
  from team_members m left join team_scores s on s.span = 'life' and s.period = 0 and s.site = any(${[...SITES]})
    and s.team_id = m.team_id and s.user_id = m.user_id
  where m.user_id = u.user_id group by m.user_id), 0)`;

/** Figures that achievements ask for, as SQL beside a row `u` of `users`. */
export const teamsReached = {
  teamJoined: sql<number>`(select count(*) from team_members m where m.user_id = u.user_id)`,
  teamRaces,
};
