import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { Site } from "#shared/content/site.ts";
import type { UserID } from "#shared/ids.ts";
import { fill } from "#shared/server/platform/jobs/backfill.ts";
import { takeSteps } from "#shared/server/platform/postgres/migrate.ts";
import { countForScores } from "#shared/server/scores/count-races.ts";
import { countForTeams } from "#shared/server/teams/count-races.ts";
import { teamDetails } from "#shared/server/teams/details.ts";
import { leaveTeam } from "#shared/server/teams/leave.ts";
import { recountTeamScores } from "#shared/server/teams/recount-scores.ts";
import { after, before, days, minutes, type Stamp } from "#shared/units.ts";

import { BACKFILLS } from "../../workers/backfills.ts";
import { cardTimes } from "../support/card-times.ts";
import { countedRace } from "../support/counted-race.ts";
import { addManyPlayers } from "../support/many-players.ts";
import { writePaidRace } from "../support/paid-race.ts";
import type { Stage } from "../support/players.ts";
import { addMembers, newTag, newTeam } from "../support/team.ts";
import { stageBefore } from "../support/upgrade.ts";

const [SEASON] = SEASON_CALENDAR as readonly [Season, ...Season[]];
const NOON = after(SEASON.startStamp, days(3));
const JOINED = before(SEASON.startStamp, days(3));

let stage: Stage;
beforeAll(async () => {
  stage = await stageBefore("0062");
});
afterAll(() => stage.db.destroy());

const page = (tag: string, viewerID: UserID, site: Site) =>
  teamDetails(stage.db, { site, ...cardTimes(NOON), tag, viewerID, isOwn: false });
const recount = () =>
  recountTeamScores({ ...stage.performer(), config: { site: "type" } } as Parameters<typeof recountTeamScores>[0]);

/** As the version before counts it: for both sites together. */
const countedBefore = (userID: UserID, more: object) =>
  stage.run((work) => countForTeams(work, [countedRace(userID, { startedStamp: NOON, done: 200, ...more })]));

async function raceBefore(userID: UserID, startedStamp: Stamp, site: Site) {
  await writePaidRace(stage.db, [userID], startedStamp, { site });
  await countedBefore(userID, { startedStamp, site, errors: 3 });
}

it("A team's figures are those of each site as soon as they were counted anew, and none is lost", async () => {
  const [captain, both, lost] = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
  const tag = newTag();
  const teamID = await newTeam(stage.db, captain, { tag, created_stamp: JOINED, past_played: 4, past_typed: 40 });
  await addMembers(stage.db, teamID, [both, lost], { join_stamp: JOINED });
  await raceBefore(both, NOON, "type");
  await raceBefore(both, before(SEASON.startStamp, days(1)), "type");
  await raceBefore(both, NOON, "math");
  await countedBefore(lost, {});
  await takeSteps(stage.db);

  const figures = async (site: Site) => {
    const { members, team } = await page(tag, captain, site);
    const of = (userID: UserID) => members.find((member) => member.userID === userID);
    const [own, gone] = [of(both), of(lost)];
    return [own?.played, own?.typed, own?.season.played, own?.points, gone?.played, team.played, team.typed];
  };
  const [sumOfBoth, everything] = [
    [3, 600, 2],
    [1, 4 + 3 + 1, 40 + 600 + 200],
  ];
  expect(await figures("type")).toEqual([...sumOfBoth, 200, ...everything]);

  expect(await recount()).toBe(3);
  expect(await figures("type")).toEqual([2, 400, 1, 100, 1, 4 + 2 + 1, 40 + 400 + 200]);
  expect(await figures("math")).toEqual([1, 200, 1, 100, 0, 1, 200]);
  expect(await recount()).toBe(0);

  // What a version without scores counts beside this one is found again, and what this one counts is there at once.
  await raceBefore(both, after(NOON, days(1)), "math");
  expect(await recount()).toBe(1);
  const race = countedRace(both, { startedStamp: after(NOON, days(1)), site: "math" });
  await stage.run(async (work) => {
    await countForTeams(work, [race]);
    await countForScores(work, [race]);
  });
  expect(await figures("math")).toEqual([3, 600, 3, 300, 0, 3, 600]);
  expect(await figures("type")).toEqual([2, 400, 1, 100, 1, 4 + 2 + 1, 40 + 400 + 200]);

  await stage.run((work) => leaveTeam(work, both));
  expect((await page(tag, captain, "math")).team).toMatchObject({ played: 3, typed: 600 });
  expect((await page(tag, captain, "type")).team).toMatchObject({ played: 7, typed: 640 });
  expect(await recount()).toBe(0);
});

it("Whom the version before takes out of a team, stays in its scores without a name, each race on its site", async () => {
  const [captain, gone] = [await stage.newPlayer(), await stage.newPlayer()];
  const earlier = await newTeam(stage.db, await stage.newPlayer());
  const tag = newTag();
  const teamID = await newTeam(stage.db, captain, { tag, created_stamp: JOINED });
  await addMembers(stage.db, teamID, [gone], { join_stamp: JOINED });
  const races = (["type", "math", "math"] as const).map((site) => countedRace(gone, { startedStamp: NOON, site }));
  await stage.run(async (work) => {
    await countForTeams(work, races);
    await countForScores(work, races);
  });
  await sql`with gone as (delete from team_members where user_id = ${gone} returning played, typed)
    update teams set past_played = gone.played, past_typed = gone.typed from gone where team_id = ${teamID}`.execute(
    stage.db,
  );
  // In a team of before, which is counted first.
  await addMembers(stage.db, earlier, [gone], { join_stamp: JOINED });
  await raceBefore(gone, NOON, "type");
  expect(await recount()).toBe(2);
  expect((await page(tag, captain, "type")).team).toMatchObject({ played: 1, typed: 200 });
  expect((await page(tag, captain, "math")).team).toMatchObject({ played: 2, typed: 400 });
  const named = stage.db
    .selectFrom("team_scores")
    .select("span")
    .where("user_id", "=", gone)
    .where("team_id", "=", teamID)
    .groupBy("span");
  expect(await named.execute()).toEqual([{ span: "team-league" }]);
});

it("What is counted anew gives points for the best twenty-five races of a day, as what is counted at once", async () => {
  const [captain, racer] = [await stage.newPlayer(), await stage.newPlayer()];
  const teamID = await newTeam(stage.db, captain, { created_stamp: JOINED });
  await addMembers(stage.db, teamID, [racer], { join_stamp: JOINED });
  for (let nth = 0; nth < 27; nth++) {
    await writePaidRace(stage.db, [racer], after(NOON, minutes(nth)), { experience: 100 + nth });
    await countedBefore(racer, { startedStamp: after(NOON, minutes(nth)) });
  }
  await writePaidRace(stage.db, [racer], after(NOON, days(1)), { experience: 7 });
  await countedBefore(racer, { startedStamp: after(NOON, days(1)) });
  expect(await recount()).toBe(1);
  const scores = stage.db.selectFrom("team_scores").select(["points", "played", "ranked"]).where("user_id", "=", racer);
  const best = 25 * 100 + (26 * 27) / 2 - 1 + 7;
  expect(await scores.where("span", "in", ["life", "season"]).execute()).toEqual([
    { points: best, played: 28, ranked: 28 },
    { points: best, played: 28, ranked: 28 },
  ]);
});

it("What is counted anew was won where a first place paid, as what is counted at once: not alone, and not in a casual race", async () => {
  const [captain, racer] = [await stage.newPlayer(), await stage.newPlayer()];
  const teamID = await newTeam(stage.db, captain, { created_stamp: JOINED });
  await addMembers(stage.db, teamID, [racer], { join_stamp: JOINED });
  for (let nth = 0; nth < 3; nth++) await raceBefore(racer, after(NOON, minutes(nth)), "type");
  await sql`update race_rewards set parts = '{"place": 500}' from race_results r
    where r.race_id = race_rewards.race_id and r.user_id = ${racer} and r.started_stamp = ${NOON}`.execute(stage.db);
  expect(await recount()).toBe(1);
  const life = stage.db.selectFrom("team_scores").select(["played", "won"]).where("user_id", "=", racer);
  expect(await life.where("span", "=", "life").execute()).toEqual([{ played: 3, won: 1 }]);
});

it("Among many teams each that differs is counted anew", async () => {
  await addManyPlayers(stage.db, 1_200, 1);
  await sql`
    insert into teams (tag, tag_color, name, captain_id, enrollment, min_races, min_speed, requirements, members,
      created_stamp, past_played)
    select 'M' || user_id, '3a86ff', 'Team ' || user_id, user_id, 'open', 0, 0, '', 0, 1,
      case when row_number() over (order by user_id) % 100 = 0 then 3 else 0 end
    from users where username like 'many-%'`.execute(stage.db);
  expect(await recount()).toBe(12);
  expect(await recount()).toBe(0);
});

it("A race that is counted while a team's page is read is in no figure of the other site", async () => {
  const [captain, racer] = [await stage.newPlayer(), await stage.newPlayer()];
  const tag = newTag();
  const teamID = await newTeam(stage.db, captain, { tag, created_stamp: JOINED });
  await addMembers(stage.db, teamID, [racer], { join_stamp: JOINED });
  const races = [countedRace(racer, { startedStamp: NOON, site: "math" })];
  const count = () =>
    stage.run(async (work) => {
      await countForTeams(work, races);
      await countForScores(work, races);
    });
  await count();
  const db = stage.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await count();
      return result;
    },
  });
  const { members, team } = await teamDetails(db, {
    site: "type",
    ...cardTimes(NOON),
    tag,
    viewerID: captain,
    isOwn: false,
  });
  expect(members.map(({ typed, season }) => [typed, season.played])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(team).toMatchObject({ played: 0, typed: 0 });
});

it("Results get the site of their race while everything goes on", async () => {
  const missing = () => stage.db.selectFrom("race_results").select("race_id").where("site", "is", null).execute();
  expect((await missing()).length).toBeGreaterThan(3);
  for (const backfill of BACKFILLS) await fill(stage.db, backfill, new AbortController().signal);
  expect(await missing()).toEqual([]);
  const wrong = await stage.db
    .selectFrom("race_results as r")
    .innerJoin("races", "races.race_id", "r.race_id")
    .select("r.race_id")
    .whereRef("r.site", "!=", "races.site")
    .execute();
  expect(wrong).toEqual([]);
});
