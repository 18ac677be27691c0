import { afterAll, beforeAll, expect, it } from "vitest";

import type { RaceID, UserID } from "#shared/ids.ts";
import type { RewardHold } from "#shared/rules/fair-play/reward-hold.ts";
import { releaseChecked, releaseCovered } from "#shared/server/holds/end-hold.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { fairPlayCasesOf } from "#shared/server/race/fair-play-cases.ts";
import { appealRace, ownRaceOf } from "#shared/server/race/own-race.ts";
import { openAppeals } from "#shared/server/settlement/appeals.ts";
import { decideHold } from "#shared/server/settlement/decide-hold.ts";
import { payReleased } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";

import { cardTimes } from "../support/card-times.ts";
import { holdRace } from "../support/holds.ts";
import { newStage, type Stage } from "../support/players.ts";
import { person, racedBy } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const FAST: RewardHold = { kind: "certificate", reason: "speed" };
const CHECK: RewardHold = { kind: "bot-check", reason: "bot-check" };

let seed = 300;
async function asked(userID: UserID, hold: RewardHold, speed = 120): Promise<RaceID> {
  const outcome = racedBy([{ userID, typer: person(4) }], nowStamp(), seed++);
  await stage.run((work) => settleRace(work, outcome));
  await stage.db.updateTable("race_results").set({ speed }).where("race_id", "=", outcome.raceID).execute();
  await stage.run((work) => holdRace(work, outcome.raceID, userID, [], hold));
  await stage.run((work) => appealRace(work, outcome.raceID, userID));
  return outcome.raceID;
}

const openHold = async (userID: UserID) => {
  const { hold_id } = await stage.db
    .selectFrom("reward_holds")
    .select("hold_id")
    .where("user_id", "=", userID)
    .where("ended_stamp", "is", null)
    .executeTakeFirstOrThrow();
  return hold_id;
};
const isOpen = async (raceID: RaceID) => (await openAppeals(stage.db)).some(({ race_id }) => race_id === raceID);
const toldOf = async (userID: UserID) =>
  (await notificationsAfter(stage.db, userID, 0, 9))
    .filter(({ kind }) => kind === "appeal-answered")
    .map(({ data }) => data);
const standsOf = async (userID: UserID) =>
  (await fairPlayCasesOf(stage.db, userID)).map(({ raceID, chapter }) => [raceID, chapter]);

it("a certificate answers what was asked about the races that it pays, and nothing else", async () => {
  const userID = await stage.newPlayer();
  const covered = await asked(userID, FAST, 120);
  const faster = await asked(userID, FAST, 290);
  const holdID = await openHold(userID);
  await stage.run((work) => releaseCovered(work, holdID, 130, null));
  expect([await isOpen(covered), await isOpen(faster)]).toEqual([false, true]);
  expect(await toldOf(userID)).toEqual([{ raceID: covered, isUpheld: true, paidBy: "certificate" }]);
  await stage.run((work) => payReleased(work, holdID, []));
  expect(await ownRaceOf(stage.db, covered, userID, cardTimes())).toMatchObject({
    appeal: "upheld",
    answeredBy: "certificate",
    reward: { state: "paid" },
  });
  expect(new Map((await standsOf(userID)) as [RaceID, string][])).toEqual(
    new Map([
      [covered, "counts"],
      [faster, "asked-held"],
    ]),
  );
});

it("a bot check answers what was asked about what it pays", async () => {
  const [userID, other] = [await stage.newPlayer(), await stage.newPlayer()];
  const [raceID, others] = [await asked(userID, CHECK), await asked(other, CHECK)];
  await stage.run((work) => releaseChecked(work, userID));
  expect([await isOpen(raceID), await isOpen(others)]).toEqual([false, true]);
  expect(await toldOf(userID)).toEqual([{ raceID, isUpheld: true, paidBy: "bot-check" }]);
  expect(await toldOf(other)).toEqual([]);
});

it("a moderator's answer is told once, and is a person's", async () => {
  const userID = await stage.newPlayer();
  const raceID = await asked(userID, FAST);
  const holdID = await openHold(userID);
  await stage.run((work) => decideHold(work, holdID, true, { operator: "Mo", reason: "Quick hands." }));
  expect(await isOpen(raceID)).toBe(false);
  expect(await toldOf(userID)).toEqual([{ raceID, isUpheld: true, reason: "Quick hands." }]);
  expect(await standsOf(userID)).toEqual([[raceID, "upheld"]]);
});
