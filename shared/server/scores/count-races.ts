import { sql } from "kysely";

import { RACES_A_DAY } from "../../rules/leagues/numbers.ts";
import { periodOf, type Span } from "../../rules/periods.ts";
import { inOrder, isPaid, type CountedRace } from "../../rules/race/counted-race.ts";
import type { Work } from "../platform/work.ts";
import { ADDED, LESSON_ADDED, LESSON_NAMES, LESSON_SUMS, NAMES, SUMS } from "./figures.ts";

/**
 * Counts finished races in every span of time in which they started, for their racers and for the teams in which these were
 * then, in one statement. Each site has figures of its own, and each math lesson. Races that pay nothing are raced all the same, but give no points
 * and nothing to teams. The racers are locked; teams are held as their first rows of a period name them, in the order of their ids.
 *
 * @source rules Boards, Leagues, Race weeks
 */
export async function countForScores({ trx }: Work, races: readonly CountedRace[]): Promise<void> {
  const finished = inOrder(races.filter(({ standing }) => standing === "finished"));
  if (finished.length === 0) return;
  await sql`
    with race as (
      select * from unnest(${columnsOf(finished)}) with ordinality as r (user_id, site, lesson, day, week, month, season, league,
        team_league, stamp, gives, is_paid, is_won, is_ranked, done, errors, elapsed_ms, speed, experience, turn)),
    scored as (${inDayOf("site", "racer_scores")}),
    racers as (
      insert into racer_scores as kept (span, period, site, user_id, ${NAMES}, best)
      select s.span, s.period, site, user_id, ${SUMS}, ${BEST}
      from scored cross join lateral (values ('day', day), ('week', week), ('month', month), ('season', season),
        ('league', league)) as s (span, period)
      where s.period is not null
      group by s.span, s.period, site, user_id
      order by s.span, s.period, site, user_id
      on conflict (span, period, site, user_id) do update set ${ADDED}, ${BEST_ADDED})
    ${finished.some(({ lessonID }) => lessonID !== null) ? LESSONS : sql``}
    insert into team_scores as kept (span, period, site, team_id, user_id, ${NAMES})
    select s.span, s.period, site, m.team_id, m.user_id, ${SUMS}
    from scored join (select team_id, user_id, join_stamp from team_members) m on m.user_id = scored.user_id and scored.stamp >= m.join_stamp
    cross join lateral (values ('life', 0), ('day', day), ('week', week), ('month', month), ('season', season),
      ('team-league', team_league)) as s (span, period)
    where s.period is not null and is_paid
    group by s.span, s.period, site, m.team_id, m.user_id
    order by m.team_id, s.span, s.period, site, m.user_id
    on conflict (span, period, site, team_id, user_id) do update set ${ADDED}`.execute(trx);
}

/** Each race with the points that it adds to the best of its day, and the best after it: of its site, or of its lesson alone. */
const inDayOf = (whole: "site" | "lesson", scores: "racer_scores" | "lesson_scores") => sql`
      select *, case when cardinality(before) < ${RACES_A_DAY} then gives
        else greatest(0, gives - (select x from unnest(before) x order by x desc offset ${RACES_A_DAY - 1} limit 1))
        end as points,
        array(select x from unnest(before || gives) x where x > 0 order by x desc limit ${RACES_A_DAY})::text as after
      from (
        select r.*, coalesce(s.best, '{}') || array(
          select e.gives from race e where e.user_id = r.user_id and ${sql.ref(`e.${whole}`)} = ${sql.ref(`r.${whole}`)}
            and e.day = r.day and e.turn < r.turn and e.gives > 0) as before
        from race r left join ${sql.table(scores)} s
          on s.span = 'day' and s.period = r.day and ${sql.ref(`s.${whole}`)} = ${sql.ref(`r.${whole}`)} and s.user_id = r.user_id
        where ${sql.ref(`r.${whole}`)} is not null) known`;

const BEST = sql`case when s.span = 'day' then (array_agg(after order by turn desc))[1]::integer[] else '{}' end`;
const BEST_ADDED = sql`best = case when kept.span = 'day' then excluded.best else kept.best end`;

/** Ranked races are in the figures of their lesson, too. Each lesson has its own best of a day. */
const LESSONS = sql`, lesson_scored as (${inDayOf("lesson", "lesson_scores")}),
    lessons as (
      insert into lesson_scores as kept (span, period, lesson, user_id, ${LESSON_NAMES}, best)
      select s.span, s.period, lesson, user_id, ${LESSON_SUMS}, ${BEST}
      from lesson_scored cross join lateral (values ('day', day), ('week', week), ('month', month), ('season', season)) as s (span, period)
      where s.period is not null and is_ranked
      group by s.span, s.period, lesson, user_id
      order by s.span, s.period, lesson, user_id
      on conflict (span, period, lesson, user_id) do update set ${LESSON_ADDED}, ${BEST_ADDED})`;

const periods = (races: readonly CountedRace[], span: Span) =>
  sql`${races.map(({ startedStamp }) => periodOf(span, startedStamp) ?? null)}::integer[]`;

const isRanked = (race: CountedRace): boolean => isPaid(race) && race.mode === "public";

/** The races as columns, in the order in which the statement names them. */
const columnsOf = (races: readonly CountedRace[]) => sql`
  ${races.map(({ userID }) => userID)}::bigint[], ${races.map(({ site }) => site)}::text[],
  ${races.map(({ lessonID }) => lessonID)}::text[], ${periods(races, "day")},
  ${periods(races, "week")}, ${periods(races, "month")}, ${periods(races, "season")}, ${periods(races, "league")},
  ${periods(races, "team-league")}, ${races.map(({ startedStamp }) => startedStamp)}::bigint[],
  ${races.map((race) => (isRanked(race) ? race.reward.experience : 0))}::integer[], ${races.map(isPaid)}::boolean[],
  ${races.map(({ place }) => place === 1)}::boolean[], ${races.map(isRanked)}::boolean[],
  ${races.map(({ done }) => done)}::bigint[], ${races.map(({ errors }) => errors)}::bigint[],
  ${races.map(({ elapsedMs }) => elapsedMs)}::bigint[], ${races.map(({ speed }) => speed)}::float8[],
  ${races.map(({ reward }) => reward.experience)}::bigint[]`;
