import { sql } from "kysely";

import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";

/** The best certificate of each racer, in WPM or right answers a minute. */
export async function certifiedSpeeds(
  { trx }: Pick<Work, "trx">,
  userIDs: readonly UserID[],
  site: Site,
  lessonID: LessonID | null,
): Promise<ReadonlyMap<UserID, number>> {
  const { rows } = await sql<{ readonly user_id: UserID; readonly speed: number }>`
    select user_id, max(speed) as speed from certificates
    where user_id = any(${userIDs}::bigint[]) and site = ${site} and lesson_id is not distinct from ${lessonID}
      and revoked_stamp is null
    group by user_id`.execute(trx);
  return new Map(rows.map(({ user_id, speed }) => [user_id, speed]));
}
