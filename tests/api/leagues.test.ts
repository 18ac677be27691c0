import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { takePart, teamLeague, userLeague } from "#shared/contracts/goals/leagues.ts";
import { duePopUps, seenPopUps } from "#shared/contracts/goals/pop-ups.ts";
import type { UserID } from "#shared/ids.ts";
import { RACERS } from "#shared/server/leagues/kinds.ts";
import { writeResults } from "#shared/server/leagues/write-results.ts";
import { hours } from "#shared/units.ts";

import { firstWeek, inWeek, LeagueStage } from "../support/league-stage.ts";
import { stageOn } from "../support/players.ts";
import { startProduct, type Product } from "../support/product.ts";
import { addMembers, newTeam } from "../support/team.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
let leagues: LeagueStage;
beforeAll(async () => {
  product = await startProduct();
  leagues = await LeagueStage.on(stageOn({ db: product.services.app.db } as never));
});
afterAll(() => product.close());

const WEEK = firstWeek();
const AT = inWeek(WEEK, hours(3));
const TEAM_AT = inWeek(firstWeek("team-league"), hours(3), "team-league");
const racesOften = (userID: number) =>
  sql`insert into racing_stats (user_id, site, races_played, last_race_stamp) values (${userID}, 'type', 50, 1)`.execute(
    product.services.app.db,
  );

async function newcomer(name: string): Promise<Visitor & { readonly userID: UserID }> {
  const racer = await newRacer(product, name);
  await racesOften(racer.userID);
  return racer as Visitor & { readonly userID: UserID };
}

describe("leagues over HTTP", () => {
  it("show nobody anything before the week's first race, and then the group by place, with who goes up and down", async () => {
    const own = await newcomer("LeagueOwn");
    expect(await own.get(userLeague)).toMatchObject({
      week: WEEK,
      state: "running",
      tier: 1,
      racers: [],
      results: [],
      isOut: false,
    });
    expect((await own.get(self)).user).toMatchObject({
      leagueTier: null,
      highestLeagueTier: null,
      tournamentsWon: 0,
      isOutOfLeagues: false,
    });
    const others: UserID[] = [];
    for (let nth = 0; nth < 9; nth++) others.push(await leagues.newRacer(1, WEEK - 1));
    for (const [nth, id] of others.entries()) await leagues.races(id, AT, { each: 100 + nth });
    await leagues.races(own.userID, AT, { each: 105, count: 3 });
    const shown = await own.get(userLeague);
    expect(shown).toMatchObject({ tier: 1, up: 7, down: 0, isUnranked: false });
    expect(shown.racers.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(shown.racers.at(-1)).toMatchObject({ username: "LeagueOwn", points: 315, races: 3, goes: "stays" });
    expect(shown.racers.map(({ goes }) => goes)).toEqual([...Array<string>(7).fill("up"), "stays", "stays", "stays"]);
    expect((await own.get(self)).user).toMatchObject({ leagueTier: 1, highestLeagueTier: 1 });
    expect(JSON.stringify(shown)).not.toContain("email");
  });

  it("name nobody whom strangers may not find", async () => {
    const [own, hidden] = [await newcomer("LeagueSeer"), await newcomer("LeagueHidden")];
    await sql`update users set findable = false where user_id = ${hidden.userID}`.execute(product.services.app.db);
    for (const { userID } of [own, hidden]) await leagues.races(userID, AT);
    const { racers } = await own.get(userLeague);
    expect(racers.filter(({ username }) => username === "LeagueHidden")).toEqual([]);
    expect(racers.find(({ displayName }) => displayName === "A racer")).toMatchObject({
      userID: 0,
      username: "",
      title: "",
      look: "",
      playerLevel: 1,
    });
    expect((await hidden.get(userLeague)).racers.some(({ username }) => username === "LeagueHidden")).toBe(true);
  });

  it("can be left and entered again: who left is in no ranking", async () => {
    const own = await newcomer("LeagueLeaver");
    await leagues.races(own.userID, AT);
    const isIn = async () => (await own.get(userLeague)).racers.some(({ userID }) => userID === own.userID);
    expect(await isIn()).toBe(true);
    expect(await own.get(takePart, { body: { isOut: true } })).toMatchObject({ isOutOfLeagues: true, leagueTier: 1 });
    expect(await isIn()).toBe(false);
    expect(await own.get(userLeague)).toMatchObject({ isOut: true });
    expect(await own.get(takePart, { body: { isOut: false } })).toMatchObject({ isOutOfLeagues: false });
    expect(await isIn()).toBe(true);
    const early = await newcomer("LeagueNever");
    await early.get(takePart, { body: { isOut: true } });
    await leagues.races(early.userID, AT);
    expect((await early.get(userLeague)).racers).toEqual([]);
  });

  it("say how a week ended once, whatever page said that it was seen", async () => {
    const own = await newcomer("LeagueNews");
    await leagues.races(own.userID, AT);
    const told = async () => (await own.get(duePopUps)).league;
    expect(await told()).toMatchObject([{ key: "league:intro", reason: "intro", tier: null, newTier: 1 }]);
    await own.get(seenPopUps, { body: { keys: ["league:intro"] } });
    expect(await told()).toEqual([]);
    const result = {
      week: WEEK - 1,
      tier: 2,
      groupID: null,
      place: 3,
      newTier: 3,
      reason: "promote",
      standing: 3,
    } as const;
    await leagues.stage.run((work) =>
      writeResults(work, RACERS, [{ id: own.userID, ...result, points: 500, races: 5, played: 6, elapsedMs: 90_000 }]),
    );
    const [news, ...more] = await told();
    expect(more).toEqual([]);
    expect(news).toMatchObject({
      tier: 2,
      newTier: 3,
      place: 3,
      points: 500,
      played: 6,
      seconds: 90,
      reason: "promote",
    });
    expect(news?.prizes).toEqual([{ cash: 30_000 }, { lootID: 532 }]);
    await own.get(seenPopUps, { body: { keys: [news?.key ?? ""] } });
    expect(await told()).toEqual([]);
    expect((await own.get(userLeague)).results).toMatchObject([{ week: WEEK - 1, place: 3, reason: "promote" }]);
  });

  it("of teams show the own team's group and the members who count; without a team there is none", async () => {
    const [captain, member] = [await newcomer("LeagueCaptain"), await newcomer("LeagueMember")];
    expect(await captain.get(teamLeague)).toMatchObject({ teamID: null, teams: [], best: [] });
    const { db } = product.services.app;
    const teamID = await newTeam(db, captain.userID);
    await addMembers(db, teamID, [member.userID]);
    await sql`update team_members set join_stamp = 1`.execute(db);
    await leagues.races(captain.userID, TEAM_AT, { each: 100 });
    await leagues.races(member.userID, TEAM_AT, { each: 200 });
    const shown = await member.get(teamLeague);
    expect(shown).toMatchObject({ teamID, tier: 1, best: [{ userID: member.userID, points: 1_000 }, { points: 500 }] });
    expect(shown.teams).toMatchObject([{ teamID, place: 1, points: 1_500, races: 10, members: 2, goes: "up" }]);
  });
});
