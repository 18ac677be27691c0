import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { countForLeagues } from "#shared/server/leagues/count-races.ts";
import { eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { after, before, hours, minutes, type Ms } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { firstWeek, inWeek, LeagueStage } from "../support/league-stage.ts";
import { atOnce } from "../support/players.ts";

let leagues: LeagueStage;
beforeAll(async () => {
  leagues = await LeagueStage.open();
});
afterAll(() => leagues.stage.db.destroy());

/** Each test has weeks of its own, one after the other. */
let week = firstWeek();
afterEach(() => leagues.close(week++));
const ago = (span: Ms): Ms => (0 - span) as Ms;
const many = async (count: number, tier?: number): Promise<readonly UserID[]> => {
  const ids: UserID[] = [];
  for (let nth = 0; nth < count; nth++) ids.push(await leagues.newRacer(tier, week - 1));
  return ids;
};
const groupsOf = (of: number, tier: number) =>
  leagues.stage.db
    .selectFrom("league_groups")
    .selectAll()
    .where("week", "=", of)
    .where("tier", "=", tier)
    .orderBy("group_id")
    .execute();

describe("a group of a league", () => {
  it("is joined with the first counted race of the week, from the twelfth race on; friend races don't count", async () => {
    const [racer, beginner, friendly] = await many(3);
    await sql`update racing_stats set races_played = 11 where user_id = ${beginner}`.execute(leagues.stage.db);
    const at = inWeek(week, hours(2));
    await leagues.races(racer!, at);
    await leagues.races(beginner!, at);
    await leagues.races(friendly!, at, { mode: "friend" });
    expect(await leagues.place(racer!, week)).toMatchObject({ tier: 1, group_id: expect.any(Number), reason: null });
    expect(await leagues.standing(racer!)).toMatchObject({ tier: 1, raced_week: week });
    expect([await leagues.place(beginner!, week), await leagues.place(friendly!, week)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("has thirty at most and is open for a day; the last twelve hours open none", async () => {
    const ids = await many(64, 4);
    for (const id of ids.slice(0, 31)) await leagues.races(id, inWeek(week, hours(1)));
    expect((await groupsOf(week, 4)).map(({ members }) => members)).toEqual([30, 1]);
    await leagues.races(ids[31]!, inWeek(week, hours(26)));
    expect((await groupsOf(week, 4)).map(({ members }) => members)).toEqual([30, 1, 1]);
    await leagues.races(ids[32]!, inWeek(week, ago(hours(14))));
    for (const id of ids.slice(33)) await leagues.races(id, inWeek(week, ago(hours(11))));
    expect((await groupsOf(week, 4)).map(({ members }) => members)).toEqual([30, 1, 1, 30]);
    const unranked = ids.slice(62);
    for (const id of unranked) expect(await leagues.place(id, week)).toMatchObject({ group_id: null, reason: null });
    await leagues.close(week);
    for (const id of unranked) expect(await leagues.standing(id)).toMatchObject({ tier: 4, raced_week: week });
  });

  it("closes with everybody moved and paid once, however often the job runs and how many at once", async () => {
    const ids = await many(30, 2);
    for (const [nth, id] of ids.entries()) await leagues.races(id, inWeek(week, hours(1)), { each: 1_000 - nth });
    await atOnce(Array.from({ length: 6 }, () => () => leagues.close(week)));
    await leagues.close(week);
    const standings = await Promise.all(ids.map((id) => leagues.standing(id)));
    expect(standings.map((each) => each?.tier)).toEqual(ids.map((_, nth) => (nth < 15 ? 3 : nth < 23 ? 2 : 1)));
    expect(await Promise.all(ids.map((id) => leagues.money(id)))).toEqual(ids.map((_, nth) => (nth < 15 ? 30_000 : 0)));
    const titles = await leagues.stage.db
      .selectFrom("owned_loot")
      .select("user_id")
      .where("loot_id", "=", 532 as never)
      .where("user_id", "in", ids)
      .execute();
    expect(titles).toHaveLength(15);
    const told = await leagues.stage.db
      .selectFrom("notifications")
      .select("user_id")
      .where("user_id", "in", ids)
      .execute();
    expect(told).toHaveLength(30);
  });

  it("waits for races that are unpaid, an hour at most; what was raced in the next week finds its group at the close", async () => {
    const [early, late] = await many(2, 1);
    await leagues.races(early!, inWeek(week, hours(1)));
    const end = inWeek(week, ago(minutes(10)));
    const raceID = crypto.randomUUID();
    await sql`insert into running_races (race_id, node, started_stamp) values (${raceID}, 'n', ${end})`.execute(
      leagues.stage.db,
    );
    await leagues.close(week, inWeek(week + 1, minutes(30)));
    expect(await leagues.place(early!, week)).toMatchObject({ reason: null });
    await leagues.races(late!, inWeek(week, ago(minutes(9))));
    await leagues.races(early!, inWeek(week + 1, minutes(20)));
    expect(await leagues.place(early!, week + 1)).toBeUndefined();
    await leagues.close(week, inWeek(week + 1, minutes(61)));
    expect(await leagues.place(early!, week)).toMatchObject({ reason: "promote", place: 1 });
    expect(await leagues.place(early!, week + 1)).toMatchObject({ tier: 2, group_id: expect.any(Number) });
    await sql`delete from running_races`.execute(leagues.stage.db);
  });

  it("gives who is paid after the close what the place would have brought, and moves nobody else", async () => {
    const ids = await many(10, 3);
    for (const [nth, id] of ids.entries()) await leagues.races(id, inWeek(week, hours(1)), { each: 100 + nth });
    const [last, held] = [ids[0]!, ids[9]!];
    const stranger = await leagues.newRacer(3, week - 1);
    await leagues.close(week);
    expect(await leagues.place(last, week)).toMatchObject({ place: 10, reason: "demote", new_tier: 2 });
    const before = await Promise.all(ids.slice(1).map((id) => leagues.place(id, week)));
    const late = countedRace(last, {
      startedStamp: inWeek(week, hours(3)),
      reward: { cash: 0, experience: 9_000, nitros: 0 },
    });
    await leagues.race([late], inWeek(week + 1, hours(5)));
    expect(await leagues.place(last, week)).toMatchObject({ place: 1, reason: "promote", new_tier: 4 });
    expect(await leagues.standing(last)).toMatchObject({ tier: 4 });
    expect(await leagues.money(last)).toBe(40_000);
    expect(await Promise.all(ids.slice(1).map((id) => leagues.place(id, week)))).toEqual(before);
    expect((await leagues.standing(held))?.tier).toBe(4);
    await leagues.race(
      Array.from({ length: 5 }, (_, nth) =>
        countedRace(stranger, {
          startedStamp: inWeek(week, hours(4 + nth)),
          reward: { cash: 0, experience: 1_000, nitros: 0 },
        }),
      ),
      inWeek(week + 1, hours(6)),
    );
    expect(await leagues.place(stranger, week)).toMatchObject({ place: 2, reason: "promote", group_id: null });
    expect(await leagues.standing(stranger)).toMatchObject({ tier: 4 });
  });

  it("does not rank bots, the banned, the erased and those who left", async () => {
    const ids = await many(12, 5);
    for (const [nth, id] of ids.entries()) await leagues.races(id, inWeek(week, hours(1)), { each: 500 - nth });
    const [bot, left, banned, erased, ...others] = ids;
    const { db } = leagues.stage;
    await sql`update users set is_bot = true where user_id = ${bot}`.execute(db);
    await sql`update league_standings set is_out = true where user_id = ${left}`.execute(db);
    await sql`insert into moderation_actions (user_id, measure, reason, stamp, operator, appeal_code)
      values (${banned}, 'ban', 'test', 1, 'operator', gen_random_uuid())`.execute(db);
    await sql`update users set erase_stamp = 1 where user_id = ${erased}`.execute(db);
    await eraseAccounts(leagues.stage.performer());
    await leagues.close(week);
    for (const id of [bot, left, banned]) {
      expect(await leagues.place(id!, week)).toMatchObject({ place: null, reason: "no-change", new_tier: 5 });
    }
    expect(await leagues.place(erased!, week)).toBeUndefined();
    const places = await Promise.all(others.map((id) => leagues.place(id, week)));
    expect(places.map((each) => each?.place)).toEqual(others.map((_, nth) => nth + 1));
    expect(places.map((each) => each?.new_tier)).toEqual(others.map((_, nth) => (nth < 2 ? 6 : nth < 6 ? 5 : 4)));
  });

  it("closes the weeks that nobody closed, one after the other, and those with nobody in them", async () => {
    const [racer] = await many(1, 1);
    await leagues.races(racer!, inWeek(week, hours(1)));
    await leagues.races(racer!, inWeek(week + 1, hours(1)));
    await leagues.close(week + 8);
    expect(await leagues.place(racer!, week)).toMatchObject({ reason: "promote", new_tier: 2 });
    expect(await leagues.place(racer!, week + 1)).toMatchObject({ tier: 2, reason: "promote", new_tier: 3 });
    week += 9;
    await leagues.races(racer!, inWeek(week, hours(1)));
    expect(await leagues.place(racer!, week)).toMatchObject({ tier: 2 });
  });

  it("leads through the tournament in three weeks, or out of it", async () => {
    const [winner, other] = await many(2, 10);
    const week0 = week;
    for (; week < week0 + 4; week++) {
      await leagues.races(winner!, inWeek(week, hours(1)), { each: 900 });
      await leagues.races(other!, inWeek(week, hours(1)), { each: 100 });
      const rest = await many(6, (await leagues.standing(winner!))?.tier ?? 10);
      for (const id of rest) await leagues.races(id, inWeek(week, hours(2)), { each: 200 });
      await leagues.close(week);
    }
    const reasons = await Promise.all([0, 1, 2, 3].map((nth) => leagues.place(winner!, week0 + nth)));
    expect(reasons.map((each) => each?.reason)).toEqual(["tournament-entry", "semi-finals", "finals", "winner"]);
    expect(await leagues.standing(winner!)).toMatchObject({ tier: 10, highest_tier: 13, tournaments_won: 1 });
    expect(await leagues.standing(other!)).toMatchObject({ tournaments_won: 0 });
  });

  it("costs a fixed number of statements for races that come into no new week", async () => {
    const ids = await many(5, 2);
    for (const id of ids) await leagues.races(id, inWeek(week, hours(1)));
    const races = ids.map((id) => countedRace(id, { startedStamp: after(inWeek(week, hours(2)), minutes(3)) }));
    await leagues.stage.run((work) => countForLeagues(work, races), inWeek(week, hours(3)));
    const places = await Promise.all(ids.map((id) => leagues.place(id, week)));
    expect(new Set(places.map((each) => each?.group_id)).size).toBe(1);
    expect(before(inWeek(week, hours(3)), hours(1))).toBe(inWeek(week, hours(2)));
  });
});
