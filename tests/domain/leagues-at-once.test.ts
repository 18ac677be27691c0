import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { closeLeagueGroup } from "#shared/server/leagues/close-group.ts";
import { RACERS } from "#shared/server/leagues/kinds.ts";
import type { Work } from "#shared/server/platform/work.ts";
import { after, hours, minutes, type Ms, type Stamp } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { countIn, firstWeek, inWeek, LeagueStage } from "../support/league-stage.ts";
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
  const ids = await Promise.all(Array.from({ length: count }, () => leagues.newRacer(tier, week - 1)));
  return ids.toSorted((a, b) => a - b);
};
const one = async (tier?: number): Promise<UserID> => leagues.newRacer(tier, week - 1);
const won = (experience: number) => ({ reward: { cash: 0, experience, nitros: 0 } });

const groupsIn = async (of: number, tier: number) => {
  const { rows } = await sql<{ group_id: number; members: number; places: number }>`
    select g.group_id, g.members, count(p.*) as places from league_groups g left join league_places p using (group_id)
    where g.week = ${of} and g.tier = ${tier} group by 1, 2 order by 1`.execute(leagues.stage.db);
  return rows;
};
/** Five races, as their payment counts them. */
const raceFive = (work: Work, id: UserID, at: Stamp, experience: number): Promise<void> =>
  countIn(
    work,
    Array.from({ length: 5 }, (_, nth) =>
      countedRace(id, {
        startedStamp: after(at, minutes(nth)),
        reward: { cash: 0, experience, nitros: 0 },
      }),
    ),
  );

describe("leagues", () => {
  it("fill their groups, thirty each and the next one only then, though two hundred come at once", async () => {
    const ids = await many(200, 4);
    await atOnce(ids.map((id) => () => leagues.races(id, inWeek(week, hours(1)), { count: 1 })));
    const groups = await groupsIn(week, 4);
    expect(groups.map(({ members }) => members)).toEqual([30, 30, 30, 30, 30, 30, 20]);
    expect(groups.map(({ places }) => places)).toEqual([30, 30, 30, 30, 30, 30, 20]);
  });

  it("let who races over the end of a week, paid in one go, wait for the league of the next one", async () => {
    const [id, rival] = [await one(1), await one(1)];
    await leagues.races(rival, inWeek(week, ago(hours(14))), { each: 10 });
    const races = [ago(minutes(9)), ago(minutes(7)), ago(minutes(5)), ago(minutes(3)), ago(minutes(1)), minutes(0)];
    await leagues.race(
      races.map((span) => countedRace(id, { startedStamp: after(inWeek(week + 1, hours(0)), span) })),
      inWeek(week + 1, minutes(1)),
    );
    expect(await leagues.place(id, week + 1)).toBeUndefined();
    expect(await leagues.place(id, week)).toMatchObject({ group_id: expect.any(Number), reason: null });
    await leagues.close(week);
    expect(await leagues.place(id, week)).toMatchObject({ place: 1, reason: "promote" });
    expect(await leagues.place(id, week + 1)).toMatchObject({ tier: 2, group_id: expect.any(Number) });
  });

  it("know the league of who raced over the end of a week when that is closed, also weeks after", async () => {
    const id = await one(1);
    await leagues.races(id, inWeek(week, hours(1)));
    await leagues.race(
      [inWeek(week, hours(2)), inWeek(week + 1, hours(1)), inWeek(week + 3, hours(1))].map((startedStamp) =>
        countedRace(id, { startedStamp }),
      ),
      inWeek(week + 3, hours(2)),
    );
    for (const later of [1, 3]) expect(await leagues.place(id, week + later)).toBeUndefined();
    await leagues.close(week, inWeek(week + 10, hours(2)));
    expect(await leagues.place(id, week)).toMatchObject({ tier: 1, reason: "promote" });
    expect(await leagues.place(id, week + 1)).toMatchObject({ tier: 2, reason: "no-change", place: 1 });
    expect(await leagues.place(id, week + 3)).toMatchObject({ tier: 2, reason: "no-change", place: 1 });
    expect(await leagues.money(id)).toBe(20_000);
    week += 9;
  });

  it("give a result that is released in parts what the whole would have brought, and a cup once", async () => {
    const [rivals, late, winner] = [await many(3, 3), await one(3), await one(13)];
    for (const id of rivals) await leagues.races(id, inWeek(week, hours(1)), { each: 10 });
    await leagues.races(winner, inWeek(week, hours(1)));
    const others = await many(2, 13);
    for (const id of others) await leagues.races(id, inWeek(week, hours(2)), { each: 900 });
    await leagues.close(week);
    expect(await leagues.place(winner, week)).toMatchObject({ place: 3, reason: "elimination" });
    for (let nth = 0; nth < 7; nth++) {
      const startedStamp = inWeek(week, hours(5 + nth));
      await leagues.race([countedRace(late, { startedStamp })], inWeek(week + 1, hours(3 + nth)));
      await leagues.race([countedRace(winner, { startedStamp, ...won(2_000) })], inWeek(week + 1, hours(3 + nth)));
      expect((await leagues.place(late, week))?.reason).toBe(nth < 4 ? "no-change" : "promote");
    }
    expect([await leagues.money(late), (await leagues.standing(late))?.tier]).toEqual([40_000, 4]);
    expect(await leagues.place(winner, week)).toMatchObject({ place: 1, reason: "winner" });
    expect(await leagues.standing(winner)).toMatchObject({ tier: 10, tournaments_won: 1 });
  });

  it("rank somebody whose race was held by when it began, though it is released in the last hours", async () => {
    const [id, tardy] = [await one(7), await one(8)];
    const released = inWeek(week, ago(hours(3)));
    await leagues.race([countedRace(id, { startedStamp: inWeek(week, hours(4)) })], released);
    await leagues.race([countedRace(tardy, { startedStamp: inWeek(week, ago(hours(4))) })], released);
    expect(await leagues.place(id, week)).toMatchObject({ group_id: expect.any(Number) });
    expect(await leagues.place(tardy, week)).toMatchObject({ group_id: null });
    await leagues.close(week);
    const late = await one(8);
    const tooLate = { startedStamp: inWeek(week, ago(hours(2))), ...won(900) };
    await leagues.race([countedRace(late, tooLate)], inWeek(week + 1, hours(2)));
    expect(await leagues.place(late, week)).toMatchObject({ group_id: null, reason: null });
  });

  it("weigh who comes while a week is being closed when all its groups are, in whatever order", async () => {
    const [rivals, comer] = [await many(3, 6), await one(6)];
    for (const id of rivals) await leagues.races(id, inWeek(week, hours(1)));
    const end = inWeek(week + 1, hours(1));
    await sql`insert into closings (what, period, state, stamp) values ('league', ${week}, 'closing', ${end})`.execute(
      leagues.stage.db,
    );
    await leagues.races(comer, inWeek(week, hours(2)), { count: 2, each: 900 });
    expect(await leagues.place(comer, week)).toMatchObject({ group_id: null, reason: null });
    await leagues.races(comer, inWeek(week, hours(3)), { count: 3, each: 900 });
    expect((await groupsIn(week, 6)).map(({ members }) => members)).toEqual([3]);
    await leagues.close(week, end);
    expect(await leagues.place(comer, week)).toMatchObject({ place: 1, reason: "promote", points: 4_500 });
    expect(await leagues.standing(comer)).toMatchObject({ tier: 7 });
    expect((await Promise.all(rivals.map((id) => leagues.place(id, week)))).map((each) => each?.place)).toEqual([
      1, 2, 3,
    ]);
  });

  it("count a race that is paid while its group is closed: before it, or late", async () => {
    const [rival, before, late] = await many(3, 9);
    const at = inWeek(week, hours(1));
    for (const id of [rival!, before!, late!]) await leagues.races(id, at, { count: 5, each: 100 });
    const closeAt = inWeek(week + 1, hours(1));
    const [group] = await groupsIn(week, 9);
    const close = (work: Work) => closeLeagueGroup(work, RACERS, group!.group_id);
    const race = (work: Work, id: UserID) => raceFive(work, id, inWeek(week, hours(2)), 700);
    await leagues.during(
      (work) => race(work, before!),
      closeAt,
      () => leagues.stage.run(close, closeAt),
    );
    expect(await leagues.place(before!, week)).toMatchObject({ place: 1, reason: "promote", points: 4_000 });
    week++;
    for (const id of [rival!, late!])
      await leagues.races(id, inWeek(week, hours(1)), { each: id === rival ? 200 : 100 });
    const next = (await groupsIn(week, 9))[0]!;
    const endOfNext = inWeek(week + 1, hours(1));
    await leagues.during(
      (work) => closeLeagueGroup(work, RACERS, next.group_id),
      endOfNext,
      () => leagues.stage.run((work) => race(work, late!), endOfNext),
    );
    expect(await leagues.place(late!, week)).toMatchObject({ place: 1, points: 4_000 });
    expect(await leagues.place(rival!, week)).toMatchObject({ place: 1, points: 1_000 });
  });
});
