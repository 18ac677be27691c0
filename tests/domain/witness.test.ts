import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { RaceID, SectionID, UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import type { RewardHold } from "#shared/rules/fair-play/reward-hold.ts";
import { certifiedSpeeds } from "#shared/server/certificates/certified.ts";
import { vouchFor } from "#shared/server/certificates/vouch.ts";
import { witnessPupil, witnessWishes } from "#shared/server/classes/witness.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { appealRace } from "#shared/server/race/own-race.ts";
import { openAppeals } from "#shared/server/settlement/appeals.ts";
import { heldCaseOf } from "#shared/server/settlement/held-cases.ts";
import { payReleased } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, days, hours, type Stamp } from "#shared/units.ts";

import { addClass, addMember } from "../support/class-world.ts";
import { holdRace, SIGN } from "../support/holds.ts";
import { newStage, type Stage } from "../support/players.ts";
import { person, racedBy } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const FAST: RewardHold = { kind: "certificate", reason: "speed" };

let seed = 700;
/** A race whose reward waits, and whose racer asks for a person. */
async function held(
  userID: UserID,
  speed: number,
  { hold = FAST, isAsked = true }: { readonly hold?: RewardHold; readonly isAsked?: boolean } = {},
): Promise<RaceID> {
  const { raceID, ...outcome } = racedBy([{ userID, typer: person(4) }], nowStamp(), seed++);
  await stage.run((work) => settleRace(work, { ...outcome, raceID }));
  await stage.db.updateTable("race_results").set({ speed }).where("race_id", "=", raceID).execute();
  await stage.run((work) => holdRace(work, raceID, userID, hold.reason === "signs" ? [SIGN] : [], hold));
  if (isAsked) await stage.run((work) => appealRace(work, raceID, userID));
  return raceID;
}

interface Taught {
  readonly teacherID: UserID;
  readonly sectionID: SectionID;
  readonly pupilID: UserID;
}
const LONG_AGO = before(nowStamp(), days(1));
async function taught(standing: "member" | "pending" | "removed" = "member"): Promise<Taught> {
  const [teacherID, pupilID] = [await stage.newPlayer(), await stage.newPlayer()];
  const sectionID = await addClass(stage.db, { teacher: teacherID });
  await addMember(stage.db, sectionID, pupilID, { standing, alias: `Brave Otter ${pupilID}` });
  await joinedAt(LONG_AGO, pupilID);
  return { teacherID, sectionID, pupilID };
}

const joinedAt = (joined_stamp: Stamp, pupilID: UserID) =>
  stage.db.updateTable("section_members").set({ joined_stamp }).where("user_id", "=", pupilID).execute();
const wishes = ({ teacherID, sectionID }: Taught, at = nowStamp()) =>
  witnessWishes({ db: stage.db, config: { site: "type" } as never, nowStamp: () => at }, teacherID, sectionID);
const say = ({ teacherID, sectionID, pupilID }: Taught, speed: number, at = nowStamp()) =>
  stage.run((work) => witnessPupil(work, teacherID, sectionID, "type", { userID: pupilID, lessonID: null, speed }), at);
const stateOf = async (raceID: RaceID) =>
  (await stage.db.selectFrom("race_rewards").select("state").where("race_id", "=", raceID).executeTakeFirstOrThrow())
    .state;
const certificatesOf = (userID: UserID) =>
  stage.db
    .selectFrom("certificates")
    .select(["speed", "is_witnessed", "witness_id"])
    .where("user_id", "=", userID)
    .execute();
const refusal = async (saying: Promise<unknown>): Promise<string> => {
  const problem: unknown = await saying.then(
    () => "said",
    (error: unknown) => error,
  );
  return problem instanceof Refusal ? problem.code : String(problem);
};

describe("a teacher as witness", () => {
  it("is shown who asked for a person, with how fast and how many", async () => {
    const one = await taught();
    const { pupilID } = one;
    await held(pupilID, 128);
    await held(pupilID, 131, { isAsked: false });
    expect(await wishes(one)).toEqual([
      {
        userID: pupilID,
        alias: `Brave Otter ${pupilID}`,
        lessonID: null,
        hasSigns: false,
        races: 2,
        speed: 131,
        sinceStamp: expect.any(Number) as number,
      },
    ]);
  });

  it("pays what waits, answers who asked, and lets as fast a race count from then on", async () => {
    const one = await taught();
    const raceIDs = [await held(one.pupilID, 128), await held(one.pupilID, 131, { isAsked: false })];
    await say(one, 131);
    const holds = await stage.db
      .selectFrom("reward_holds")
      .select(["hold_id", "ended_by", "is_released"])
      .where("user_id", "=", one.pupilID)
      .execute();
    expect(holds.map(({ ended_by, is_released }) => [ended_by, is_released])).toEqual([["certificate", true]]);
    for (const { hold_id } of holds) await stage.run((work) => payReleased(work, hold_id, []));
    expect(await Promise.all(raceIDs.map(stateOf))).toEqual(["paid", "paid"]);
    expect(await certificatesOf(one.pupilID)).toEqual([{ speed: 131, is_witnessed: true, witness_id: one.teacherID }]);
    expect(await stage.run((work) => certifiedSpeeds(work, [one.pupilID], "type", null))).toEqual(
      new Map([[one.pupilID, 131]]),
    );
    expect((await openAppeals(stage.db)).filter(({ user_id }) => user_id === one.pupilID)).toEqual([]);
    expect(await wishes(one)).toEqual([]);
    expect(await refusal(say(one, 131))).toBe("alreadyDone");
    expect(await certificatesOf(one.pupilID)).toHaveLength(1);
  });

  it("says it once, however often it is pressed at once", async () => {
    const one = await taught();
    await held(one.pupilID, 128);
    const said = await Promise.all(Array.from({ length: 8 }, () => refusal(say(one, 128))));
    expect(said.toSorted()).toEqual([...Array.from({ length: 7 }, () => "alreadyDone"), "said"]);
    expect(await certificatesOf(one.pupilID)).toHaveLength(1);
  });

  it("covers no race that was faster than what was shown, and no more than what waits, whatever is sent", async () => {
    const one = await taught();
    const [slower, faster] = [await held(one.pupilID, 128), await held(one.pupilID, 180)];
    await say(one, 130);
    expect([await stateOf(slower), await stateOf(faster)]).toEqual(["due", "held"]);
    await say(one, 100_000);
    expect(await stateOf(faster)).toBe("due");
    expect((await certificatesOf(one.pupilID)).map(({ speed }) => speed)).toEqual([130, 180]);
  });

  it.each(["pending", "removed"] as const)("is none for somebody who is %s", async (standing) => {
    const one = await taught(standing);
    const raceID = await held(one.pupilID, 128);
    expect([await wishes(one), await refusal(say(one, 128)), await stateOf(raceID)]).toEqual([
      [],
      "alreadyDone",
      "held",
    ]);
  });

  it("is none for themself, for a class of others, or for a pupil of another class", async () => {
    const [one, other] = [await taught(), await taught()];
    await addMember(stage.db, one.sectionID, one.teacherID);
    await joinedAt(LONG_AGO, one.teacherID);
    const own = await held(one.teacherID, 128);
    const raceID = await held(one.pupilID, 128);
    expect((await wishes(one)).map(({ userID }) => userID)).toEqual([one.pupilID]);
    expect(await refusal(say({ ...one, pupilID: one.teacherID }, 128))).toBe("alreadyDone");
    expect(await refusal(say({ ...other, pupilID: one.pupilID }, 128))).toBe("alreadyDone");
    expect(await refusal(say({ ...one, teacherID: other.teacherID }, 128))).toBe("notYourClass");
    expect(await refusal(wishes({ ...one, teacherID: other.teacherID }) as Promise<unknown>)).toBe("notYourClass");
    expect([await stateOf(own), await stateOf(raceID)]).toEqual(["held", "held"]);
  });

  it("is none for what was raced before the pupil came into the class", async () => {
    const one = await taught();
    const [earlier, later] = [await held(one.pupilID, 128), await held(one.pupilID, 131)];
    const { started_stamp } = await stage.db
      .selectFrom("races")
      .select("started_stamp")
      .where("race_id", "=", later)
      .executeTakeFirstOrThrow();
    await stage.db
      .updateTable("races")
      .set({ started_stamp: before(started_stamp, days(2)) })
      .where("race_id", "=", earlier)
      .execute();
    expect(await wishes(one)).toMatchObject([{ races: 1, speed: 131 }]);
    await say(one, 131);
    expect([await stateOf(earlier), await stateOf(later)]).toEqual(["held", "due"]);
    expect(await refusal(say(one, 131))).toBe("alreadyDone");
  });

  it("is told that our checks found something unusual, and moderators are told whose word it was", async () => {
    const one = await taught();
    await held(one.pupilID, 128, { hold: { kind: "certificate", reason: "signs" } });
    expect(await wishes(one)).toMatchObject([{ hasSigns: true }]);
    await say(one, 128);
    await held(one.pupilID, 180);
    const { hold_id } = await stage.db
      .selectFrom("reward_holds")
      .select("hold_id")
      .where("user_id", "=", one.pupilID)
      .where("ended_stamp", "is", null)
      .executeTakeFirstOrThrow();
    const { username } = await stage.db
      .selectFrom("users")
      .select("username")
      .where("user_id", "=", one.teacherID)
      .executeTakeFirstOrThrow();
    const { certificates } = await heldCaseOf(stage.db, hold_id);
    expect(certificates).toMatchObject([{ method: "witness", witness: username, speed: 128 }]);
  });

  it("leaves what only a moderator ends to a moderator, for a day", async () => {
    const one = await taught();
    const raceID = await held(one.pupilID, 128, { hold: { kind: "moderator", reason: "signs" } });
    const now = nowStamp();
    expect([await wishes(one, after(now, hours(23))), await refusal(say(one, 128, now))]).toEqual([[], "alreadyDone"]);
    expect(await wishes(one, after(now, days(2)))).toHaveLength(1);
    await say(one, 128, after(now, days(2)));
    expect(await stateOf(raceID)).toBe("due");
  });

  it("is not asked about what waits for a bot check, or for whom nobody asked", async () => {
    const one = await taught();
    await held(one.pupilID, 128, { isAsked: false });
    expect([await wishes(one), await refusal(say(one, 128))]).toEqual([[], "alreadyDone"]);
  });

  it("is forgotten with the teacher's account; what was seen stays", async () => {
    const one = await taught();
    await stage.run((work) =>
      vouchFor(work, one.pupilID, [{ site: "type", lessonID: null, speed: 128 }], one.teacherID),
    );
    await stage.db.deleteFrom("users").where("user_id", "=", one.teacherID).execute();
    expect(await certificatesOf(one.pupilID)).toEqual([{ speed: 128, is_witnessed: true, witness_id: null }]);
  });
});
