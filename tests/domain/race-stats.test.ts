import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { HoldID, RaceID, UserID } from "#shared/ids.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import type { RaceOutcome, SettledResult } from "#shared/server/race/outcome.ts";
import { racingNow } from "#shared/server/race/racing-record.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, minutes, seconds, type Ms, type Stamp } from "#shared/units.ts";

import { newStage, type Stage } from "../support/players.ts";
import { person, racedBy } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const START = nowStamp();
const newPlayers = (count: number): Promise<UserID[]> =>
  Promise.all(Array.from({ length: count }, () => stage.newPlayer()));
const statsOf = (userID: UserID, site: "type" | "math" = "type") =>
  stage.db
    .selectFrom("racing_stats")
    .selectAll()
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .executeTakeFirst();

/** Rewards of a hold that has ended are paid without being weighed. */
const HELD_BEFORE = 1 as HoldID;

/** A race of these players, who finish in this order, settled and paid at a moment. */
async function raced(
  racers: readonly UserID[],
  at: Stamp,
  more: (result: SettledResult) => Partial<SettledResult> = () => ({}),
): Promise<RaceOutcome> {
  const [first] = racers;
  if (first === undefined) throw new Error("nobody races");
  const one = racedBy([{ userID: first, typer: person(4) }], at, 4);
  const [run] = one.results;
  if (!run) throw new Error("nobody has a result");
  const results = racers.map((userID, slot) => {
    const result = { ...run, seat: { ...run.seat, slot, userID }, place: slot + 1, wpm: 50 - slot };
    return { ...result, ...more(result) };
  });
  const outcome = { ...one, raceID: randomUUID() as RaceID, results };
  await stage.run((work) => settleRace(work, outcome), at);
  await stage.db
    .updateTable("race_rewards")
    .set({ hold_id: HELD_BEFORE })
    .where("race_id", "=", outcome.raceID)
    .execute();
  await stage.run((work) => payRace(work, outcome.raceID, []), at);
  return outcome;
}

describe("a racer's statistics", () => {
  it("count first, second and third places, each for itself, and no other place", async () => {
    const racers = await newPlayers(5);
    const [one, two, three, four, five] = racers as [UserID, UserID, UserID, UserID, UserID];
    await raced([one, two, three, four, five], START);
    await raced([three, one, two, five, four], START);
    await raced([two, three, one, four, five], START);
    await raced([one, four, three, two, five], START);
    const placed = await Promise.all(racers.map((userID) => statsOf(userID)));
    expect(placed.map((row) => [row?.placed1, row?.placed2, row?.placed3, row?.races_played])).toEqual([
      [2, 1, 1, 4],
      [1, 1, 1, 4],
      [1, 1, 2, 4],
      [0, 1, 0, 4],
      [0, 0, 0, 4],
    ]);
  });

  it("add up what was typed, in what time, and keep the highest speed", async () => {
    const [one] = (await newPlayers(1)) as [UserID];
    const figures = [
      { wpm: 40, typed: 200, errors: 3, elapsedMs: 61_000 },
      { wpm: 61, typed: 210, errors: 0, elapsedMs: 50_000 },
      { wpm: 60, typed: 190, errors: 5, elapsedMs: 52_500 },
    ];
    for (const each of figures) await raced([one], START, () => each);
    expect(await statsOf(one)).toMatchObject({ highest_speed: 61, done: 600, errors: 8, elapsed_ms: 163_500 });
  });

  it("count a race that wasn't finished in nothing but what was typed, and a disqualification with its moment", async () => {
    const [one, two] = (await newPlayers(2)) as [UserID, UserID];
    await raced([one, two], START);
    const done = (await statsOf(one))?.done ?? 0;
    expect(done).toBeGreaterThan(100);
    const later = after(START, minutes(5));
    const out = { place: null, wpm: 99 } as const;
    await raced([one, two], later, ({ seat }) => ({
      ...out,
      standing: seat.slot === 0 ? "unfinished" : "disqualified",
    }));
    const both = { races_played: 1, session_races: 1, longest_session: 1, last_race_stamp: later };
    const [unfinished, disqualified] = [await statsOf(one), await statsOf(two)];
    expect(unfinished).toMatchObject({ ...both, placed1: 1, highest_speed: 50 });
    expect(unfinished).toMatchObject({ disqualified: 0, last_disqualified_stamp: null });
    expect(disqualified).toMatchObject({ ...both, placed2: 1, highest_speed: 49 });
    expect(disqualified).toMatchObject({ disqualified: 1, last_disqualified_stamp: later });
    expect([unfinished?.done, disqualified?.done]).toEqual([2 * done, 2 * done]);
    await raced([two], after(later, minutes(1)));
    expect(await statsOf(two)).toMatchObject({ races_played: 2, disqualified: 1, last_disqualified_stamp: later });
  });

  it("have a session that goes on within half an hour, and remember the longest", async () => {
    const [one] = (await newPlayers(1)) as [UserID];
    let at = START;
    const sessions: unknown[] = [];
    for (const pause of [0, 1_800, 1_800, 1_801, 60]) {
      at = after(at, seconds(pause));
      await raced([one], at);
      const row = await statsOf(one);
      sessions.push([row?.session_races, row?.longest_session]);
    }
    expect(sessions).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [1, 3],
      [2, 3],
    ]);
  });

  it("show races of a session until half an hour after the last", () => {
    const stored = { sessionRaces: 3, lastDay: null, rivals: {}, daily: null } as Parameters<typeof racingNow>[0];
    const shown = [null, minutes(30), (minutes(30) + 1_000) as Ms].map((pause) => {
      const lastConsecRace = pause === null ? null : before(START, pause);
      return racingNow({ ...stored, lastConsecRace }, 1 as UserID, START).sessionRaces;
    });
    expect(shown).toEqual([0, 3, 0]);
  });

  it("are those of one site: a race there leaves the other one's as they are", async () => {
    const [one] = (await newPlayers(1)) as [UserID];
    await raced([one], START);
    const first = await statsOf(one);
    await stage.db
      .insertInto("racing_stats")
      .values({
        user_id: one,
        site: "math",
        last_race_stamp: START,
        races_played: 7,
        session_races: 7,
        longest_session: 7,
      })
      .execute();
    const math = await statsOf(one, "math");
    await raced([one], START);
    expect(await statsOf(one, "math")).toEqual(math);
    expect(await statsOf(one)).toMatchObject({ races_played: 2, placed1: 2, done: 2 * (first?.done ?? 0) });
  });
});

describe("what a race changes of its racers", () => {
  const userOf = (userID: UserID) =>
    stage.db.selectFrom("users").selectAll().where("user_id", "=", userID).executeTakeFirstOrThrow();

  it("is the qualifying race of those who finished their first, the average, and the nitro of those who used it", async () => {
    const [one, two, onlooker] = (await newPlayers(3)) as [UserID, UserID, UserID];
    await stage.db.updateTable("users").set({ nitros: 5 }).where("user_id", "in", [one, two, onlooker]).execute();
    await raced([one, two], START, ({ seat }) =>
      seat.slot === 0 ? { skipped: 4, wpm: 44, accuracy: 96 } : { standing: "unfinished", place: null, skipped: 0 },
    );
    expect(await userOf(one)).toMatchObject({
      races_played: 1,
      avg_speed: 44,
      avg_score: null,
      qualifying_speed: 44,
      qualifying_accuracy: 96,
      qualifying_stamp: START,
      nitros: 4,
      nitros_used: 1,
    });
    expect(await userOf(two)).toMatchObject({ races_played: 0, avg_speed: null, qualifying_stamp: null, nitros: 5 });
    expect(await userOf(onlooker)).toMatchObject({
      races_played: 0,
      avg_speed: null,
      qualifying_stamp: null,
      nitros: 5,
    });
    await raced([one, two], after(START, minutes(1)), ({ seat }) => ({ skipped: 0, wpm: seat.slot === 0 ? 60 : 30 }));
    expect(await userOf(one)).toMatchObject({
      races_played: 2,
      avg_speed: 52,
      qualifying_speed: 44,
      qualifying_stamp: START,
      nitros: 4,
      nitros_used: 1,
    });
    expect(await userOf(two)).toMatchObject({ races_played: 1, avg_speed: 30, qualifying_speed: 30 });
  });

  it("of math is no qualifying race: that is of typing", async () => {
    const [one] = (await newPlayers(1)) as [UserID];
    const outcome = racedBy([{ userID: one, typer: person(4) }], START, 4);
    const lesson = { lessonID: "addition" as LessonID, problems: [] };
    await stage.run((work) => settleRace(work, { ...outcome, site: "math", textID: null, lesson }), START);
    expect(await userOf(one)).toMatchObject({ races_played: 1, avg_speed: null, qualifying_stamp: null });
    expect((await userOf(one)).avg_score).toBeGreaterThan(0);
  });

  it("is the last nitro too, and never one more than there are", async () => {
    const [last, none] = (await newPlayers(2)) as [UserID, UserID];
    await stage.db.updateTable("users").set({ nitros: 1 }).where("user_id", "=", last).execute();
    await stage.db.updateTable("users").set({ nitros: 0 }).where("user_id", "=", none).execute();
    await raced([last, none], START, () => ({ skipped: 4 }));
    for (const userID of [last, none])
      expect(await userOf(userID)).toMatchObject({ races_played: 1, nitros: 0, nitros_used: 1 });
  });
});
