import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import { DIFFICULTY_BANDS } from "../../rules/difficulty.ts";
import type { App } from "../platform/work.ts";
import { accuracyOver, speedOver } from "./summary.ts";
import type { Looked } from "./visible.ts";

const HOURS = Array.from({ length: 24 }, (_none, hour) => hour);

/** A racer's paid races on this site by hour, difficulty and lesson. When somebody races is told to nobody else. */
export async function slicesOf(app: Pick<App, "db">, { userID, isOwn }: Looked, site: Site) {
  const rows = await app.db
    .selectFrom("racer_slices")
    .select(["slice", "key", "races", "done", "errors", "elapsed_ms", "best_speed"])
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .execute();
  const known = new Map(rows.map((row) => [`${row.slice} ${row.key}`, row]));
  const under = <Key extends string | number, Name extends string>(slice: string, keys: readonly Key[], name: Name) =>
    keys.flatMap((key) => {
      const row = known.get(`${slice} ${key}`);
      return row
        ? [
            {
              [name]: key,
              races: row.races,
              speed: speedOver(site, row),
              accuracy: accuracyOver(row),
              best: row.best_speed > 0 ? row.best_speed : null,
            } as Record<Name, Key> & Sliced,
          ]
        : [];
    });
  return {
    hours: isOwn ? under("hour", HOURS, "hour") : null,
    difficulties: under("difficulty", DIFFICULTY_BANDS, "difficulty"),
    lessons: under("lesson", LESSON_IDS, "lessonID"),
  };
}

interface Sliced {
  readonly races: number;
  readonly speed: number | null;
  readonly accuracy: number | null;
  readonly best: number | null;
}
