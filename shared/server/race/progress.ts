import { answersIn } from "../../content/achievements/fields.ts";
import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import type { Progress } from "../../contracts/race/own-progress.ts";
import type { UserID } from "../../ids.ts";
import { levelOf } from "../../rules/rewards/level.ts";
import type { App } from "../platform/work.ts";
import { averageOn } from "./average.ts";
import { racingColumn, racingNow } from "./racing-record.ts";

/** The racer's progress, with the average of the site's races; undefined when the account is gone. */
export async function progressOf(app: App, userID: UserID): Promise<Progress | undefined> {
  const { site } = app.config;
  const row = await app.db
    .selectFrom("users")
    .leftJoin("tallies", "tallies.user_id", "users.user_id")
    .select(["experience", "races_played", "avg_speed", "avg_score", "qualifying_stamp", racingColumn(site)])
    .select("tallies.counts")
    .where("users.user_id", "=", userID)
    .executeTakeFirst();
  return (
    row && {
      playerExperience: row.experience,
      playerLevel: levelOf(row.experience),
      racesPlayed: row.races_played,
      avgSpeed: averageOn(site, row),
      qualifyingRaceComplete: row.qualifying_stamp !== null,
      lessonStats: LESSON_IDS.map((lessonID) => ({ lessonID, answers: row.counts?.[answersIn(lessonID)] ?? 0 })).filter(
        ({ answers }) => answers > 0,
      ),
      ...racingNow(row.racing, userID, app.nowStamp()),
    }
  );
}
