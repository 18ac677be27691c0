import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import type { TeamID, UserID } from "#shared/ids.ts";
import { periodOf } from "#shared/rules/periods.ts";
import { closeLeagueGroup } from "#shared/server/leagues/close-group.ts";
import { TEAMS } from "#shared/server/leagues/kinds.ts";
import type { Work } from "#shared/server/platform/work.ts";
import { disbandTeam } from "#shared/server/teams/disband.ts";
import { leaveTeam } from "#shared/server/teams/leave.ts";
import { after, days, hours, minutes, seconds, type Stamp } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { countIn, firstWeek, inWeek, LeagueStage } from "../support/league-stage.ts";
import { atOnce } from "../support/players.ts";
import { addMembers, newTeam } from "../support/team.ts";

let leagues: LeagueStage;
beforeAll(async () => {
  leagues = await LeagueStage.open();
});
afterAll(() => leagues.stage.db.destroy());

/** Each test has weeks of its own, one after the other. Those of teams end two days before; the first may be closed. */
let week = firstWeek() + 1;
afterEach(() => leagues.close(week++));
const teamWeekAt = (stamp: Stamp): number => periodOf("team-league", stamp) ?? 0;
const many = async (count: number): Promise<readonly UserID[]> => {
  const ids = await Promise.all(Array.from({ length: count }, () => leagues.newRacer()));
  return ids.toSorted((a, b) => a - b);
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

describe("leagues of teams", () => {
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

  it("count a race for a team that is paid while its group is closed: before it, or late, and for the next week", async () => {
    const [ours, theirs] = [await teamOf(2), await teamOf(1)];
    const at = inWeek(week, days(3));
    const teamWeek = teamWeekAt(at);
    await leagues.races(ours.ids[0]!, at);
    await leagues.races(theirs.ids[0]!, at);
    const groupID = (await teamPlace(ours.teamID, teamWeek))!.group_id!;
    const closeAt = inWeek(teamWeek + 1, hours(1), "team-league");
    const close = (work: Work) => closeLeagueGroup(work, TEAMS, groupID);
    await leagues.during(
      (work) => raceFive(work, ours.ids[1]!, inWeek(teamWeek + 1, minutes(10), "team-league"), 50),
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
    await leagues.during(
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
