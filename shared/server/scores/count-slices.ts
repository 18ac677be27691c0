import { sql } from "kysely";

import { textByID } from "../../content/texts/by-id.ts";
import { difficultyBand, difficultyOf } from "../../rules/difficulty.ts";
import { inOrder, isPaid, type CountedRace } from "../../rules/race/counted-race.ts";
import { hourOf } from "../../units.ts";
import type { Work } from "../platform/work.ts";
import type { Slice } from "./tables.ts";

/**
 * Counts paid races by the hour in which they started, by the difficulty of their text and by their lesson, in one statement. The
 * racers are locked.
 */
export async function countForSlices({ trx }: Work, races: readonly CountedRace[]): Promise<void> {
  const cut = inOrder(races.filter(isPaid)).flatMap((race) =>
    slicesOf(race).map(([slice, key]) => ({ race, slice, key })),
  );
  if (cut.length === 0) return;
  await sql`
    insert into racer_slices as kept (user_id, site, slice, key, races, done, errors, elapsed_ms, speed_sum, best_speed)
    select user_id, site, slice, key, count(*), sum(done), sum(errors), sum(elapsed_ms), sum(speed), max(speed)
    from unnest(${cut.map(({ race }) => race.userID)}::bigint[], ${cut.map(({ race }) => race.site)}::text[],
      ${cut.map(({ slice }) => slice)}::text[], ${cut.map(({ key }) => key)}::text[],
      ${cut.map(({ race }) => race.done)}::bigint[], ${cut.map(({ race }) => race.errors)}::bigint[],
      ${cut.map(({ race }) => race.elapsedMs)}::bigint[], ${cut.map(({ race }) => race.speed)}::float8[])
      as raced (user_id, site, slice, key, done, errors, elapsed_ms, speed)
    group by user_id, site, slice, key
    order by user_id, site, slice, key
    on conflict (user_id, site, slice, key) do update set races = kept.races + excluded.races,
      done = kept.done + excluded.done, errors = kept.errors + excluded.errors,
      elapsed_ms = kept.elapsed_ms + excluded.elapsed_ms, speed_sum = kept.speed_sum + excluded.speed_sum,
      best_speed = greatest(kept.best_speed, excluded.best_speed)`.execute(trx);
}

/** Nothing of a text that only another version knows. */
function slicesOf({ startedStamp, textID, lessonID }: CountedRace): (readonly [Slice, string])[] {
  const text = textID === null ? undefined : textByID(textID);
  return [
    ["hour", String(hourOf(startedStamp))],
    ...(text ? ([["difficulty", difficultyBand(difficultyOf(text.body))]] as const) : []),
    ...(lessonID === null ? [] : ([["lesson", lessonID]] as const)),
  ];
}
