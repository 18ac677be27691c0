import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { boundFor } from "#shared/rules/certificate/bound.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";
import { ENTER, newTrialLane, takePresses } from "#shared/rules/certificate/trial.ts";
import { seededDice, type Dice } from "#shared/rules/chance.ts";
import { drawTrial } from "#shared/server/certificates/draw-trial.ts";
import { openTrial } from "#shared/server/certificates/open-trial.ts";
import { beginTrial, endTrial, openTrialOf, pictureOfLine } from "#shared/server/certificates/run-trial.ts";
import { releaseChecked } from "#shared/server/holds/end-hold.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { payOverdue, payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, hours, minutes, type Stamp } from "#shared/units.ts";

import { BlindReader } from "../support/blind-reader.ts";
import { CHEATS, type Cheat } from "../support/cheats.ts";
import type { Asked } from "../support/corpus/math/people.ts";
import { note } from "../support/figures.ts";
import { newStage, type Stage } from "../support/players.ts";
import { solvedByAll } from "../support/solved-race.ts";
import { racedBy } from "../support/typed-race.ts";

const RACES = 30;
/** A trial after every so many races: as often as trials may begin. */
const RACES_A_TRIAL = 5;

let stage: Stage;
const reader = new BlindReader();
beforeAll(async () => {
  stage = await newStage();
});
afterAll(async () => {
  await stage.db.destroy();
  await reader.close();
});

/** A race that the cheat has finished. */
function racedOnce(cheat: Cheat, userID: UserID, at: Stamp, seed: number): RaceOutcome {
  if (cheat.lessonID === null) return racedBy([{ userID, typer: cheat.types }], at, seed);
  const racer = ({ problems }: Asked, dice: Dice) => [...cheat.solves(problems, dice)];
  return solvedByAll([{ userID, racer }], at, { seed, lessonID: cheat.lessonID, nth: seed });
}

/** Opens a trial, reads every picture and types it in its own rhythm. */
async function triesCertificate(userID: UserID, { lessonID, waitMs }: Cheat, now: Stamp, seed: number) {
  const dice = seededDice(seed);
  const performer = { db: stage.db, nowStamp, dice };
  const site = lessonID === null ? "type" : "math";
  const trialID = await stage.run((work) => openTrial(work, dice, { userID, site, lessonID }), now);
  while ((await openTrialOf(stage.db, userID, site))?.isReady === false) await drawTrial(performer, trialID);
  const read = await Promise.all(
    Array.from({ length: 10 }, async (_none, line) =>
      reader.read((await pictureOfLine(stage.db, trialID, line)) ?? new Uint8Array(), lessonID),
    ),
  );
  const trial = await stage.run((work) => beginTrial(work, trialID), now);
  if (!trial) throw new Error("the trial did not begin");
  const text = read.map((line) => `${line}${ENTER}`).join("");
  let lane = newTrialLane();
  let atMs = 300;
  for (const [nth, character] of [...text].entries()) {
    atMs += Math.round(waitMs(dice));
    if (atMs > CERTIFICATE.length) break;
    lane = takePresses(
      trial.lines,
      lane,
      { from: nth, at: [atMs], chars: character },
      { arrivalMs: atMs, roundTripMs: 0 },
    );
  }
  return stage.run((work) => endTrial(work, trial, lane), now);
}

it.each(Object.entries(CHEATS))("%s is paid nothing past the cap", async (name, cheat) => {
  const userID = await stage.newPlayer();
  const begin = before(nowStamp(), hours(40));
  let trials = 0;
  for (let nth = 0; nth < RACES; nth++) {
    const at = after(begin, minutes(nth * 40));
    const outcome = racedOnce(cheat, userID, at, 300 + nth);
    await stage.run((work) => settleRace(work, outcome), at);
    await stage.run((work) => payRace(work, outcome.raceID), at);
    // Every check of the computer's puzzle is passed.
    await stage.run((work) => releaseChecked(work, userID), at);
    if (nth % RACES_A_TRIAL !== RACES_A_TRIAL - 1) continue;
    expect(await triesCertificate(userID, cheat, after(at, minutes(1)), nth)).toMatchObject({ isCertified: false });
    trials++;
  }
  await payOverdue({ db: stage.db, nowStamp: () => after(nowStamp(), minutes(5)) });
  const cap = boundFor(cheat.lessonID);
  const { rows } = await sql<{ readonly past: number; readonly waits: number }>`
    select coalesce(sum(w.cash) filter (where w.state in ('paid', 'due') and r.speed > ${cap}), 0)::int as past,
      coalesce(sum(w.cash) filter (where w.state = 'held'), 0)::int as waits
    from race_rewards w join race_results r using (race_id, slot) where w.user_id = ${userID}`.execute(stage.db);
  expect(rows).toMatchObject([{ past: 0 }]);
  note(`${name}: cash paid past the cap, of ${RACES} races and ${trials} trials`, rows[0]?.past ?? 0, "cash", 0);
  note(`${name}: cash that waits`, rows[0]?.waits ?? 0, "cash");
});
