import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { RaceID, UserID } from "#shared/ids.ts";
import type { CountedRace } from "#shared/rules/race/counted-race.ts";
import { befriend } from "#shared/server/friends/friendships.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { appealRace } from "#shared/server/race/own-race.ts";
import { upholdAppeal } from "#shared/server/settlement/appeals.ts";
import type { Counter } from "#shared/server/settlement/counted.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, days, minutes, type Stamp } from "#shared/units.ts";

import { releaseHeld } from "../support/holds.ts";
import { newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";
import { machine, person, racedBy, type Typer } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const YESTERDAY = before(nowStamp(), days(1));
const standsStill: Typer = () => [];
/** Types the whole text with wrong keys between. */
const clumsy: Typer = (text, dice) =>
  person(31)(text, dice).flatMap((key) => [
    { ...key, character: "~" },
    { ...key, atMs: key.atMs },
  ]);

/** Settles and pays a race, and tells what was counted at either. */
async function counted(outcome: RaceOutcome): Promise<{ settled: CountedRace[]; paid: CountedRace[] }> {
  const [settled, paid]: [CountedRace[], CountedRace[]] = [[], []];
  await stage.run((work) => settleRace(work, outcome, [noteIn(settled)]), outcome.startedStamp);
  await stage.run((work) => payRace(work, outcome.raceID, [noteIn(paid)]));
  return { settled, paid };
}

const noteIn =
  (list: CountedRace[]): Counter =>
  (_work, races) =>
    Promise.resolve(void list.push(...races));

const raced = (racers: readonly (readonly [UserID, Typer])[], seed: number, at: Stamp = YESTERDAY): RaceOutcome =>
  racedBy(
    racers.map(([userID, typer]) => ({ userID, typer })),
    at,
    seed,
  );
const rewardOf = (raceID: RaceID, userID: UserID) =>
  stage.db
    .selectFrom("race_rewards")
    .select(["cash", "experience", "nitros", "state"])
    .where("race_id", "=", raceID)
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();

describe("a race that pays", () => {
  it("is counted once, when it is paid, with the racer's own facts", async () => {
    const [one, other] = [await stage.newPlayer(), await stage.newPlayer()];
    const outcome = raced(
      [
        [one, person(1)],
        [other, person(2)],
      ],
      51,
    );
    const { settled, paid } = await counted(outcome);
    expect(settled).toEqual([]);
    for (const { seat, ...result } of outcome.results) {
      const { state, ...reward } = await rewardOf(outcome.raceID, seat.userID as UserID);
      expect(state).toBe("paid");
      expect(paid).toContainEqual({
        raceID: outcome.raceID,
        slot: seat.slot,
        userID: seat.userID,
        carID: seat.carID,
        site: "type",
        textID: outcome.textID,
        lessonID: null,
        mode: "public",
        startedStamp: YESTERDAY,
        standing: "finished",
        place: result.place,
        done: result.typed,
        errors: result.errors,
        elapsedMs: result.elapsedMs,
        speed: result.wpm,
        accuracy: result.accuracy,
        usedNitro: result.skipped > 0,
        friends: 0,
        beatWampus: false,
        reward,
      });
    }
    const again: CountedRace[] = [];
    await stage.run((work) => payRace(work, outcome.raceID, [noteIn(again)]));
    expect(again).toEqual([]);
  });

  it("among friends says how many of them finished; alone, and where no places are given, there is no place", async () => {
    const [one, other] = [await stage.newPlayer(), await stage.newPlayer()];
    await stage.run((work) => befriend(work, one, [other]));
    const among = {
      ...raced(
        [
          [one, person(1)],
          [other, person(2)],
        ],
        52,
      ),
      mode: "friend" as const,
    };
    expect((await counted(among)).paid).toMatchObject([
      { mode: "friend", friends: 1 },
      { mode: "friend", friends: 1 },
    ]);
    const alone = { ...raced([[one, person(1)]], 53), mode: "friend" as const };
    expect((await counted(alone)).paid).toMatchObject([{ friends: 0, place: null }]);
    const casual = {
      ...raced(
        [
          [one, person(1)],
          [other, person(2)],
        ],
        54,
      ),
      scoring: "casual" as const,
    };
    expect((await counted(casual)).paid.map(({ place }) => place)).toEqual([null, null]);
  });

  it("costs as many statements to count and to pay, however many of its racers are paid", async () => {
    const racers = await Promise.all(Array.from({ length: 40 }, () => stage.newPlayer()));
    const held = async (userIDs: readonly UserID[], seed: number): Promise<number> => {
      const outcome = raced(
        userIDs.map((userID, nth) => [userID, person(seed + nth)] as const),
        seed,
      );
      await stage.run((work) => settleRace(work, outcome), outcome.startedStamp);
      await stage.db.updateTable("race_rewards").set({ state: "held" }).where("race_id", "=", outcome.raceID).execute();
      const [userID] = userIDs;
      await stage.db
        .updateTable("race_rewards")
        .set({ user_id: userID as UserID })
        .where("race_id", "=", outcome.raceID)
        .execute();
      return statementsOf(stage, (work) => releaseHeld(work, userID as UserID));
    };
    expect(await held(racers.slice(0, 5), 60)).toBe(await held(racers.slice(5, 6), 70));
  });
});

describe("a race whose reward is held", () => {
  it("is counted when it is released, with its own time and facts", async () => {
    const userID = await stage.newPlayer({ captcha_reason: "pending" });
    const outcomes = [1, 2].map((nth) => raced([[userID, person(nth)]], 80 + nth, before(YESTERDAY, minutes(nth * 5))));
    for (const outcome of outcomes) expect(await counted(outcome)).toEqual({ settled: [], paid: [] });
    const released: CountedRace[] = [];
    await stage.run((work) => releaseHeld(work, userID, [noteIn(released)]));
    expect(
      new Set(released.map(({ raceID, startedStamp, speed }) => JSON.stringify([raceID, startedStamp, speed]))),
    ).toEqual(
      new Set(
        outcomes.map(({ raceID, startedStamp, results }) => JSON.stringify([raceID, startedStamp, results[0]?.wpm])),
      ),
    );
    expect(released.every(({ reward }) => reward.experience > 0)).toBe(true);
  });

  it("is never counted while it waits, and an operator who pays it counts it", async () => {
    const userID = await stage.newPlayer();
    for (let nth = 0; nth < 3; nth++)
      await counted(raced([[userID, machine]], 90 + nth, before(YESTERDAY, minutes(9 - nth))));
    const last = raced([[userID, machine]], 99);
    expect(await counted(last)).toEqual({ settled: [], paid: [] });
    await stage.run((work) => appealRace(work, last.raceID, userID));
    await stage.run((work) => upholdAppeal(work, { raceID: last.raceID, slot: 0 }));
    await stage.run((work) => payRace(work, last.raceID));
    expect((await rewardOf(last.raceID, userID)).state).toBe("paid");
  });
});

describe("a race that pays nothing", () => {
  const NOTHING = { cash: 0, experience: 0, nitros: 0 };

  it("is counted when it is settled: as unfinished for racers who did not finish", async () => {
    const [one, idler] = [await stage.newPlayer(), await stage.newPlayer()];
    const { settled, paid } = await counted(
      raced(
        [
          [one, person(3)],
          [idler, standsStill],
        ],
        55,
      ),
    );
    expect(paid.map(({ userID }) => userID)).toEqual([one]);
    expect(settled).toMatchObject([
      { userID: idler, startedStamp: YESTERDAY, place: null, done: 0, beatWampus: false, reward: NOTHING },
    ]);
    expect(settled[0]?.standing).not.toBe("finished");
  });

  it("is counted as finished where it only was too inaccurate", async () => {
    const userID = await stage.newPlayer();
    const { settled, paid } = await counted(raced([[userID, clumsy]], 56));
    expect([settled, paid]).toMatchObject([[{ userID, standing: "finished", reward: NOTHING }], []]);
  });

  it("is not counted for guests: they race for the road", async () => {
    const guest = await stage.newPlayer({ account_type: "guest", username: null, password_hash: null });
    expect(await counted(raced([[guest, person(4)]], 57))).toEqual({ settled: [], paid: [] });
  });
});
