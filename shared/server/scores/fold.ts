import { sql } from "kysely";

import type { TeamID, UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";
import { ADDED, GONE, NAMES, SUMMED } from "./figures.ts";

/**
 * What members raced for a team stays with it, without a name; but a week of the team's league counts its best members, whoever
 * left meanwhile: there they keep theirs until they are erased. They and the team are locked.
 *
 * @source rules Leagues: Teams
 */
export async function foldScores(
  { trx }: Pick<Work, "trx">,
  { team_id }: { readonly team_id: TeamID },
  userIDs: readonly UserID[],
): Promise<void> {
  await sql`
    with gone as (
      delete from team_scores where team_id = ${team_id} and user_id = any(${userIDs}::bigint[])
        and span <> 'team-league' returning *)
    insert into team_scores as kept (span, period, site, team_id, user_id, ${NAMES})
    select span, period, site, team_id, ${GONE}::bigint, ${SUMMED} from gone
    group by span, period, site, team_id
    order by span, period, site
    on conflict (span, period, site, team_id, user_id) do update set ${ADDED}`.execute(trx);
}
