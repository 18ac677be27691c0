import { sql, type Kysely } from "kysely";

import type { Site } from "#shared/content/site.ts";
import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { UserID } from "#shared/ids.ts";
import type { Database } from "#shared/server/database.ts";
import type { Stamp } from "#shared/units.ts";

interface History {
  readonly races: number;
  /** When the last of them started. */
  readonly until: Stamp;
  /** Seconds from one to the next. */
  readonly everyS?: number;
  readonly site?: Site;
}

/** Races of one racer that are over and paid, one after the other, with their days and the record: as if they had been settled. */
export async function writeHistory(db: Kysely<Database>, userID: UserID, history: History): Promise<void> {
  const { races, until, everyS = 1_800, site = "type" } = history;
  const texts = site === "type" ? TEXTS.map(({ textID }) => textID) : [null];
  await sql`
    with made as (
      select gen_random_uuid() as race_id, ${until}::bigint - (${races}::int - n) * ${everyS}::bigint as stamp, n,
        (${texts}::int[])[1 + n % ${texts.length}::int] as text_id,
        case when n % 25 = 0 then 'friend' else 'public' end as mode,
        50 + 20.0 * n / ${races}::int + (n * 7919) % 1000 / 50.0 as speed
      from generate_series(1, ${races}::int) n),
    raced as (
      insert into races (race_id, site, text_id, lesson_id, problems, started_stamp, mode)
      select race_id, ${site}, text_id, case when text_id is null then 'addition_1' end,
        case when text_id is null then '[]'::jsonb end, stamp, mode from made),
    results as (
      insert into race_results (race_id, slot, site, started_stamp, user_id, display_name, car_id, car_hue_angle, is_bot,
        standing, place, done, errors, elapsed_ms, speed, accuracy, mode, text_id, friends, is_won)
      select race_id, 0, ${site}, stamp, ${userID}, 'Racer', 1, 0, false, 'finished', 1 + n % 5, 250, n % 9,
        (250 / 5 / speed * 60000)::int, speed, 100.0 * 250 / (250 + n % 9), mode, text_id,
        case when n % 50 = 0 then 1 else 0 end, n % 5 = 0
      from made)
    insert into race_rewards (race_id, slot, user_id, cash, experience, nitros, parts, state, due_stamp)
    select race_id, 0, ${userID}, 500, 100, 0, '{}', 'paid', stamp from made`.execute(db);
  await sql`
    insert into racer_scores (user_id, site, span, period, points, experience, played, won, ranked, done, errors, elapsed_ms,
      speed_sum, best_speed, last_stamp)
    select user_id, site, 'day', started_stamp / 86400, 100 * count(*), 100 * count(*), count(*), count(*) filter (where is_won),
      count(*), sum(done), sum(errors), sum(elapsed_ms), sum(speed), max(speed), max(started_stamp)
    from race_results where user_id = ${userID} and site = ${site}
    group by user_id, site, started_stamp / 86400
    on conflict do nothing`.execute(db);
  await sql`
    insert into racing_stats (user_id, site, races_played, last_race_stamp, highest_speed, done, errors, elapsed_ms)
    select user_id, site, count(*), max(started_stamp), max(speed), sum(done), sum(errors), sum(elapsed_ms)
    from race_results where user_id = ${userID} and site = ${site} group by user_id, site
    on conflict do nothing`.execute(db);
  await sql`
    insert into racer_slices (user_id, site, slice, key, races, done, errors, elapsed_ms, speed_sum, best_speed)
    select user_id, site, slice, key, count(*), sum(done), sum(errors), sum(elapsed_ms), sum(speed), max(speed)
    from race_results r cross join lateral (
      values ('hour', (started_stamp / 3600 % 24)::text),
        ('difficulty', case when r.site = 'type' then (array['easy', 'medium', 'hard'])[1 + text_id % 3] end),
        ('lesson', case when r.site = 'math' then 'addition_1' end)) as s (slice, key)
    where user_id = ${userID} and site = ${site} and key is not null
    group by user_id, site, slice, key on conflict do nothing`.execute(db);
}
