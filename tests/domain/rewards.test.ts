import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import type { UserID } from "#shared/ids.ts";
import { REWARDS } from "#shared/rules/rewards/race-reward.ts";
import { STARTER } from "#shared/rules/rewards/starter.ts";
import { pay } from "#shared/server/economy/ledger.ts";
import { payStarter } from "#shared/server/economy/starter.ts";
import { befriend } from "#shared/server/friends/friendships.ts";
import { releaseChecked } from "#shared/server/holds/end-hold.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import { appealRace, ownRaceOf } from "#shared/server/race/own-race.ts";
import { dismissAppeal, openAppeals, upholdAppeal } from "#shared/server/settlement/appeals.ts";
import { payOverdue, payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, minutes, seconds, type Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { releaseHeld } from "../support/holds.ts";
import { newStage, type Stage } from "../support/players.ts";
import { machine, person, racedBy, type Typer } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const run: Stage["run"] = (op, at) => stage.run(op, at);

const newAccount = async (membership: "basic" | "gold" = "basic"): Promise<UserID> => {
  const userID = await stage.newPlayer({ membership });
  await run((work) => payStarter(work, { user_id: userID, car_id: GUEST_CAR, car_hue_angle: 0 }));
  return userID;
};

const userOf = (userID: UserID) =>
  stage.db.selectFrom("users").selectAll().where("user_id", "=", userID).executeTakeFirstOrThrow();
const rewardsOf = (userID: UserID) =>
  stage.db.selectFrom("race_rewards").selectAll().where("user_id", "=", userID).orderBy("due_stamp").execute();
const balanceOf = async (userID: UserID): Promise<number> =>
  (
    await stage.db
      .selectFrom("money_accounts")
      .select("balance")
      .where("user_id", "=", userID)
      .executeTakeFirstOrThrow()
  ).balance;

/** Everything in the ledger sums to zero, and each person's balance is the sum of their entries. */
async function expectBalanced(): Promise<void> {
  const { rows } = await sql<{ total: number; odd: number; wrong: number }>`
    select (select coalesce(sum(amount), 0) from money_entries) as total,
      (select count(*) from (select 1 from money_entries group by transfer_id having sum(amount) <> 0) t) as odd,
      (select count(*) from money_accounts a where kind <> 'treasury' and balance <>
        (select coalesce(sum(amount), 0) from money_entries e where e.account_id = a.account_id)) as wrong
  `.execute(stage.db);
  expect(rows[0] && Object.values(rows[0]).map(Number)).toEqual([0, 0, 0]);
}

/** Races one after the other, settled and paid. */
async function season(userID: UserID, typer: Typer, races: number, seed: number): Promise<void> {
  const from = before(nowStamp(), minutes(races * 2));
  for (let race = 0; race < races; race++) {
    const at = after(from, minutes(race * 2));
    const outcome = racedBy([{ userID, typer }], at, seed + race);
    await run((work) => settleRace(work, outcome), at);
    await run((work) => payRace(work, outcome.raceID), at);
  }
}

describe("rewards", () => {
  it("pay each racer once, whatever is called how often at once, and the ledger sums to zero", async () => {
    const racers = await Promise.all(Array.from({ length: 40 }, () => newAccount()));
    const outcomes = Array.from({ length: 100 }, (_each, race) =>
      racedBy(
        [0, 1, 2].map((seat) => ({ userID: racers[(race + seat * 7) % 40] as UserID, typer: person(race * 3 + seat) })),
        nowStamp(),
        race,
      ),
    );
    const settled = await Promise.all(
      Array.from({ length: 500 }, async (_each, call) => {
        const outcome = outcomes[call % 100];
        if (!outcome) throw new Error("a race is missing");
        const rewards = await run((work) => settleRace(work, outcome));
        await run((work) => payRace(work, outcome.raceID));
        return rewards;
      }),
    );
    expect(settled.filter(Boolean)).toHaveLength(100);
    for (const userID of racers) {
      const rewards = await rewardsOf(userID);
      const paid = rewards.filter((reward) => reward.state === "paid");
      const sum = (name: "cash" | "experience"): number => paid.reduce((total, reward) => total + reward[name], 0);
      expect(await balanceOf(userID)).toBe(STARTER.cash + sum("cash"));
      expect((await userOf(userID)).experience).toBe(sum("experience"));
      expect(rewards.filter((reward) => reward.state === "due")).toEqual([]);
    }
    await expectBalanced();
  });

  it("of one race are paid once when it is settled fifty times and paid fifty times at once", async () => {
    const racers = await Promise.all([newAccount(), newAccount()]);
    const outcome = racedBy(
      racers.map((userID, seat) => ({ userID, typer: person(20 + seat) })),
      nowStamp(),
      4_711,
    );
    const settling = Array.from({ length: 50 }, () => run((work) => settleRace(work, outcome)));
    const isSettled = Promise.race(settling);
    const paying = Array.from({ length: 50 }, async () => {
      await isSettled;
      await run((work) => payRace(work, outcome.raceID));
    });
    const settled = (await Promise.all(settling)).filter(Boolean);
    await Promise.all(paying);
    expect(settled).toHaveLength(1);
    for (const userID of racers) {
      const [reward, ...more] = await rewardsOf(userID);
      expect([reward?.state, more]).toEqual(["paid", []]);
      expect(await balanceOf(userID)).toBe(STARTER.cash + (reward?.cash ?? 0));
      expect(await userOf(userID)).toMatchObject({ races_played: 1, experience: reward?.experience });
    }
    await expectBalanced();
  });

  it("pay a friend race for the place among its people, and for each friend who came through the gate", async () => {
    const [host, friend, stranger, idler] = [
      await newAccount(),
      await newAccount(),
      await newAccount(),
      await newAccount(),
    ];
    await run((work) => befriend(work, host, [friend, idler]));
    const typing = (userID: UserID, typer: Typer) => ({ userID, typer });
    const standsStill: Typer = () => [];
    const paid = async (racers: Parameters<typeof racedBy>[0], seed: number) => {
      const outcome = { ...racedBy(racers, nowStamp(), seed), mode: "friend" as const };
      const rewards = await run((work) => settleRace(work, outcome));
      return racers.map((_racer, slot) => {
        const { place, friends } = rewards?.get(slot)?.parts ?? {};
        return [place !== undefined, friends ?? 0];
      });
    };
    const typer = person(11);
    expect(
      await paid([typing(host, typer), typing(friend, typer), typing(stranger, typer), typing(idler, standsStill)], 20),
    ).toEqual([
      [true, REWARDS.friendCash],
      [true, REWARDS.friendCash],
      [true, 0],
      [false, 0],
    ]);
    expect(await paid([typing(host, typer)], 21)).toEqual([[false, 0]]);
    expect(await paid([typing(host, typer), typing(idler, standsStill)], 22)).toEqual([
      [false, 0],
      [false, 0],
    ]);
  });

  it("are doubled in cash for gold, and guests get none", async () => {
    const [basic, gold] = [await newAccount(), await newAccount("gold")];
    const typer = person(5);
    const outcome = racedBy(
      [basic, gold].map((userID) => ({ userID, typer })),
      nowStamp(),
      9,
    );
    const rewards = await run((work) => settleRace(work, outcome));
    expect(rewards?.get(1)?.parts.gold).toBe((rewards?.get(1)?.cash ?? 0) / 2);
    expect(rewards?.get(0)?.cash).toBeGreaterThan(0);
    expect(rewards?.get(0)?.parts).not.toHaveProperty("gold");
    await stage.db
      .updateTable("users")
      .set({ account_type: "guest", username: null, username_skeleton: null, password_hash: null })
      .where("user_id", "=", basic)
      .execute();
    const again = await run((work) => settleRace(work, racedBy([{ userID: basic, typer }], nowStamp(), 10)));
    expect(again?.size).toBe(0);
  });

  it("count sessions, places and the qualifying race", async () => {
    const userID = await newAccount();
    await season(userID, person(8), 3, 70);
    const stats = await stage.db
      .selectFrom("racing_stats")
      .selectAll()
      .where("user_id", "=", userID)
      .executeTakeFirstOrThrow();
    expect(stats).toMatchObject({ races_played: 3, session_races: 3, longest_session: 3, placed1: 3, disqualified: 0 });
    expect((await userOf(userID)).qualifying_stamp).not.toBeNull();
  });

  it("are held when several signals say machine, and a bot check pays none of them", async () => {
    const userID = await newAccount();
    await season(userID, machine, 4, 200);
    const held = (await rewardsOf(userID)).filter((reward) => reward.state === "held");
    expect(held.length).toBeGreaterThan(0);
    expect(held[0]?.signals?.filter((signal) => signal.fired).length).toBeGreaterThan(1);
    const { captcha_reason, experience } = await userOf(userID);
    expect(captcha_reason).toBeNull();
    await run((work) => releaseChecked(work, userID));
    expect((await rewardsOf(userID)).filter((reward) => reward.state === "held")).toEqual(held);
    await Promise.all(Array.from({ length: 5 }, () => run((work) => releaseHeld(work, userID))));
    const sum = held.reduce((total, reward) => total + reward.experience, 0);
    expect((await userOf(userID)).experience).toBe(experience + sum);
    await expectBalanced();
  });

  it("of a machine are held in whatever order its races are settled, also when they started in one second", async () => {
    const RACES = 60;
    const begin = before(nowStamp(), minutes(RACES));
    const heldOf = async (startOf: (race: number) => Stamp): Promise<number> => {
      const userID = await newAccount();
      const races = Array.from({ length: RACES }, (_each, race) =>
        racedBy([{ userID, typer: machine }], startOf(race), 900 + race),
      );
      for (const outcome of races.toReversed()) {
        await run((work) => settleRace(work, outcome));
        await run((work) => payRace(work, outcome.raceID));
      }
      return (await rewardsOf(userID)).filter(({ state }) => state === "held").length;
    };
    expect(await heldOf((race) => after(begin, minutes(race)))).toBe(RACES);
    expect(await heldOf(() => begin)).toBe(RACES);
  }, 120_000);

  it("wait while a bot check is due after a long session or many log-ins, and are paid once it is passed", async () => {
    for (const reason of ["pending", "default"] as const) {
      const userID = await newAccount();
      await stage.db.updateTable("users").set({ captcha_reason: reason }).where("user_id", "=", userID).execute();
      await season(userID, person(12), 2, 600);
      const states = async () => (await rewardsOf(userID)).map((reward) => reward.state);
      expect(await states()).toEqual(["held", "held"]);
      expect((await userOf(userID)).captcha_reason).toBe(reason);
      expect((await userOf(userID)).races_played).toBe(2);
      await run((work) => releaseChecked(work, userID));
      expect(await states()).toEqual(["due", "due"]);
      for (const { race_id } of await rewardsOf(userID)) await run((work) => payRace(work, race_id));
      expect(await states()).toEqual(["paid", "paid"]);
    }
    await expectBalanced();
  });

  it("are paid as before for a racer who only had wrong passwords", async () => {
    const userID = await newAccount();
    await stage.db.updateTable("users").set({ captcha_reason: "password" }).where("user_id", "=", userID).execute();
    await season(userID, person(13), 1, 700);
    expect((await rewardsOf(userID)).map((reward) => reward.state)).toEqual(["paid"]);
  });

  it.each([
    ["200 races", 199, 60_000],
    ["four hours of racing", 79, 182_000],
  ])("make a bot check due after %s since the last one, counted by the server", async (_what, races, elapsedMs) => {
    const userID = await newAccount();
    await stage.db
      .updateTable("users")
      .set({ captcha_passed_stamp: before(nowStamp(), minutes(races * 2)) })
      .where("user_id", "=", userID)
      .execute();
    await sql`insert into races (race_id, site, text_id, started_stamp)
      select gen_random_uuid(), 'type', 1, ${before(nowStamp(), minutes(races))} + n * 60
      from generate_series(1, ${races}::int) n`.execute(stage.db);
    await sql`insert into race_results (race_id, slot, started_stamp, user_id, display_name, car_id, car_hue_angle, is_bot,
        standing, place, done, errors, elapsed_ms, speed, accuracy)
      select race_id, 0, started_stamp, ${userID}, 'Racer', 1, 0, false, 'finished', 1, 200, 0, ${elapsedMs}, 60, 99
      from races r where not exists (select from race_results o where o.race_id = r.race_id)`.execute(stage.db);
    const outcome = racedBy([{ userID, typer: person(races) }], nowStamp(), races);
    await run((work) => settleRace(work, outcome));
    expect((await userOf(userID)).captcha_reason).toBeNull();
    await run((work) => payRace(work, outcome.raceID));
    expect((await userOf(userID)).captcha_reason).toBe("pending");
    expect((await rewardsOf(userID)).map((reward) => reward.state)).toEqual(["paid"]);
  });

  it("find a rhythm that another account typed before", async () => {
    const [first, second] = [await newAccount(), await newAccount()];
    const somebody = person(77);
    let kept: ReturnType<Typer> | undefined;
    const recorded: Typer = (text, dice) => (kept ??= somebody(text, dice));
    const earlier = racedBy([{ userID: first, typer: recorded }], nowStamp(), 300);
    await run((work) => settleRace(work, earlier));
    await run((work) => payRace(work, earlier.raceID));
    const copy = racedBy([{ userID: second, typer: recorded }], nowStamp(), 300);
    await run((work) => settleRace(work, copy));
    await run((work) => payRace(work, copy.raceID));
    const rhythms = await stage.db.selectFrom("race_rhythms").selectAll().execute();
    const bandsOf = (raceID: string) => rhythms.find((row) => row.race_id === raceID)?.bands;
    expect(bandsOf(copy.raceID)).toEqual(bandsOf(earlier.raceID));
    expect(bandsOf(copy.raceID)?.length).toBeGreaterThan(0);
  });

  it("are paid late when the job was lost", async () => {
    const userID = await newAccount();
    const outcome = racedBy([{ userID, typer: person(3) }], nowStamp(), 400);
    await run((work) => settleRace(work, outcome), before(nowStamp(), seconds(60)));
    const app: Pick<App, "db" | "nowStamp"> = { db: stage.db, nowStamp };
    await payOverdue(app);
    expect((await rewardsOf(userID)).map((reward) => reward.state)).toEqual(["paid"]);
  });
});

describe("an appeal", () => {
  it("pays a held reward when it is upheld, and refuses it when it is dismissed", async () => {
    for (const answer of [upholdAppeal, dismissAppeal]) {
      const userID = await newAccount();
      await season(userID, machine, 3, 500);
      const held = (await rewardsOf(userID)).find((reward) => reward.state === "held");
      if (!held) throw new Error("no reward was held");
      await run((work) => appealRace(work, held.race_id, userID));
      await run((work) => appealRace(work, held.race_id, userID));
      expect((await ownRaceOf(stage.db, held.race_id, userID, cardTimes())).appeal).toBe("open");
      const key = { raceID: held.race_id, slot: held.slot };
      expect((await openAppeals(stage.db)).map((row) => row.race_id)).toContain(held.race_id);
      await run((work) => answer(work, key));
      await run((work) => payRace(work, held.race_id));
      const { reward, appeal, signals } = await ownRaceOf(stage.db, held.race_id, userID, cardTimes());
      expect([reward?.state, appeal]).toEqual(answer === upholdAppeal ? ["paid", "upheld"] : ["refused", "dismissed"]);
      expect(signals.length).toBeGreaterThan(1);
      await expect(run((work) => answer(work, key))).rejects.toMatchObject({ code: "alreadyDone" });
    }
    await expectBalanced();
  });

  it("takes a disqualification back", async () => {
    const userID = await newAccount();
    const pasted: Typer = (text) => [...text].map((character, at) => ({ atMs: at, fairMs: at, character }));
    const outcome = racedBy([{ userID, typer: pasted }], nowStamp(), 600);
    await run((work) => settleRace(work, outcome));
    expect(await ownRaceOf(stage.db, outcome.raceID, userID, cardTimes())).toMatchObject({
      reward: null,
      foul: { code: "burst" },
    });
    await run((work) => appealRace(work, outcome.raceID, userID));
    await run((work) => upholdAppeal(work, { raceID: outcome.raceID, slot: 0 }));
    expect(await ownRaceOf(stage.db, outcome.raceID, userID, cardTimes())).toMatchObject({
      foul: null,
      appeal: "upheld",
    });
    const stats = await stage.db
      .selectFrom("racing_stats")
      .select("disqualified")
      .where("user_id", "=", userID)
      .executeTakeFirstOrThrow();
    expect(stats.disqualified).toBe(0);
  });

  it("needs a race of the player's own with something to review", async () => {
    const [userID, other] = [await newAccount(), await newAccount()];
    const outcome = racedBy([{ userID, typer: person(4) }], nowStamp(), 700);
    await run((work) => settleRace(work, outcome));
    await expect(run((work) => appealRace(work, outcome.raceID, userID))).rejects.toMatchObject({
      code: "nothingToAppeal",
    });
    await expect(run((work) => appealRace(work, outcome.raceID, other))).rejects.toMatchObject({
      code: "raceNotFound",
    });
  });
});

describe("the ledger", () => {
  it("never lets a balance below zero, however many take at once", async () => {
    const userID = await newAccount();
    const takes = await Promise.allSettled(
      Array.from({ length: 50 }, (_each, n) =>
        run((work) => pay(work, [{ userID, amount: -1_000, reference: `take:${userID}:${n}`, reason: "test" }])),
      ),
    );
    expect(takes.filter((take) => take.status === "fulfilled")).toHaveLength(STARTER.cash / 1_000);
    expect(await balanceOf(userID)).toBe(0);
    await expectBalanced();
  });
});
