import { sql, type RawBuilder } from "kysely";

import { dayOf, type Stamp } from "../../units.ts";

/** Whether the racer in a column races for their team today, in a contest on the day's text. */
export const isInContest = (userID: string, now: Stamp): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from team_members r join contest_teams t on t.team_id = r.team_id and t.answer = 'in'
  join contests c on c.contest_id = t.contest_id and c.lesson_id is null and c.called_off_stamp is null
    and ${dayOf(now)}::integer >= c.first_day and ${dayOf(now)}::integer < c.first_day + c.days
  where r.user_id = ${sql.ref(userID)} and r.join_stamp < c.first_day * 86400::bigint)`;
