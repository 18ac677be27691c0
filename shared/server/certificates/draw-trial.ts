import type { TrialID } from "../../ids.ts";
import { perform, type App, type Performer } from "../platform/work.ts";
import { drawLine } from "./drawing/line.ts";
import { pictureOf } from "./drawing/picture.ts";

/** The pictures of one job: some hundred milliseconds of a core. */
const PICTURES_AT_ONCE = 8;

/** Draws the next pictures of a trial; the last ones make it ready. A trial that is gone, or ready, needs none. */
export async function drawTrial(app: Performer & Pick<App, "dice">, trialID: TrialID): Promise<void> {
  const trial = await app.db
    .selectFrom("certificate_trials")
    .select([
      "lines",
      (eb) =>
        eb
          .selectFrom("certificate_pictures")
          .select(eb.fn.countAll<number>().as("drawn"))
          .where("trial_id", "=", trialID)
          .as("drawn"),
    ])
    .where("trial_id", "=", trialID)
    .where("state", "=", "drawing")
    .executeTakeFirst();
  if (!trial) return;
  const from = trial.drawn ?? 0;
  const pictures: { trial_id: TrialID; line: number; picture: Buffer }[] = [];
  for (const [index, { drawn }] of trial.lines.slice(from, from + PICTURES_AT_ONCE).entries()) {
    pictures.push({ trial_id: trialID, line: from + index, picture: await pictureOf(drawLine(drawn, app.dice)) });
  }
  const isLast = from + pictures.length >= trial.lines.length;
  await perform(app, async ({ trx, job }) => {
    const there = await trx
      .selectFrom("certificate_trials")
      .select("trial_id")
      .where("trial_id", "=", trialID)
      .where("state", "=", "drawing")
      .forUpdate()
      .executeTakeFirst();
    if (!there) return;
    if (pictures.length > 0) {
      await trx
        .insertInto("certificate_pictures")
        .values(pictures)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if (!isLast) job("draw-trial", { trialID });
    else await trx.updateTable("certificate_trials").set({ state: "ready" }).where("trial_id", "=", trialID).execute();
  });
}
