import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import { CHALLENGE_REWARDS } from "#shared/content/challenges.ts";
import type { OwnBrought } from "#shared/contracts/race/own-race.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { challengesOf } from "#shared/rules/challenges/draw.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { ownRaceOf } from "#shared/server/race/own-race.ts";
import { finishesOfDay } from "#shared/server/race/today.ts";
import { keepBrought } from "#shared/server/settlement/brought.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, dayOf, hours, minutes, startOf, type Day, type Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { countedRace } from "../support/counted-race.ts";
import { releaseHeld } from "../support/holds.ts";
import { indexesOf, nodesFor } from "../support/plan.ts";
import { newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";
import { person, racedBy } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

/** The noon of a day before yesterday that asks for three races. */
const NOON: Stamp = (() => {
  for (let day = (dayOf(nowStamp()) - 2) as Day; ; day--) {
    const [small] = challengesOf(day);
    if (small?.field === "races") return after(startOf(day), hours(12));
  }
})();
const ASKED = challengesOf(dayOf(NOON))[0];
const FIRST_RACE = ACHIEVEMENTS.find(({ name }) => name === "Key in the Ignition")?.achievementID;

let turn = 0;
async function settled(userID: UserID, at: Stamp, speed?: number): Promise<RaceID> {
  const outcome = racedBy([{ userID, typer: person(700 + turn) }], at, 1_700 + turn++);
  const results = outcome.results.map((result) => ({ ...result, wpm: speed ?? result.wpm }));
  await stage.run((work) => settleRace(work, { ...outcome, results }), at);
  return outcome.raceID;
}
async function raced(userID: UserID, at: Stamp, speed?: number): Promise<RaceID> {
  const raceID = await settled(userID, at, speed);
  await stage.run((work) => payRace(work, raceID), at);
  return raceID;
}
const own = (userID: UserID, raceID: RaceID) => ownRaceOf(stage.db, raceID, userID, cardTimes());
async function broughtBy(userID: UserID, raceID: RaceID): Promise<OwnBrought> {
  const { brought } = await own(userID, raceID);
  if (!brought) throw new Error("the race isn't paid");
  return brought;
}
const experienceOf = async (userID: UserID): Promise<number> =>
  (await stage.db.selectFrom("users").select("experience").where("user_id", "=", userID).executeTakeFirstOrThrow())
    .experience;
const askedIn = ({ challenges }: OwnBrought) =>
  challenges.find(({ challengeID }) => challengeID === ASKED?.challengeID);

describe("what a race brought", () => {
  it("is all experience before and after it, what it added to challenges, and the achievements that it earned", async () => {
    const userID = await stage.newPlayer({ races_played: 20 });
    const races: RaceID[] = [];
    for (let nth = 0; nth < 3; nth++) {
      races.push(await raced(userID, after(NOON, minutes(nth * 5))));
      const [raceID] = races.slice(-1) as [RaceID];
      expect((await broughtBy(userID, raceID)).experience.after).toBe(await experienceOf(userID));
    }
    const brought = await Promise.all(races.map((raceID) => broughtBy(userID, raceID)));
    expect(brought.map(askedIn)).toEqual(
      [1, 2, 3].map((progress) => ({
        challengeID: ASKED?.challengeID,
        title: ASKED?.title,
        goal: 3,
        reward: CHALLENGE_REWARDS.small,
        before: progress - 1,
        after: progress,
        isDone: progress === 3,
      })),
    );
    expect(brought.map(({ achievements }) => achievements.includes(FIRST_RACE as never))).toEqual([true, false, false]);
    for (const [nth, raceID] of races.entries()) {
      const { experience, challenges } = brought[nth] as OwnBrought;
      const { reward } = await own(userID, raceID);
      const completed = challenges.filter(({ isDone }) => isDone).reduce((sum, each) => sum + each.reward, 0);
      expect(experience.after - experience.before).toBe((reward?.experience ?? 0) + completed);
      expect(experience.before).toBe(brought[nth - 1]?.experience.after ?? 0);
    }
  });

  it("stays what it was, whatever is raced, paid and earned later", async () => {
    const userID = await stage.newPlayer({ races_played: 20 });
    const raceID = await raced(userID, NOON, 60);
    const then = await own(userID, raceID);
    for (let nth = 1; nth < 4; nth++) await raced(userID, after(NOON, minutes(nth)), 70);
    expect(await own(userID, raceID)).toEqual(then);
  });

  it("is each race's own where several are paid at once, in the order in which they started", async () => {
    const userID = await stage.newPlayer({ races_played: 20, captcha_reason: "pending" });
    const races: RaceID[] = [];
    for (let nth = 0; nth < 5; nth++) races.unshift(await raced(userID, after(NOON, minutes(50 - nth * 5)), 50 - nth));
    for (const raceID of races) expect((await own(userID, raceID)).brought).toBeNull();
    await stage.run((work) => releaseHeld(work, userID));
    const brought = await Promise.all(races.map((raceID) => broughtBy(userID, raceID)));
    expect(brought.map((each) => askedIn(each)?.after)).toEqual([1, 2, 3, undefined, undefined]);
    expect(brought.map(({ achievements }) => achievements.includes(FIRST_RACE as never))).toEqual([
      true,
      ...races.slice(1).map(() => false),
    ]);
    for (const [nth, { experience }] of brought.entries()) {
      expect(experience.before).toBe(brought[nth - 1]?.experience.after ?? 0);
    }
    expect(brought.at(-1)?.experience.after).toBe(await experienceOf(userID));
  });

  it("is each racer's own of what the counters found in one race, on its site", async () => {
    const racers = [await stage.newPlayer({ experience: 1_000 }), await stage.newPlayer({ experience: 500 })];
    const { raceID, results } = racedBy(
      racers.map((userID, nth) => ({ userID, typer: person(690 + nth) })),
      NOON,
      1_690,
    );
    await stage.run((work) => settleRace(work, { ...racedBy([], NOON, 1_690), raceID, results }), NOON);
    for (const [nth, userID] of racers.entries()) {
      const stats = (site: "type" | "math", highest_speed: number) =>
        ({ user_id: userID, site, races_played: 5, highest_speed, last_race_stamp: NOON }) as const;
      await stage.db.deleteFrom("racing_stats").where("user_id", "=", userID).execute();
      await stage.db
        .insertInto("racing_stats")
        .values([stats("math", 41 - nth), stats("type", 40 + nth)])
        .execute();
    }
    await stage.run((work) =>
      keepBrought(
        work,
        racers.map((userID, slot) => countedRace(userID, { raceID, slot })),
        [
          { raceID, slot: 0, experience: 30, achievements: [FIRST_RACE as never] },
          { raceID, slot: 1, experience: 7 },
          { raceID, slot: 1, challenges: [] },
        ],
      ),
    );
    const kept = await stage.db
      .selectFrom("race_rewards")
      .select("brought")
      .where("race_id", "=", raceID)
      .orderBy("slot")
      .execute();
    expect(kept.map(({ brought }) => brought)).toEqual([
      { experience: { before: 870, after: 1_000 }, challenges: [], achievements: [FIRST_RACE], isBest: true },
      { experience: { before: 393, after: 500 }, challenges: [], achievements: [], isBest: false },
    ]);
  });

  it("has no challenges while they are shut to the racer", async () => {
    const userID = await stage.newPlayer();
    expect((await broughtBy(userID, await raced(userID, NOON))).challenges).toEqual([]);
  });

  it("is unknown for races that were paid before it was kept, and for those that pay nothing", async () => {
    const userID = await stage.newPlayer();
    const raceID = await raced(userID, NOON);
    await stage.db.updateTable("race_rewards").set({ brought: null }).where("race_id", "=", raceID).execute();
    expect(await own(userID, raceID)).toMatchObject({ reward: { state: "paid" }, brought: null });
    const guest = await stage.newPlayer({ account_type: "guest", username: null, password_hash: null });
    expect(await own(guest, await raced(guest, NOON))).toMatchObject({ reward: null, brought: null });
  });
});

describe("how fast a race was", () => {
  it("is its place among the racer's own of its day, up to it; the fastest of all is a new best", async () => {
    const [userID, other] = [await stage.newPlayer(), await stage.newPlayer()];
    const morning = startOf(dayOf(NOON));
    await raced(other, morning, 90);
    await raced(userID, (morning - 1) as Stamp, 65);
    const races: RaceID[] = [];
    for (const [nth, speed] of [50, 60, 55, 70].entries()) {
      races.push(await raced(userID, after(morning, minutes(nth)), speed));
    }
    const brought = await Promise.all(races.map((raceID) => broughtBy(userID, raceID)));
    expect(brought.map(({ today: { rank, of }, isBest }) => [rank, of, isBest])).toEqual([
      [1, 1, false],
      [1, 2, false],
      [2, 3, false],
      [1, 4, true],
    ]);
  });

  it("is no new best in the very first race", async () => {
    const userID = await stage.newPlayer();
    expect((await broughtBy(userID, await raced(userID, NOON))).isBest).toBe(false);
  });
});

describe("asking what a race brought", () => {
  it("takes three statements, after one race or thirty", async () => {
    const userID = await stage.newPlayer({ races_played: 20 });
    const cost = (raceID: RaceID) => statementsOf(stage, ({ trx }) => ownRaceOf(trx, raceID, userID, cardTimes()));
    const first = await raced(userID, NOON);
    expect(await cost(first)).toBe(3);
    for (let nth = 1; nth < 30; nth++) await settled(userID, after(NOON, minutes(nth)));
    const last = await raced(userID, after(NOON, minutes(30)));
    expect(await cost(last)).toBe(3);
  });

  it("looks up the races of the day by the index of their racer", async () => {
    const userID = await stage.newPlayer();
    await sql`insert into races (race_id, site, text_id, started_stamp)
      select gen_random_uuid(), 'type', 1, n from generate_series(1, 20000) n`.execute(stage.db);
    await sql`insert into race_results (race_id, slot, started_stamp, user_id, display_name, car_id, car_hue_angle,
        is_bot, standing, place, done, errors, elapsed_ms, speed, accuracy)
      select race_id, 0, started_stamp, ${userID}::bigint, 'Crowd', 1, 0, false, 'finished', 1, 1, 0, 1, 1, 100
      from races where started_stamp <= 20000`.execute(stage.db);
    await sql`analyze races, race_results`.execute(stage.db);
    const nodes = await nodesFor(finishesOfDay(stage.db, userID, { site: "type", started_stamp: NOON, speed: 50 }));
    expect(indexesOf(nodes)).toContain("race_results_user");
    expect(nodes.filter((node) => node["Node Type"] === "Seq Scan")).toEqual([]);
  });
});
