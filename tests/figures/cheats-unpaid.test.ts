import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { UserID } from "#shared/ids.ts";
import { boundFor } from "#shared/rules/certificate/bound.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";
import { ENTER, newTrialLane, takePresses } from "#shared/rules/certificate/trial.ts";
import { between, seededDice, type Dice } from "#shared/rules/chance.ts";
import { drawTrial } from "#shared/server/certificates/draw-trial.ts";
import { openTrial } from "#shared/server/certificates/open-trial.ts";
import { beginTrial, endTrial, openTrialOf, pictureOfLine } from "#shared/server/certificates/run-trial.ts";
import { releaseChecked } from "#shared/server/holds/end-hold.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { payOverdue, payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, hours, minutes, type Stamp } from "#shared/units.ts";

import { constant152 } from "../support/corpus/math/machines.ts";
import { note } from "../support/figures.ts";
import { newStage, type Stage } from "../support/players.ts";
import { solvedByAll } from "../support/solved-race.ts";
import { racedBy, type Typer } from "../support/typed-race.ts";

const RACES = 30;
/** A trial after every so many races: as often as trials may begin. */
const RACES_A_TRIAL = 5;
const LESSON: LessonID = "addition_1";

const run = promisify(execFile);
const tesseract = process.env.REDLINE_TESSERACT ?? "tesseract";

let stage: Stage;
let folder: string;
beforeAll(async () => {
  stage = await newStage();
  folder = await mkdtemp(join(tmpdir(), "redline-cheats-"));
});
afterAll(async () => {
  await stage.db.destroy();
  await rm(folder, { recursive: true });
});

/** Reads the pictures and types what it takes them for. */
interface Cheat {
  readonly race: (userID: UserID, at: Stamp, seed: number) => RaceOutcome;
  readonly lessonID: LessonID | null;
  readonly waitMs: (dice: Dice) => number;
}

const typing = (waitMs: Cheat["waitMs"], typer?: Typer): Cheat => ({
  lessonID: null,
  waitMs,
  race: (userID, at, seed) => racedBy([{ userID, typer: typer ?? withWaits(waitMs) }], at, seed),
});

const withWaits =
  (waitMs: Cheat["waitMs"]): Typer =>
  (text, dice) => {
    let atMs = 300;
    return [...text].map((character) => {
      atMs += Math.round(waitMs(dice));
      return { atMs, fairMs: atMs, character };
    });
  };

/** Word by word, each at once. */
const pasted: Typer = (text, dice) => {
  let atMs = 400;
  return text.split(/(?<= )/).flatMap((word) => {
    atMs += Math.round(between(dice, 380, 460));
    return [...word].map((character) => ({ atMs, fairMs: atMs, character }));
  });
};

const CHEATS: Readonly<Record<string, Cheat>> = {
  "a constant macro at 250 WPM": typing(() => 48),
  "a pasting script at 150 WPM": typing(() => 70, pasted),
  "a reader of the text with uneven waits at 140 WPM": typing((dice) => between(dice, 40, 130)),
  "a math bot at 370 a minute": {
    lessonID: LESSON,
    waitMs: () => 50,
    race: (userID, at, seed) => solvedByAll([{ userID, racer: constant152(seededDice(1)) }], at, { seed, nth: seed }),
  },
};

async function readBy(picture: Uint8Array, name: string): Promise<string> {
  const file = join(folder, `${name}.png`);
  await writeFile(file, picture);
  const { stdout } = await run(tesseract, [file, "stdout", "--psm", "6"]);
  return stdout.replaceAll(/\s+/g, " ").toLowerCase().trim();
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
      readBy((await pictureOfLine(stage.db, trialID, line)) ?? new Uint8Array(), `${userID}-${line}`),
    ),
  );
  const trial = await stage.run((work) => beginTrial(work, trialID), now);
  if (!trial) throw new Error("the trial did not begin");
  const answer = (line: string): string => {
    const [, left = "", sign = "", right = ""] = /(\d+)\D*([+\-−x×÷])\D*(\d+)/.exec(line) ?? [];
    return left === "" ? line : String(sign === "+" ? Number(left) + Number(right) : Number(left) * Number(right));
  };
  const text = read.map((line) => `${lessonID === null ? line : answer(line)}${ENTER}`).join("");
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
    const outcome = cheat.race(userID, at, 300 + nth);
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
