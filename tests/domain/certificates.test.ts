import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TrialID, UserID } from "#shared/ids.ts";
import { coveredBy } from "#shared/rules/certificate/cap.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";
import { newTrialLane, takePresses, type TrialLane, type TrialLine } from "#shared/rules/certificate/trial.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { HOLDS } from "#shared/rules/fair-play/reward-hold.ts";
import { drawTrial } from "#shared/server/certificates/draw-trial.ts";
import { dropTrial, leaveTrial } from "#shared/server/certificates/leave-trial.ts";
import { openTrial, triesOf } from "#shared/server/certificates/open-trial.ts";
import { ownCertificates } from "#shared/server/certificates/own.ts";
import { certificatePurges } from "#shared/server/certificates/purge.ts";
import {
  beginTrial,
  endTrial,
  openTrialOf,
  pictureOfLine,
  type RunningTrial,
} from "#shared/server/certificates/run-trial.ts";
import { releaseChecked } from "#shared/server/holds/end-hold.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { appealRace, ownRaceOf } from "#shared/server/race/own-race.ts";
import { dismissAppeal, upholdAppeal } from "#shared/server/settlement/appeals.ts";
import { payHeld, payOverdue, payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, days, hours, minutes, type Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { personFrom, typedBy } from "../support/corpus/person.ts";
import { TYPISTS } from "../support/corpus/typists.ts";
import { newStage, type Stage } from "../support/players.ts";
import { machine, racedBy, type Typer } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const performer = () => ({ db: stage.db, nowStamp, dice: seededDice(7) });
const NOW = nowStamp();
const at =
  (wpm: number, seed = 5): Typer =>
  (text, dice) =>
    typedBy({ ...personFrom(TYPISTS.fast, seededDice(seed)), wpm }, text, dice);

let seed = 4_000;
async function raced(userID: UserID, typer: Typer, started: Stamp = NOW) {
  const outcome = racedBy([{ userID, typer }], started, seed++);
  await stage.run((work) => settleRace(work, outcome), started);
  await stage.run((work) => payRace(work, outcome.raceID), started);
  return { raceID: outcome.raceID, speed: outcome.results[0]?.wpm ?? 0 };
}

const statesOf = async (userID: UserID): Promise<readonly string[]> =>
  (
    await stage.db
      .selectFrom("race_rewards as w")
      .innerJoin("races", "races.race_id", "w.race_id")
      .select("w.state")
      .where("w.user_id", "=", userID)
      .orderBy("races.started_stamp")
      .execute()
  ).map(({ state }) => state);
const holdsOf = (userID: UserID) =>
  stage.db.selectFrom("reward_holds").selectAll().where("user_id", "=", userID).orderBy("hold_id").execute();
const payAll = async (userID: UserID): Promise<void> => {
  for (const { hold_id } of await holdsOf(userID)) await payHeld(performer(), hold_id);
};
const own = (userID: UserID, now = NOW) => ownCertificates(stage.db, userID, "type", now);

async function opened(userID: UserID, now = NOW): Promise<RunningTrial> {
  const trialID = await stage.run(
    (work) => openTrial(work, seededDice(seed++), { userID, site: "type", lessonID: null }),
    now,
  );
  // The pictures are another test's: a trial is ready without them.
  await stage.db.updateTable("certificate_trials").set({ state: "ready" }).where("trial_id", "=", trialID).execute();
  const trial = await stage.run((work) => beginTrial(work, trialID), now);
  if (!trial) throw new Error("the trial did not begin");
  return trial;
}

function typed(lines: readonly TrialLine[], wpm: number): TrialLane {
  const person = { ...personFrom(TYPISTS.fast, seededDice(seed++)), wpm, slips: 0 };
  let lane = newTrialLane();
  for (const [nth, key] of typedBy(person, lines.map(({ right }) => right).join(" "), seededDice(seed++)).entries()) {
    if (key.atMs > CERTIFICATE.length) break;
    const batch = { from: nth, at: [key.atMs], chars: key.character };
    lane = takePresses(lines, lane, batch, { arrivalMs: key.atMs, roundTripMs: 0 });
  }
  return lane;
}

async function tries(userID: UserID, wpm: number, now = NOW) {
  const trial = await opened(userID, now);
  const ended = await stage.run((work) => endTrial(work, trial, typed(trial.lines, wpm)), now);
  if (!ended) throw new Error("the trial is gone");
  return ended;
}

describe("a result faster than what counts at once", () => {
  it("waits, with the way out, and is paid when the speed is shown", async () => {
    const userID = await stage.newPlayer();
    const slow = await raced(userID, at(80), before(NOW, minutes(9)));
    expect(slow.speed).toBeLessThan(100);
    const { raceID, speed } = await raced(userID, at(135), before(NOW, minutes(5)));
    expect(speed).toBeGreaterThan(100);
    expect(await statesOf(userID)).toEqual(["paid", "held"]);
    expect((await ownRaceOf(stage.db, raceID, userID, cardTimes())).hold).toEqual({
      kind: "certificate",
      reason: "speed",
    });
    expect((await own(userID)).waiting).toMatchObject([
      { kind: "certificate", reason: "speed", races: 1, needed: Math.ceil(speed * 0.8), byCertificate: true, raceID },
    ]);
    const won = await tries(userID, 140);
    expect(won).toMatchObject({ end: "won", isCertified: true });
    expect(await statesOf(userID)).toEqual(["paid", "due"]);
    await payAll(userID);
    expect(await statesOf(userID)).toEqual(["paid", "paid"]);
    expect(await holdsOf(userID)).toMatchObject([{ ended_by: "certificate", is_released: true }]);
    const { certificates, waiting } = await own(userID);
    expect(certificates).toMatchObject([{ speed: won.speed, cap: Math.floor(coveredBy(won.speed)) }]);
    expect(waiting).toEqual([]);
    await raced(userID, at(135, 6), before(NOW, minutes(1)));
    expect((await statesOf(userID)).at(-1)).toBe("paid");
  });

  it("is never paid by a bot check, nor by a trial that was too slow, wrong or not by hand", async () => {
    const userID = await stage.newPlayer();
    await raced(userID, at(140));
    await stage.run((work) => releaseChecked(work, userID));
    expect(await statesOf(userID)).toEqual(["held"]);
    expect(await tries(userID, 60)).toMatchObject({ end: "slow", isCertified: false });
    const trial = await opened(userID);
    let lane = newTrialLane();
    const text = trial.lines.map(({ right }) => right).join(" ");
    for (const [nth, character] of text.slice(0, 260).split("").entries()) {
      const atMs = 200 + nth * 90;
      lane = takePresses(
        trial.lines,
        lane,
        { from: nth, at: [atMs], chars: character },
        { arrivalMs: atMs, roundTripMs: 0 },
      );
    }
    expect(await stage.run((work) => endTrial(work, trial, lane))).toMatchObject({ end: "signs", isCertified: false });
    await payAll(userID);
    expect(await statesOf(userID)).toEqual(["held"]);
    expect((await own(userID)).certificates).toEqual([]);
  });

  it("is paid as far as what was reached covers; the rest waits on", async () => {
    const userID = await stage.newPlayer();
    const less = await raced(userID, at(106), before(NOW, minutes(9)));
    const more = await raced(userID, at(190, 9), before(NOW, minutes(5)));
    expect(less.speed).toBeGreaterThan(100);
    expect(more.speed).toBeGreaterThan(150);
    expect(await tries(userID, 115)).toMatchObject({ end: "slow", isCertified: true });
    await payAll(userID);
    expect(await statesOf(userID)).toEqual(["paid", "held"]);
    expect(await holdsOf(userID)).toMatchObject([{ ended_stamp: null }]);
  });

  it("is paid by the minute's sweep where the job was lost", async () => {
    const userID = await stage.newPlayer();
    await raced(userID, at(130));
    await tries(userID, 140, before(NOW, minutes(2)));
    expect(await statesOf(userID)).toEqual(["due"]);
    await payOverdue(performer());
    expect(await statesOf(userID)).toEqual(["paid"]);
  });

  it("counts at once for whom a moderator has vouched", async () => {
    const userID = await stage.newPlayer();
    const { raceID } = await raced(userID, at(130), before(NOW, minutes(9)));
    await stage.run((work) => appealRace(work, raceID, userID));
    expect((await own(userID)).waiting).toMatchObject([{ isAsked: true }]);
    await stage.run((work) => upholdAppeal(work, { raceID, slot: 0 }));
    await payAll(userID);
    await raced(userID, at(130, 6), before(NOW, minutes(1)));
    expect(await statesOf(userID)).toEqual(["paid", "paid"]);
    expect(await holdsOf(userID)).toMatchObject([{ ended_by: "moderator", is_released: true }]);
  });
});

describe("signs of a program", () => {
  it("wait for a fresh certificate, whatever is certified; the third time within 30 days for a moderator", async () => {
    const userID = await stage.newPlayer();
    for (let nth = 0; nth < 2; nth++) {
      await raced(userID, machine, before(NOW, minutes(60 - nth * 10)));
      expect((await holdsOf(userID))[nth]).toMatchObject({ kind: "certificate", reason: "signs" });
      expect(await tries(userID, 200)).toMatchObject({ end: "won" });
      await payAll(userID);
    }
    const { raceID } = await raced(userID, machine, before(NOW, minutes(5)));
    expect(await statesOf(userID)).toEqual(["paid", "paid", "held"]);
    expect((await holdsOf(userID))[2]).toMatchObject({ kind: "moderator", reason: "signs" });
    expect((await own(userID)).waiting).toMatchObject([{ byCertificate: false }]);
    await tries(userID, 200);
    expect((await statesOf(userID)).at(-1)).toBe("held");
    const aDayLater = after(NOW, days(1));
    expect((await own(userID, after(aDayLater, minutes(1)))).waiting).toMatchObject([{ byCertificate: true }]);
    await stage.run((work) => appealRace(work, raceID, userID));
    await stage.run((work) => dismissAppeal(work, { raceID, slot: 0 }));
    expect((await statesOf(userID)).at(-1)).toBe("refused");
    expect((await holdsOf(userID))[2]).toMatchObject({ ended_by: "moderator", is_released: false });
  });

  it("are not counted where a moderator released them, or after their time", async () => {
    const userID = await stage.newPlayer();
    const long = before(NOW, HOLDS.countedWithin);
    for (let nth = 0; nth < 3; nth++) {
      const { raceID } = await raced(userID, machine, before(long, hours(9 - nth)));
      await stage.run((work) => appealRace(work, raceID, userID), before(long, hours(9 - nth)));
      await stage.run((work) => upholdAppeal(work, { raceID, slot: 0 }), before(long, hours(9 - nth)));
    }
    expect((await holdsOf(userID)).map(({ kind }) => kind)).toEqual(["certificate", "certificate", "certificate"]);
  });

  it("turn an open hold for speed into one for signs", async () => {
    const userID = await stage.newPlayer();
    await raced(userID, at(130), before(NOW, minutes(9)));
    await raced(userID, machine, before(NOW, minutes(5)));
    expect(await holdsOf(userID)).toMatchObject([{ kind: "certificate", reason: "signs", ended_stamp: null }]);
  });
});

describe("a bot check that is due", () => {
  it("holds what is fine, and ends nothing else", async () => {
    const userID = await stage.newPlayer({ captcha_reason: "pending" });
    await raced(userID, at(70), before(NOW, minutes(9)));
    await raced(userID, at(130, 6), before(NOW, minutes(5)));
    expect((await holdsOf(userID)).map(({ kind }) => kind)).toEqual(["bot-check", "certificate"]);
    await stage.run((work) => releaseChecked(work, userID));
    await payAll(userID);
    expect(await statesOf(userID)).toEqual(["paid", "held"]);
  });

  it("pays what a version before this one held, or held again after its hold had ended", async () => {
    const userID = await stage.newPlayer();
    const { raceID } = await raced(userID, at(130), before(NOW, minutes(9)));
    await raced(userID, at(130, 6), before(NOW, minutes(5)));
    await tries(userID, 150);
    await stage.db.updateTable("race_rewards").set({ state: "held" }).where("user_id", "=", userID).execute();
    await stage.db.updateTable("race_rewards").set({ hold_id: null }).where("race_id", "=", raceID).execute();
    await stage.run((work) => releaseChecked(work, userID));
    await payAll(userID);
    expect(await statesOf(userID)).toEqual(["paid", "paid"]);
  });
});

describe("a trial", () => {
  it("has its pictures drawn, a few in a job, and loses them when it is over", async () => {
    const userID = await stage.newPlayer();
    const trialID = await stage.run((work) => openTrial(work, seededDice(1), { userID, site: "type", lessonID: null }));
    let jobs = 0;
    while (!(await openTrialOf(stage.db, userID, "type"))?.isReady) {
      await drawTrial(performer(), trialID);
      if (++jobs > 9) throw new Error("the pictures are never ready");
    }
    expect(jobs).toBeGreaterThan(1);
    for (let line = 0; line < CERTIFICATE.lines.type; line++) {
      const picture = await pictureOfLine(stage.db, trialID, line);
      expect(
        Buffer.from(picture ?? [])
          .subarray(1, 4)
          .toString(),
      ).toBe("PNG");
    }
    const trial = await stage.run((work) => beginTrial(work, trialID));
    expect(await stage.run((work) => beginTrial(work, trialID))).toBeUndefined();
    if (!trial) throw new Error("the trial did not begin");
    const lane = typed(trial.lines, 90);
    const first = await stage.run((work) => endTrial(work, trial, lane));
    expect(await stage.run((work) => endTrial(work, trial, newTrialLane()))).toEqual(first);
    expect(await pictureOfLine(stage.db, trialID, 0)).toBeUndefined();
  });

  it("loses its pictures when it is left, and is a try where a line was sent", async () => {
    const userID = await stage.newPlayer();
    const draws = async (): Promise<TrialID> => {
      const trialID = await stage.run((work) =>
        openTrial(work, seededDice(seed++), { userID, site: "type", lessonID: null }),
      );
      await drawTrial(performer(), trialID);
      return trialID;
    };
    const begins = async (): Promise<TrialID> => {
      const trialID = await draws();
      await stage.db
        .updateTable("certificate_trials")
        .set({ state: "ready" })
        .where("trial_id", "=", trialID)
        .execute();
      await stage.run((work) => beginTrial(work, trialID));
      expect(await pictureOfLine(stage.db, trialID, 0)).toBeDefined();
      return trialID;
    };
    const unseen = await begins();
    expect(await triesOf(stage.db, userID, NOW)).toHaveLength(1);
    await stage.run((work) => leaveTrial(work, unseen, { pictures: 0, presses: 0 }));
    expect(await pictureOfLine(stage.db, unseen, 0)).toBeUndefined();
    expect(await triesOf(stage.db, userID, NOW)).toHaveLength(0);
    const seen = await begins();
    await stage.run((work) => leaveTrial(work, seen, { pictures: 2, presses: 0 }));
    await stage.run((work) => leaveTrial(work, seen, { pictures: 0, presses: 0 }));
    expect(await pictureOfLine(stage.db, seen, 0)).toBeUndefined();
    expect(await triesOf(stage.db, userID, NOW)).toHaveLength(1);
    const waiting = await draws();
    await stage.run((work) => dropTrial(work, seen));
    await stage.run((work) => dropTrial(work, waiting));
    expect(await pictureOfLine(stage.db, waiting, 0)).toBeUndefined();
    expect(await triesOf(stage.db, userID, NOW)).toHaveLength(1);
    expect(await openTrialOf(stage.db, userID, "type")).toBeUndefined();
  });

  it("that is left keeps the result that it has", async () => {
    const userID = await stage.newPlayer();
    const trial = await opened(userID);
    const ended = await stage.run((work) => endTrial(work, trial, typed(trial.lines, 80)));
    await stage.run((work) => leaveTrial(work, trial.trialID, { pictures: 0, presses: 0 }));
    expect(await stage.run((work) => endTrial(work, trial, newTrialLane()))).toEqual(ended);
  });

  it("of somebody who was erased meanwhile ends without a result", async () => {
    const userID = await stage.newPlayer();
    const trial = await opened(userID);
    await stage.db.deleteFrom("users").where("user_id", "=", userID).execute();
    expect(await stage.run((work) => endTrial(work, trial, typed(trial.lines, 80)))).toBeUndefined();
  });

  it("is one of a few an hour, and replaces the one that was not begun", async () => {
    const userID = await stage.newPlayer();
    for (let nth = 0; nth < CERTIFICATE.tries.inHour; nth++) await tries(userID, 50);
    await expect(opened(userID)).rejects.toMatchObject({ code: "tooManyTries" });
    expect((await own(userID)).nextTryStamp).toBeGreaterThan(NOW);
    const later = after(NOW, hours(2));
    const open = () =>
      stage.run((work) => openTrial(work, seededDice(2), { userID, site: "type", lessonID: null }), later);
    const ids: TrialID[] = [await open(), await open()];
    expect(await openTrialOf(stage.db, userID, "type")).toMatchObject({ trialID: ids[1] });
    await drawTrial(performer(), ids[0] as TrialID);
  });

  it("is deleted like key logs, and sooner where nobody began it", async () => {
    const userID = await stage.newPlayer();
    await tries(userID, 50, before(NOW, days(29)));
    await stage.run(
      (work) => openTrial(work, seededDice(3), { userID, site: "type", lessonID: null }),
      before(NOW, hours(2)),
    );
    const left = async (now: Stamp) => {
      for (const batch of certificatePurges) await stage.run((work) => batch(work), now);
      return (
        await stage.db.selectFrom("certificate_trials").select("state").where("user_id", "=", userID).execute()
      ).map(({ state }) => state);
    };
    expect(await left(NOW)).toEqual(["ended"]);
    expect(await left(after(NOW, days(2)))).toEqual([]);
  });
});
