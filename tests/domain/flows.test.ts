import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { FLOWS } from "#shared/rules/fair-play/flows/numbers.ts";
import type { Signal, SignalCode } from "#shared/rules/fair-play/signal.ts";
import { cashSignals } from "#shared/server/gifts/flows.ts";
import { nowStamp, type Work } from "#shared/server/platform/work.ts";
import { meetingsOf } from "#shared/server/race/meetings.ts";
import { ownRaceOf } from "#shared/server/race/own-race.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, days, hours, minutes } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { addManyPlayers } from "../support/many-players.ts";
import { plansOf } from "../support/plan.ts";
import { newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";
import { person, racedBy } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const NOW = nowStamp();
const RACES = FLOWS.cash.leastRaces + 100;
const RACE_CASH = 1_500;

/** Paid races of the last thirty days, evenly over so many hours of each day. */
const raced = (userID: UserID, races = RACES, hoursADay = 24) =>
  sql`
    with old as (
      select gen_random_uuid() as race_id, ${NOW}::bigint - 600 - (30 - n % 30 - 1) * 86400
        - (n / 30) * ((${hoursADay} * 3600 * 30) / ${races}) as stamp
      from generate_series(0, ${races - 1}) n),
    made as (insert into races (race_id, site, text_id, started_stamp, mode)
      select race_id, 'type', 1, stamp, 'public' from old),
    won as (insert into race_results (race_id, slot, site, started_stamp, user_id, display_name, car_id, car_hue_angle,
        is_bot, standing, place, done, errors, elapsed_ms, speed, accuracy)
      select race_id, 0, 'type', stamp, ${userID}::bigint, 'Racer', 1, 0, false, 'finished', 3, 200, 2, 40000, 60, 97 from old)
    insert into race_rewards (race_id, slot, user_id, cash, experience, nitros, parts, state, due_stamp, done_stamp)
    select race_id, 0, ${userID}::bigint, ${RACE_CASH}, 120, 0, '{}', 'paid', stamp, stamp from old`.execute(stage.db);

/** A gift on each of the last days. */
const gave = (sender: UserID, receiver: UserID, amount: number, more: { days?: number; ending?: "returned" } = {}) =>
  stage.db
    .insertInto("cash_gifts")
    .values(
      Array.from({ length: more.days ?? 20 }, (_unused, day) => ({
        sender_id: sender,
        receiver_id: receiver,
        amount,
        sent_stamp: before(NOW, days(day)),
        ...(more.ending && { ending: more.ending, ended_stamp: NOW }),
      })),
    )
    .execute();
const ALL = (RACES * RACE_CASH * 0.9) / 20;

const signalsOf = async (userID: UserID): Promise<readonly Signal[]> =>
  (await stage.run((work) => cashSignals(work, [userID]), NOW)).get(userID) ?? [];
const measuredOf = async (userID: UserID, code: SignalCode) =>
  (await signalsOf(userID)).find((signal) => signal.code === code)?.measured;

let turn = 40;
/** A race as a person types it, each another text, and what became of its reward. */
async function racesAgain(userID: UserID) {
  const outcome = racedBy([{ userID, typer: person(turn) }], NOW, turn++);
  await stage.run((work) => settleRace(work, outcome), NOW);
  await stage.run((work) => payRace(work, outcome.raceID), NOW);
  return ownRaceOf(stage.db, outcome.raceID, userID, cardTimes());
}

describe("cash that flows to one account", () => {
  it("is weighed with the races that paid it, and what came back", async () => {
    const [giver, boss, friend] = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
    await raced(giver);
    await gave(giver, boss, ALL);
    await gave(giver, friend, 1_000);
    expect(await measuredOf(giver, "cash-away")).toBeCloseTo(0.9, 2);
    await gave(boss, giver, ALL / 2);
    expect(await measuredOf(giver, "cash-away")).toBeCloseTo(0.45, 2);
  });

  it("is nothing where gifts came back uncollected, were of a month before, or few", async () => {
    const [returned, old, once] = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
    const boss = await stage.newPlayer();
    for (const userID of [returned, old, once]) await raced(userID);
    await gave(returned, boss, ALL, { ending: "returned" });
    await gave(once, boss, ALL, { days: FLOWS.cash.leastDays - 1 });
    await gave(old, boss, ALL);
    await stage.db
      .updateTable("cash_gifts")
      .set({ sent_stamp: before(NOW, days(31)) })
      .where("sender_id", "=", old)
      .execute();
    for (const userID of [returned, old, once]) {
      expect((await signalsOf(userID)).map(({ measured }) => measured)).toEqual([null, null]);
    }
  });

  it("holds with hours that no person keeps, with what was measured; neither does so alone", async () => {
    const [farm, sleepless, kind] = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
    const boss = await stage.newPlayer();
    await raced(farm);
    await raced(sleepless);
    await raced(kind, RACES, 12);
    await gave(farm, boss, ALL);
    await gave(kind, boss, ALL);
    const held = await racesAgain(farm);
    expect(held.reward?.state).toBe("held");
    expect(held.signals.map(({ code }) => code).toSorted()).toEqual(["cash-away", "no-rest"]);
    const away = held.signals.find(({ code }) => code === "cash-away");
    expect(away).toMatchObject({ threshold: FLOWS.cash.share });
    expect(away?.measured).toBeCloseTo(0.9, 2);
    expect(await racesAgain(sleepless)).toMatchObject({ signals: [], reward: { state: "paid" } });
    expect(await measuredOf(kind, "cash-away")).toBeGreaterThan(FLOWS.cash.share);
    expect(await racesAgain(kind)).toMatchObject({ signals: [], reward: { state: "paid" } });
  });

  it("is counted at who gets it from several", async () => {
    const boss = await stage.newPlayer();
    const races = FLOWS.cash.leastRacesEach + 20;
    const givers = await Promise.all(Array.from({ length: 5 }, () => stage.newPlayer()));
    for (const giver of givers) {
      await raced(giver, races);
      await gave(giver, boss, (races * RACE_CASH * 0.9) / 20);
    }
    expect(await measuredOf(boss, "cash-gathered")).toBe(5);
    expect((await signalsOf(boss)).filter(({ fired }) => fired).map(({ code }) => code)).toEqual(["cash-gathered"]);
    await gave(boss, givers[0] ?? boss, 10_000);
    expect(await measuredOf(boss, "cash-gathered")).toBe(4);
    expect(await measuredOf(givers[1] ?? boss, "cash-away")).toBeNull();
  });
});

describe("places that flow to one account", () => {
  /** Public races of a winner and two who never finish. */
  async function tables(winner: UserID, losers: readonly UserID[], mode = "public"): Promise<void> {
    await sql`
      with made as (insert into races (race_id, site, text_id, started_stamp, mode)
        select gen_random_uuid(), 'type', 1, ${NOW}::bigint - 3600 - n * 600, ${mode}
        from generate_series(0, 19) n returning race_id, started_stamp)
      insert into race_results (race_id, slot, site, started_stamp, user_id, display_name, car_id, car_hue_angle,
        is_bot, standing, place, done, errors, elapsed_ms, speed, accuracy)
      select race_id, slot - 1, 'type', started_stamp, racer, 'Racer', 1, 0, false,
        case when slot = 1 then 'finished' else 'unfinished' end, case when slot = 1 then 1 end, 200, 2, 40000,
        case when slot = 1 then 60 else 5 end, 97
      from made, unnest(${[winner, ...losers]}::bigint[]) with ordinality as r (racer, slot)`.execute(stage.db);
    for (const userID of losers) {
      await stage.db
        .insertInto("racing_stats")
        .values({ user_id: userID, site: "type", races_played: 100, placed1: 0, last_race_stamp: NOW })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
  async function winsAgain(winner: UserID, others: readonly UserID[]) {
    const outcome = racedBy(
      [winner, ...others].map((userID) => ({ userID, typer: person(turn++) })),
      NOW,
      turn,
    );
    const results = outcome.results.map((result, slot) => ({ ...result, place: slot + 1 }));
    await stage.run((work) => settleRace(work, { ...outcome, results }), NOW);
    return { race_id: outcome.raceID, user_id: winner, site: "type", started_stamp: NOW } as const;
  }

  it("are read of public races with other accounts, the oldest first, where another one sits in this race", async () => {
    const [winner, one, two] = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
    await tables(winner, [one, two]);
    await tables(winner, [one, two], "friend");
    const race = await winsAgain(winner, [one]);
    const meetings = await stage.run((work) => meetingsOf(work, race), NOW);
    expect(meetings).toHaveLength(21);
    expect(meetings[0]).toEqual({
      place: 1,
      speed: 60,
      others: expect.arrayContaining([
        { userID: two, place: null, speed: 5, isFinished: false, races: 100, wins: 0 },
      ]) as never,
    });
    expect(meetings.at(-1)?.others).toMatchObject([{ userID: one, place: 2, isFinished: true }]);
    const alone = await winsAgain(winner, []);
    expect(await stage.run((work) => meetingsOf(work, alone), NOW)).toEqual([]);
  });

  it("are a sign at the winner, beside others", async () => {
    const [winner, one, two] = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
    await raced(winner, 300);
    await tables(winner, [one, two]);
    const { race_id } = await winsAgain(winner, [one, two]);
    await stage.run((work) => payRace(work, race_id), NOW);
    const own = await ownRaceOf(stage.db, race_id, winner, cardTimes());
    expect(own).toMatchObject({ signals: [], reward: { state: "paid" } });
    await raced(winner, 3_000);
    const again = await winsAgain(winner, [one, two]);
    await stage.run((work) => payRace(work, again.race_id), NOW);
    const held = await ownRaceOf(stage.db, again.race_id, winner, cardTimes());
    expect(held.signals.map(({ code }) => code)).toContain("same-losers");
  });
});

describe("a history of millions", () => {
  it("is read by racer, never a whole table, in two questions a race and one more for a winner", async () => {
    const [giver, boss, mate] = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
    await raced(giver);
    await gave(giver, boss, ALL);
    await addManyPlayers(stage.db, 3_000, NOW);
    await sql`
      insert into cash_gifts (sender_id, receiver_id, amount, sent_stamp)
      select a.user_id, b.user_id, 5000, ${before(NOW, hours(1))}
      from users a join users b on b.user_id between a.user_id + 1 and a.user_id + 12
      where a.username like 'many-%' and b.username like 'many-%'`.execute(stage.db);
    await sql`
      insert into racing_stats (user_id, site, last_race_stamp)
      select user_id, 'type', ${NOW} from users where username like 'many-%'`.execute(stage.db);
    for (let turn = 0; turn < 6; turn++) await raced(mate, 4_000);
    await sql`analyze`.execute(stage.db);
    const outcome = racedBy(
      [
        { userID: giver, typer: person(4) },
        { userID: mate, typer: person(7) },
      ],
      before(NOW, minutes(1)),
      4,
    );
    await stage.run((work) => settleRace(work, outcome), NOW);
    const race = { race_id: outcome.raceID, user_id: giver, site: "type", started_stamp: NOW } as const;
    const workOn = (db: Stage["db"]) => ({ trx: db, now: NOW }) as unknown as Work;
    const plans = await plansOf(stage, async (db) => {
      await cashSignals(workOn(db), [giver, boss]);
      expect(await meetingsOf(workOn(db), race)).not.toEqual([]);
    });
    expect(plans).toHaveLength(3);
    expect(plans.filter((plan) => /Seq Scan on (cash_gifts|race\w+)/.test(plan))).toEqual([]);
    expect(await statementsOf(stage, (work) => cashSignals(work, [boss, mate]))).toBe(1);
  });
});
