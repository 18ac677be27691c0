import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { CERTIFICATE } from "#shared/rules/certificate/numbers.ts";
import { newTrialLane, takePresses } from "#shared/rules/certificate/trial.ts";
import { seededDice, type Dice } from "#shared/rules/chance.ts";
import { HANDS, writesPhrases, type Hands } from "#shared/rules/fair-play/hands.ts";
import type { Key } from "#shared/rules/race/keys.ts";
import { openTrial } from "#shared/server/certificates/open-trial.ts";
import { ownCertificates } from "#shared/server/certificates/own.ts";
import { beginTrial, endTrial } from "#shared/server/certificates/run-trial.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { appealRace } from "#shared/server/race/own-race.ts";
import { upholdAppeal } from "#shared/server/settlement/appeals.ts";
import { payHeld, payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, minutes, type Stamp } from "#shared/units.ts";

import { logNormal } from "../support/corpus/draws.ts";
import { newStage, type Stage } from "../support/players.ts";
import { racedBy } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const NOW = nowStamp();
const RACES = 6;

/** Phrases of so many words, each at once, so fast: spoken, or pasted by a program that says so. */
const phrases =
  (words: number, wpm: number) =>
  (text: string, dice: Dice): Key[] => {
    let atMs = 0;
    return (text.match(new RegExp(`(?:[^ ]+ ?){1,${words}}`, "g")) ?? []).flatMap((phrase) => {
      atMs += Math.round(logNormal(dice, (phrase.length * 12_000) / wpm, 0.2));
      return [...phrase].map((character) => ({ atMs, fairMs: atMs, character }));
    });
  };
type Typer = ReturnType<typeof phrases>;

let seed = 900;
async function raced(userID: UserID, hands: Hands, typer: Typer, at: Stamp) {
  const outcome = racedBy([{ userID, typer, hands }], at, seed++);
  await stage.run((work) => settleRace(work, outcome), at);
  await stage.run((work) => payRace(work, outcome.raceID), at);
  return { raceID: outcome.raceID, wpm: outcome.results[0]?.wpm ?? 0, foul: outcome.results[0]?.foul ?? null };
}

/** A trial whose every picture is read. */
async function tries(userID: UserID, typer: Typer, at: Stamp) {
  const trialID = await stage.run(
    (work) => openTrial(work, seededDice(seed++), { userID, site: "type", lessonID: null }),
    at,
  );
  await stage.db.updateTable("certificate_trials").set({ state: "ready" }).where("trial_id", "=", trialID).execute();
  const trial = await stage.run((work) => beginTrial(work, trialID), at);
  if (!trial) throw new Error("the trial did not begin");
  let lane = newTrialLane(writesPhrases(trial.hands));
  for (const { atMs, character } of typer(trial.lines.map(({ right }) => right).join(" "), seededDice(seed++))) {
    if (atMs > CERTIFICATE.length) break;
    const batch = { from: lane.received, at: [atMs], chars: character };
    lane = takePresses(trial.lines, lane, batch, { arrivalMs: atMs, roundTripMs: 0 });
  }
  return stage.run((work) => endTrial(work, trial, lane), at);
}
const rewardsOf = (userID: UserID) =>
  stage.db
    .selectFrom("race_rewards as w")
    .innerJoin("race_results as r", (join) => join.onRef("r.race_id", "=", "w.race_id").onRef("r.slot", "=", "w.slot"))
    .select(["w.state", "r.speed"])
    .where("w.user_id", "=", userID)
    .execute();
const certificatesOf = async (userID: UserID) => (await ownCertificates(stage.db, userID, "type", NOW)).certificates;
async function payAll(userID: UserID): Promise<void> {
  const holds = await stage.db.selectFrom("reward_holds").select("hold_id").where("user_id", "=", userID).execute();
  for (const { hold_id } of holds) await payHeld({ db: stage.db, nowStamp, dice: seededDice(7) } as never, hold_id);
}

describe("a program that pastes phrases and reads every picture", () => {
  it.each(HANDS)("wins nothing past what counts for everybody by declaring: %s", async (hands) => {
    const userID = await stage.newPlayer({ hands });
    for (let nth = 0; nth < RACES; nth++) {
      const at = before(NOW, minutes(300 - nth * 45));
      const typer = phrases(nth % 2 === 0 ? 4 : 40, 150 + nth * 10);
      await raced(userID, hands, typer, at);
      await tries(userID, typer, at);
      await payAll(userID);
    }
    const past = (await rewardsOf(userID)).filter(({ speed }) => (speed ?? 0) > CERTIFICATE.uncertifiedWpm);
    const paid = past.filter(({ state }) => state === "paid" || state === "due");
    expect(paid).toEqual([]);
    expect(await certificatesOf(userID)).toEqual([]);
    expect(past.length > RACES / 2).toBe(writesPhrases(hands));
  });
});

describe("a racer who speaks", () => {
  it("is paid at once up to what counts for everybody, whole sentences at a time", async () => {
    const userID = await stage.newPlayer({ hands: "voice" });
    const { foul, wpm } = await raced(userID, "voice", phrases(30, 75), before(NOW, minutes(9)));
    expect(foul).toBeNull();
    expect(wpm).toBeLessThan(CERTIFICATE.uncertifiedWpm);
    expect(await rewardsOf(userID)).toMatchObject([{ state: "paid" }]);
  });

  it("waits above it as everybody does, is told that a person looks, and asks once", async () => {
    const userID = await stage.newPlayer({ hands: "voice" });
    const spoken = phrases(6, 130);
    const { raceID, wpm } = await raced(userID, "voice", spoken, before(NOW, minutes(20)));
    expect(wpm).toBeGreaterThan(CERTIFICATE.uncertifiedWpm);
    expect(await rewardsOf(userID)).toMatchObject([{ state: "held" }]);
    expect(await tries(userID, spoken, before(NOW, minutes(15)))).toMatchObject({ end: "person", isCertified: false });
    expect(await rewardsOf(userID)).toMatchObject([{ state: "held" }]);
    await stage.run((work) => appealRace(work, raceID, userID));
    await stage.run((work) => upholdAppeal(work, { raceID, slot: 0 }));
    await payAll(userID);
    await raced(userID, "voice", spoken, before(NOW, minutes(1)));
    expect((await rewardsOf(userID)).map(({ state }) => state)).toEqual(["paid", "paid"]);
  });
});
