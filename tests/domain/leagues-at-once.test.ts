import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import type { TeamID, UserID } from "#shared/ids.ts";
import { periodOf } from "#shared/rules/periods.ts";
import { closeLeagueGroup } from "#shared/server/leagues/close-group.ts";
import { countForLeagues } from "#shared/server/leagues/count-races.ts";
import { RACERS, TEAMS } from "#shared/server/leagues/kinds.ts";
import type { Work } from "#shared/server/platform/work.ts";
import { lockPlayers } from "#shared/server/players/lock.ts";
import { countForScores } from "#shared/server/scores/count-races.ts";
import { disbandTeam } from "#shared/server/teams/disband.ts";
import { leaveTeam } from "#shared/server/teams/leave.ts";
import { after, days, hours, minutes, seconds, type Ms, type Stamp } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { firstWeek, inWeek, LeagueStage } from "../support/league-stage.ts";
import { untilSomebodyWaits } from "../support/lock-wait.ts";
import { atOnce } from "../support/players.ts";
import { addMembers, newTeam } from "../support/team.ts";

let leagues: LeagueStage;
beforeAll(async () => {
  leagues = await LeagueStage.open();
});
afterAll(() => leagues.stage.db.destroy());

/** Each test has weeks of its own, one after the other; those of teams are two days off. */
let week = firstWeek();
afterEach(() => leagues.close(week++));
const ago = (span: Ms): Ms => (0 - span) as Ms;
const teamWeekAt = (stamp: Stamp): number => periodOf("team-league", stamp) ?? 0;
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
const teamPlace = (teamID: TeamID, of: number) =>
  leagues.stage.db
    .selectFrom("team_league_places")
    .selectAll()
    .where("team_id", "=", teamID)
    .where("week", "=", of)
    .executeTakeFirst();
/** A team of so many who have been in it for long. */
async function teamOf(members: number): Promise<{ readonly teamID: TeamID; readonly ids: readonly UserID[] }> {
  const ids = await many(members);
  const teamID = await newTeam(leagues.stage.db, ids[0]!);
  if (members > 1) await addMembers(leagues.stage.db, teamID, ids.slice(1));
  await sql`update team_members set join_stamp = 1 where team_id = ${teamID}`.execute(leagues.stage.db);
  return { teamID, ids };
}
const countIn = async (work: Work, id: UserID, startedStamp: Stamp, experience: number): Promise<void> => {
  const races = Array.from({ length: 5 }, (_, nth) =>
    countedRace(id, { startedStamp: after(startedStamp, minutes(nth)), ...won(experience) }),
  );
  await lockPlayers(work, [id], ["user_id"], "change");
  await countForScores(work, races);
  await countForLeagues(work, races);
};

/** Does something that stays open while something else begins and waits for it. */
async function during<T>(first: (work: Work) => Promise<T>, at: Stamp, then: () => Promise<unknown>): Promise<void> {
  let begun: Promise<unknown> | undefined;
  await leagues.stage.run(async (work) => {
    await first(work);
    begun = then();
    begun.catch(() => undefined);
    await untilSomebodyWaits(leagues.stage);
  }, at);
  await begun;
}

describe("leagues", () => {
  it("fill their groups, thirty each and the next one only then, though two hundred come at once", async () => {
    const ids = await many(200, 4);
    await atOnce(ids.map((id) => () => leagues.races(id, inWeek(week, hours(1)), { count: 1 })));
    const groups = await groupsIn(week, 4);
    expect(groups.map(({ members }) => members)).toEqual([30, 30, 30, 30, 30, 30, 20]);
    expect(groups.map(({ places }) => places)).toEqual([30, 30, 30, 30, 30, 30, 20]);
  });

  it("bring a team into one group once, though its members race at once", async () => {
    const teams = await Promise.all([teamOf(8), teamOf(8)]);
    const at = inWeek(week, hours(1));
    const members = teams[0].ids.flatMap((id, nth) => [id, teams[1].ids[nth]!]);
    await atOnce(members.map((id) => () => leagues.races(id, at)));
    for (const { teamID } of teams) expect(await teamPlace(teamID, teamWeekAt(at))).toMatchObject({ tier: 1 });
    const { rows } = await sql`
      select g.members from team_league_groups g where g.week = ${teamWeekAt(at)} and g.members <> (
        select count(*) from team_league_places p where p.group_id = g.group_id)`.execute(leagues.stage.db);
    expect(rows).toEqual([]);
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
    const race = (work: Work, id: UserID) => countIn(work, id, inWeek(week, hours(2)), 700);
    await during(
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
    await during(
      (work) => closeLeagueGroup(work, RACERS, next.group_id),
      endOfNext,
      () => leagues.stage.run((work) => race(work, late!), endOfNext),
    );
    expect(await leagues.place(late!, week)).toMatchObject({ place: 1, points: 4_000 });
    expect(await leagues.place(rival!, week)).toMatchObject({ place: 1, points: 1_000 });
  });

  it("count a race for a team that is paid while its group is closed: before it, or late, and for the next week", async () => {
    const [ours, theirs] = [await teamOf(2), await teamOf(1)];
    const at = inWeek(week, days(3));
    const teamWeek = teamWeekAt(at);
    await leagues.races(ours.ids[0]!, at);
    await leagues.races(theirs.ids[0]!, at);
    const groupID = (await teamPlace(ours.teamID, teamWeek))!.group_id!;
    const closeAt = inWeek(teamWeek + 1, hours(1), "team-league");
    const close = (work: Work) => closeLeagueGroup(work, TEAMS, groupID);
    await during(
      (work) => countIn(work, ours.ids[1]!, inWeek(teamWeek + 1, minutes(10), "team-league"), 50),
      closeAt,
      () => leagues.stage.run(close, closeAt),
    );
    expect(await teamPlace(ours.teamID, teamWeek)).toMatchObject({ place: expect.any(Number), points: 500 });
    expect(await teamPlace(ours.teamID, teamWeek + 1)).toMatchObject({ group_id: expect.any(Number), reason: null });
    await atOnce(ours.ids.map((id) => () => leagues.races(id, after(at, hours(1)), { each: 90 })));
    expect(await teamPlace(ours.teamID, teamWeek)).toMatchObject({ place: 1 });
    const { rows } =
      await sql`select points from team_league_places where week = ${teamWeek} and team_id = ${ours.teamID}`.execute(
        leagues.stage.db,
      );
    expect(rows).toEqual([{ points: expect.any(Number) }]);
  });

  it("close a group of which a team is disbanded meanwhile, and rank the others", async () => {
    const teams = [await teamOf(2), await teamOf(2), await teamOf(2)];
    const at = inWeek(week, days(3));
    const teamWeek = teamWeekAt(at);
    for (const { ids } of teams) await leagues.races(ids[0]!, at);
    const next = inWeek(teamWeek + 1, minutes(10), "team-league");
    for (const { ids } of teams) await leagues.races(ids[1]!, next);
    const [gone, going, stays] = teams as [(typeof teams)[0], (typeof teams)[0], (typeof teams)[0]];
    await leagues.stage.run((work) => disbandTeam(work, gone.ids[0]!), next);
    const groupID = (await teamPlace(stays.teamID, teamWeek))!.group_id!;
    const closeAt = inWeek(teamWeek + 1, hours(1), "team-league");
    await during(
      (work) => disbandTeam(work, going.ids[0]!),
      closeAt,
      () => leagues.stage.run((work) => closeLeagueGroup(work, TEAMS, groupID), closeAt),
    );
    expect(await teamPlace(stays.teamID, teamWeek)).toMatchObject({ place: expect.any(Number) });
    expect(await teamPlace(stays.teamID, teamWeek + 1)).toMatchObject({ group_id: expect.any(Number) });
    expect([await teamPlace(gone.teamID, teamWeek), await teamPlace(going.teamID, teamWeek)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("count for each of two teams of one group what somebody raced as its member who went over in the week", async () => {
    const [one, other] = [await teamOf(2), await teamOf(1)];
    const at = inWeek(week, days(3));
    const teamWeek = teamWeekAt(at);
    const mover = one.ids[1]!;
    await leagues.races(mover, at, { each: 70 });
    await leagues.races(other.ids[0]!, at, { each: 10 });
    const moved = after(at, hours(1));
    await leagues.stage.run((work) => leaveTeam(work, mover), moved);
    await addMembers(leagues.stage.db, other.teamID, [mover], { join_stamp: moved });
    await leagues.races(mover, after(moved, seconds(1)), { each: 30 });
    await leagues.close(0, inWeek(teamWeek + 1, hours(1), "team-league"));
    expect(await teamPlace(one.teamID, teamWeek)).toMatchObject({ points: 350, races: 5 });
    expect(await teamPlace(other.teamID, teamWeek)).toMatchObject({ points: 200, races: 10 });
  });
});
