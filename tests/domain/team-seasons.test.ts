import { afterAll, beforeAll, expect, it } from "vitest";

import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { UserID } from "#shared/ids.ts";
import { takeSteps } from "#shared/server/platform/postgres/migrate.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { countForTeams } from "#shared/server/teams/count-races.ts";
import { teamDetails } from "#shared/server/teams/details.ts";
import { leaveTeam } from "#shared/server/teams/leave.ts";
import { after, before, days, minutes, seconds, type Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { countedRace } from "../support/counted-race.ts";
import { writePaidRace } from "../support/paid-race.ts";
import { newStage, type Stage } from "../support/players.ts";
import { newPlayers } from "../support/team-stage.ts";
import { addMembers, newTag, newTeam } from "../support/team.ts";
import { stageBefore } from "../support/upgrade.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const [first, second] = SEASON_CALENDAR as readonly [Season, Season, ...Season[]];
const JOINED = before(first.startStamp, days(9));

async function teamOf(size: number) {
  const tag = newTag();
  const captain = await stage.newPlayer();
  const teamID = await newTeam(stage.db, captain, { tag, created_stamp: JOINED });
  const members = await newPlayers(stage, size);
  await addMembers(stage.db, teamID, members, { join_stamp: JOINED });
  return { tag, teamID, captain, members };
}

const counts = (...races: readonly Parameters<typeof countForTeams>[1][number][]) =>
  stage.run((work) => countForTeams(work, races));

async function shownAt(now: Stamp, tag: string, userID: UserID) {
  const page = await teamDetails(stage.db, { site: "type", ...cardTimes(now), tag, viewerID: userID, isOwn: false });
  return { ...page.members.find((member) => member.userID === userID), team: page.team };
}

const points = (experience: number) => ({ reward: { cash: 0, experience, nitros: 0 } });

it("The roster counts the races of the season in which they started, however late they are paid", async () => {
  const { tag, members } = await teamOf(1);
  const [racer] = members as [UserID];
  await counts(
    countedRace(racer, { startedStamp: before(first.startStamp, seconds(1)), ...points(7) }),
    countedRace(racer, { startedStamp: first.startStamp, errors: 4, ...points(100) }),
    countedRace(racer, { startedStamp: before(first.endStamp, seconds(1)), ...points(20) }),
    countedRace(racer, { startedStamp: first.endStamp, ...points(9) }),
  );
  const inFirst = { played: 2, typed: 400, secs: 120, errs: 4 };
  const running = await shownAt(first.startStamp, tag, racer);
  expect(running).toMatchObject({ points: 120, season: inFirst, played: 4, team: { played: 4, points: 136 } });
  expect(await shownAt(first.endStamp, tag, racer)).toMatchObject({ points: 120, season: inFirst });

  const nothing = { points: 0, season: { played: 0, typed: 0, secs: 0, errs: 0 }, played: 4 };
  expect(await shownAt(second.startStamp, tag, racer)).toMatchObject(nothing);
  expect(await shownAt(before(first.startStamp, seconds(1)), tag, racer)).toMatchObject(nothing);
  await counts(countedRace(racer, { startedStamp: second.startStamp, ...points(50) }));
  await counts(countedRace(racer, { startedStamp: first.startStamp, ...points(30) }));
  expect(await shownAt(second.startStamp, tag, racer)).toMatchObject({ points: 50, season: { played: 1 } });
  expect(await shownAt(first.startStamp, tag, racer)).toMatchObject({ points: 150, season: { played: 3 } });
});

it("A season's races count for the team in which they were driven, and for nobody else's row", async () => {
  const { tag, members } = await teamOf(2);
  const [racer, other] = members as [UserID, UserID];
  await counts(countedRace(racer, { startedStamp: first.startStamp, ...points(40) }));
  await stage.run((work) => leaveTeam(work, racer));
  const next = await teamOf(1);
  const joined = after(first.startStamp, days(2));
  await addMembers(stage.db, next.teamID, [racer], { join_stamp: joined });
  await counts(countedRace(racer, { startedStamp: before(joined, seconds(1)), ...points(5) }));
  expect(await shownAt(joined, next.tag, racer)).toMatchObject({ points: 0, season: { played: 0 } });
  await counts(countedRace(racer, { startedStamp: joined, ...points(6) }));
  expect(await shownAt(joined, next.tag, racer)).toMatchObject({ points: 6, season: { played: 1 } });
  expect(await shownAt(joined, tag, other)).toMatchObject({ points: 0, team: { points: 40 } });
});

it("The first season begins with what its members had raced before it was counted", async () => {
  const old = await stageBefore("0059");
  const [captain, early, late] = [await old.newPlayer(), await old.newPlayer(), await old.newPlayer()];
  const teamID = await newTeam(old.db, captain);
  const noon = after(first.startStamp, days(3));
  await addMembers(old.db, teamID, [early], { join_stamp: JOINED, last_race_stamp: nowStamp() });
  await addMembers(old.db, teamID, [late], { join_stamp: noon, last_race_stamp: nowStamp() });
  const stamps = [before(first.startStamp, minutes(9)), first.startStamp, noon, first.endStamp];
  for (const startedStamp of stamps) await writePaidRace(old.db, [early, late, captain], startedStamp);
  await takeSteps(old.db);
  const rows = await old.db.selectFrom("team_seasons").selectAll().orderBy("user_id").execute();
  expect(rows).toMatchObject([
    { user_id: early, season_id: first.seasonID, played: 2 },
    { user_id: late, season_id: first.seasonID, played: 1 },
  ]);
  expect(rows.every(({ points: won, typed, secs }) => won > 0 && typed > 0 && secs > 0)).toBe(true);
  await old.db.destroy();
});
