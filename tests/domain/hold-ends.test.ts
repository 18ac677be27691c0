import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import type { HoldKind, HoldReason } from "#shared/rules/fair-play/reward-hold.ts";
import { releaseChecked, releaseCovered, releaseHold } from "#shared/server/holds/end-hold.ts";
import { earlierHolds } from "#shared/server/holds/hold.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { appealRace } from "#shared/server/race/own-race.ts";
import { upholdAppeal } from "#shared/server/settlement/appeals.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, days } from "#shared/units.ts";

import { holdRace, SIGN } from "../support/holds.ts";
import { newStage, type Stage } from "../support/players.ts";
import { machine, racedBy } from "../support/typed-race.ts";

const NOW = nowStamp();

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

let seed = 900;
async function held(userID: UserID, speed: number, reason: HoldReason = "signs", kind: HoldKind = "certificate") {
  const outcome = racedBy([{ userID, typer: machine }], NOW, seed++);
  await stage.run((work) => settleRace(work, outcome));
  await stage.db.updateTable("race_results").set({ speed }).where("race_id", "=", outcome.raceID).execute();
  await stage.run((work) => holdRace(work, outcome.raceID, userID, reason === "signs" ? [SIGN] : [], { kind, reason }));
  return outcome.raceID;
}

const holdsOf = (userID: UserID) =>
  stage.db.selectFrom("reward_holds").selectAll().where("user_id", "=", userID).orderBy("hold_id").execute();
const statesOf = async (userID: UserID) =>
  (
    await stage.db
      .selectFrom("race_rewards as w")
      .innerJoin("race_results as r", (join) =>
        join.onRef("r.race_id", "=", "w.race_id").onRef("r.slot", "=", "w.slot"),
      )
      .select(["r.speed", "w.state"])
      .where("w.user_id", "=", userID)
      .orderBy("r.speed")
      .execute()
  ).map(({ speed, state }) => `${speed} ${state}`);

/** Pays what a certificate up to a speed covers of the hold that is open. */
async function covers(userID: UserID, covered: number): Promise<void> {
  const open = (await holdsOf(userID)).find(({ ended_stamp }) => ended_stamp === null);
  if (!open) throw new Error("no hold is open");
  await stage.run((work) => releaseCovered(work, open.hold_id, covered, null));
}
const counted = async (userID: UserID) =>
  (await stage.run((work) => earlierHolds(work, [userID], "type"))).get(userID) ?? 0;

it("a race that no certificate covers keeps no other release of signs from being counted", async () => {
  const userID = await stage.newPlayer();
  await held(userID, 290);
  for (const times of [1, 2]) {
    await held(userID, 90 + times);
    await covers(userID, 110);
    expect(await counted(userID)).toBe(times);
  }
  expect(await statesOf(userID)).toEqual(["91 due", "92 due", "290 held"]);
  expect(await holdsOf(userID)).toMatchObject([
    { ended_by: "certificate", is_released: true },
    { ended_by: "certificate", is_released: true },
    { ended_stamp: null, kind: "certificate", reason: "signs" },
  ]);
});

it("signs are counted from when they were paid, however long something else had waited there", async () => {
  const userID = await stage.newPlayer();
  await held(userID, 290, "speed");
  await stage.db
    .updateTable("reward_holds")
    .set({ since_stamp: before(NOW, days(40)) })
    .where("user_id", "=", userID)
    .execute();
  for (const times of [1, 2]) {
    await held(userID, 90);
    await covers(userID, 110);
    expect(await counted(userID)).toBe(times);
  }
});

it("what a certificate leaves of a hold that waited for a moderator waits for a certificate, with what does already", async () => {
  const userID = await stage.newPlayer();
  await held(userID, 290, "speed");
  await held(userID, 90, "signs", "moderator");
  await held(userID, 280, "signs", "moderator");
  const moderated = (await holdsOf(userID)).find(({ kind }) => kind === "moderator");
  if (!moderated) throw new Error("nothing waits for a moderator");
  await stage.run((work) => releaseCovered(work, moderated.hold_id, 110, null));
  expect((await holdsOf(userID)).filter(({ ended_stamp }) => ended_stamp === null)).toMatchObject([
    { kind: "certificate", reason: "signs" },
  ]);
  await covers(userID, 300);
  expect(await statesOf(userID)).toEqual(["90 due", "280 due", "290 due"]);
  expect(await counted(userID)).toBe(2);
});

it("what waits on for its speed alone waits on for its speed, and since the same time", async () => {
  const userID = await stage.newPlayer();
  await held(userID, 190, "speed");
  await held(userID, 90);
  const [whole] = await holdsOf(userID);
  await covers(userID, 110);
  expect((await holdsOf(userID)).at(-1)).toMatchObject({ reason: "speed", since_stamp: whole?.since_stamp });
  await covers(userID, 110);
  await covers(userID, 150);
  expect(await holdsOf(userID)).toHaveLength(2);
  expect(await counted(userID)).toBe(1);
});

it("what a version before held again after its hold had ended is paid by a bot check, or by who was asked", async () => {
  const [checked, asked] = [await stage.newPlayer(), await stage.newPlayer()];
  const raceID = await held(asked, 90);
  await held(checked, 90);
  for (const userID of [checked, asked]) {
    const [hold] = await holdsOf(userID);
    if (!hold) throw new Error("nothing is held");
    await stage.run((work) => releaseHold(work, hold.hold_id, "certificate"));
    await stage.db.updateTable("race_rewards").set({ state: "held" }).where("user_id", "=", userID).execute();
  }
  await stage.run((work) => releaseChecked(work, checked));
  await stage.run((work) => appealRace(work, raceID, asked), after(NOW, days(1)));
  await stage.run((work) => upholdAppeal(work, { raceID, slot: 0 }), after(NOW, days(1)));
  expect([await statesOf(checked), await statesOf(asked)]).toEqual([["90 due"], ["90 due"]]);
});
