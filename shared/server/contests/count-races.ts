import { sql } from "kysely";

import { CONTEST } from "../../rules/contests/numbers.ts";
import { contestPoints } from "../../rules/contests/standings.ts";
import { contestTexts } from "../../rules/contests/texts.ts";
import { isPaid, type CountedRace } from "../../rules/race/counted-race.ts";
import { contestTopic } from "../platform/topic.ts";
import type { Work } from "../platform/work.ts";

/**
 * Counts public races that pay for the contests of their racers' teams: typing races on a day's text, math races in the
 * contest's lesson, of each racer the best of a day. Whoever came into the team after the start doesn't race for it, and
 * what is paid after the result stands isn't counted. The racers are locked.
 *
 * @source decision: contests
 */
export async function countForContests({ trx, now, ring }: Work, races: readonly CountedRace[]): Promise<void> {
  const raced = races
    .filter((race) => isPaid(race) && race.mode === "public")
    .flatMap((race) => contestTexts(race.startedStamp).map((text) => ({ ...race, ...text })));
  if (raced.length === 0) return;
  const { rows } = await sql<{ contestID: number; isOffline: boolean }>`
    insert into contest_races as kept (contest_id, slot, user_id, day, race_id, race_slot, started_stamp, speed, accuracy, points)
    select distinct on (c.contest_id, r.user_id, r.day)
      c.contest_id, t.slot, r.user_id, r.day, r.race_id, r.race_slot, r.stamp, r.speed, r.accuracy, r.points
    from unnest(${raced.map(({ userID }) => userID)}::bigint[], ${raced.map(({ site }) => site)}::text[],
      ${raced.map(({ day }) => day)}::integer[], ${raced.map(({ textID }) => textID)}::integer[],
      ${raced.map(({ lessonID }) => lessonID)}::text[], ${raced.map(({ raceID }) => raceID)}::uuid[],
      ${raced.map(({ slot }) => slot)}::smallint[], ${raced.map(({ startedStamp }) => startedStamp)}::bigint[],
      ${raced.map(({ speed }) => speed)}::float8[], ${raced.map(({ accuracy }) => accuracy)}::float8[],
      ${raced.map(({ speed, accuracy }) => contestPoints(speed, accuracy))}::integer[])
      as r (user_id, site, day, text_id, lesson_id, race_id, race_slot, stamp, speed, accuracy, points)
    join team_members m on m.user_id = r.user_id
    join contest_teams t on t.team_id = m.team_id and t.answer = 'in'
    join contests c on c.contest_id = t.contest_id and c.called_off_stamp is null and c.site = r.site
      and r.day >= c.first_day and r.day < c.first_day + c.days
      and ${now} < (c.first_day + c.days + ${CONTEST.settleDays}) * 86400::bigint and m.join_stamp < c.first_day * 86400::bigint
    join races on races.race_id = r.race_id
    where case when c.lesson_id is null then races.text_id = r.text_id
      else r.lesson_id = c.lesson_id and r.day = r.stamp / 86400 end
    order by c.contest_id, r.user_id, r.day, r.points desc, r.stamp
    on conflict (contest_id, user_id, day) do update set race_id = excluded.race_id, race_slot = excluded.race_slot,
      started_stamp = excluded.started_stamp, speed = excluded.speed, accuracy = excluded.accuracy, points = excluded.points
    where (kept.points, -kept.started_stamp) < (excluded.points, -excluded.started_stamp)
    returning contest_id as "contestID",
      (select offline from users where users.user_id = kept.user_id) as "isOffline"`.execute(trx);
  for (const { contestID, isOffline } of rows) if (!isOffline) ring(contestTopic(contestID));
}
