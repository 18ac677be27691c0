import { sql } from "kysely";

import type { TeamRank } from "../../contracts/access.ts";

/** Selects what the account is in its team, in a column: nothing without one. */
export const teamRanksOf = (userID: "users.user_id") =>
  sql<TeamRank[]>`coalesce((
    select case when t.captain_id = m.user_id then array['member', 'officer', 'captain']
      when m.role = 'officer' then array['member', 'officer'] else array['member'] end
    from team_members m join teams t on t.team_id = m.team_id where m.user_id = ${sql.ref(userID)}), array[]::text[])`.as(
    "team_ranks",
  );
