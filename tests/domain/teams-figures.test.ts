import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { TeamID, UserID } from "#shared/ids.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { autoRemoveIdle } from "#shared/server/teams/auto-remove.ts";
import { teamDetails } from "#shared/server/teams/details.ts";
import { leaveTeam } from "#shared/server/teams/leave.ts";
import { postMotd } from "#shared/server/teams/motds.ts";
import { teamsFor, teamsNamed } from "#shared/server/teams/search.ts";
import { teamShare } from "#shared/server/teams/share.ts";
import { countView } from "#shared/server/teams/views.ts";
import { after, before, days, minutes, type Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { newStage, type Stage } from "../support/players.ts";
import { membersOf, newPlayers, toldTo } from "../support/team-stage.ts";
import { addMembers, newTag, newTeam } from "../support/team.ts";
import { person, racedBy } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const AGO = before(nowStamp(), days(200));
let seed = 300;

async function team(size: number, more: Parameters<typeof newTeam>[2] = {}) {
  const captain = await stage.newPlayer();
  const tag = newTag();
  const teamID = await newTeam(stage.db, captain, { tag, ...more });
  const members = await newPlayers(stage, size);
  await addMembers(stage.db, teamID, members, { join_stamp: before(nowStamp(), minutes(60)) });
  return { captain, teamID, members, tag };
}

const pageOf = (tag: string, viewerID: UserID | undefined) =>
  teamDetails(stage.db, { site: "type", ...cardTimes(), tag, viewerID, isOwn: false });

/** A race that pays. */
async function race(userIDs: readonly UserID[], at: Stamp) {
  const outcome = racedBy(
    userIDs.map((userID, nth) => ({ userID, typer: person(seed + nth) })),
    at,
    seed++,
  );
  await stage.run((work) => settleRace(work, outcome));
  for (let turn = 0; turn < 2; turn++) await stage.run((work) => payRace(work, outcome.raceID));
  return outcome;
}

describe("a team's figures", () => {
  it("are those of its members' paid races, each once, and stay when a member goes", async () => {
    const { captain, members, tag, teamID } = await team(2);
    const [one, other] = members as [UserID, UserID];
    const outcome = await race([one, other], nowStamp());
    const typed = new Map(outcome.results.map(({ seat, typed }) => [seat.userID, typed]));
    const page = await pageOf(tag, captain);
    const figures = new Map(page.members.map((member) => [member.userID, member]));
    expect(page.members.map((member) => member.teamID)).toEqual([teamID, teamID, teamID]);
    expect(figures.get(one)).toMatchObject({ played: 1, typed: typed.get(one) });
    expect(figures.get(one)?.points).toBeGreaterThan(0);
    expect(figures.get(one)?.lastActivity).not.toBeNull();
    expect(figures.get(captain)).toMatchObject({ played: 0, lastActivity: null });
    const sum = (typed.get(one) ?? 0) + (typed.get(other) ?? 0);
    expect(page.team).toMatchObject({ played: 2, typed: sum });
    await stage.run((work) => leaveTeam(work, one));
    await race([one], nowStamp());
    expect((await pageOf(tag, captain)).team).toMatchObject({ played: 2, typed: sum, totalMembers: 2 });
  });

  it("begin with the membership", async () => {
    const { captain, members, tag } = await team(1);
    await race(members, before(nowStamp(), minutes(61)));
    const page = await pageOf(tag, captain);
    expect(page.team.played).toBe(0);
    expect(page.races).toEqual([]);
  });

  it("end in the members' last races, the newest first, for members only", async () => {
    const { captain, members, tag } = await team(3);
    // Of one race the racers stand by their ids.
    const [one, other, third] = members.toSorted((a, b) => a - b) as [UserID, UserID, UserID];
    const ago = (minutesAgo: number) => before(nowStamp(), minutes(minutesAgo));
    const outcomes = [await race([one, other], ago(9)), await race([one], ago(6)), await race([third], ago(3))];
    await race([captain], before(nowStamp(), days(1)));
    const { races } = await pageOf(tag, one);
    const [first, second, last] = outcomes.map(({ raceID }) => raceID);
    expect(races.map(({ raceID, userID }) => [raceID, userID])).toEqual([
      [last, third],
      [second, one],
      [first, one],
      [first, other],
    ]);
    expect(races[0]).toMatchObject({ site: "type", place: 1, speed: outcomes[2]?.results[0]?.wpm });
    await stage.run((work) => leaveTeam(work, third));
    expect((await pageOf(tag, one)).races).toHaveLength(3);
    expect((await pageOf(tag, third)).races).toEqual([]);
  });

  it("show no race of a member who appears offline", async () => {
    const { captain, members, tag } = await team(2);
    const [hidden, seen] = members as [UserID, UserID];
    await stage.db.updateTable("users").set({ offline: true }).where("user_id", "=", hidden).execute();
    await race([hidden, seen], nowStamp());
    expect((await pageOf(tag, captain)).races.map(({ userID }) => userID)).toEqual([seen]);
  });

  it("show at most eight races, whoever raced how often", async () => {
    const { captain, members, tag } = await team(2);
    const [busy, other] = members as [UserID, UserID];
    const first = await race([other], before(nowStamp(), minutes(50)));
    for (let nth = 0; nth < 9; nth++) await race([busy], before(nowStamp(), minutes(40 - nth)));
    const { races } = await pageOf(tag, captain);
    expect(races.map(({ userID }) => userID)).toEqual(Array.from({ length: 8 }, () => busy));
    expect(races.map(({ raceID }) => raceID)).not.toContain(first.raceID);
    const stamps = races.map(({ startedStamp }) => startedStamp);
    expect(stamps).toEqual(stamps.toSorted((one, other) => other - one));
  });

  it("show the latest of many members' races, from the second of joining on, and none before it is paid", async () => {
    const { captain, members, tag } = await team(10);
    const joined = before(nowStamp(), minutes(60));
    const raced: string[] = [];
    for (const [nth, userID] of members.entries()) {
      raced.push((await race([userID], after(joined, minutes(nth)))).raceID);
    }
    const shown = async () => (await pageOf(tag, captain)).races.map(({ raceID }) => raceID);
    expect(await shown()).toEqual(raced.slice(2).toReversed());
    const [last] = members.slice(-1) as [UserID];
    await stage.run((work) => settleRace(work, racedBy([{ userID: last, typer: person(seed) }], nowStamp(), seed++)));
    expect(await shown()).toEqual(raced.slice(2).toReversed());
    const small = await team(1);
    const first = await race(small.members, joined);
    await stage.db
      .updateTable("team_members")
      .set({ join_stamp: joined, last_race_stamp: joined })
      .where("user_id", "in", small.members)
      .execute();
    expect((await pageOf(small.tag, small.captain)).races).toMatchObject([
      { raceID: first.raceID, startedStamp: joined },
    ]);
  });

  it("show five cars where the team is shared, of those who won most for it", async () => {
    const { members, tag } = await team(7);
    for (const [nth, userID] of members.entries()) {
      await stage.db.updateTable("users").set({ car_hue_angle: nth }).where("user_id", "=", userID).execute();
      await stage.db
        .updateTable("team_members")
        .set({ points: 10 + nth })
        .where("user_id", "=", userID)
        .execute();
    }
    const { cars } = (await teamShare(stage.db, "type", tag)) ?? { cars: [] };
    expect(cars.map(({ hueAngle }) => hueAngle)).toEqual([6, 5, 4, 3, 2]);
  });

  it("count a look once a day for each viewer", async () => {
    const { teamID, tag } = await team(1);
    const startMs = performance.now();
    let laterMs = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => startMs + laterMs);
    const views = async () => (await pageOf(tag, undefined)).team.profileViews;
    for (const viewer of ["one", "one", "other"]) await countView(stage.db, teamID, viewer);
    expect(await views()).toBe(2);
    laterMs = 86_300_000;
    await countView(stage.db, teamID, "one");
    expect(await views()).toBe(2);
    laterMs = 86_400_001;
    for (const viewer of ["one", "one"]) await countView(stage.db, teamID, viewer);
    expect(await views()).toBe(3);
    clock.mockRestore();
  });

  it("say less to strangers: no messages, no last activity, nobody whom strangers don't see", async () => {
    const { captain, teamID, tag } = await team(1);
    const hidden = await stage.newPlayer({ findable: false });
    await addMembers(stage.db, teamID, [hidden], { last_race_stamp: nowStamp() });
    await stage.run((work) => postMotd(work, captain, "Only for us"));
    for (const viewer of [undefined, await stage.newPlayer()]) {
      const page = await pageOf(tag, viewer);
      expect(page).toMatchObject({
        isMember: false,
        motds: [],
        races: [],
        hiddenMembers: 1,
        team: { autoRemove: null },
      });
      expect(page.members.map(({ userID }) => userID)).not.toContain(hidden);
      expect(page.members.map(({ lastActivity }) => lastActivity)).toEqual([null, null]);
      expect(page.team.totalMembers).toBe(3);
    }
    expect(await pageOf(tag, captain)).toMatchObject({ hiddenMembers: 0, motds: [{ message: "Only for us" }] });
  });
});

describe("a captain whom strangers don't see", () => {
  it("is named to members only", async () => {
    const { captain, teamID, tag, members } = await team(1);
    const [member] = members as [UserID];
    const stranger = await stage.newPlayer();
    await stage.db.updateTable("users").set({ avg_speed: 80 }).where("user_id", "=", captain).execute();
    await stage.db.updateTable("users").set({ avg_speed: 40 }).where("user_id", "=", member).execute();
    const named = async (): Promise<readonly string[]> => {
      const { team, members } = await pageOf(tag, stranger);
      const listed = (await teamsNamed(stage.db, tag)).find((each) => each.teamID === teamID);
      return [team.captainUsername, listed?.captainDisplayName ?? "?", ...members.map(({ username }) => username)];
    };
    expect(await named()).toEqual(Array(4).fill(expect.stringMatching(/^Player-/)));
    await stage.db.updateTable("users").set({ erase_stamp: nowStamp() }).where("user_id", "=", captain).execute();
    expect(await named()).toEqual(["", "", expect.stringMatching(/^Player-/)]);
    expect((await pageOf(tag, stranger)).team.avgSpeed).toBe(40);
    expect((await teamShare(stage.db, "type", tag))?.avgSpeed).toBe(40);
    const inside = await pageOf(tag, member);
    expect(inside.team.avgSpeed).toBe(60);
    expect(inside.members.map(({ userID }) => userID)).toContain(captain);
  });
});

describe("an erased account", () => {
  const erase = async (...userIDs: readonly UserID[]): Promise<void> => {
    await stage.db.updateTable("users").set({ erase_stamp: nowStamp() }).where("user_id", "in", userIDs).execute();
    await eraseAccounts(stage.performer());
  };
  const captainOf = async (teamID: TeamID) =>
    (await stage.db.selectFrom("teams").select("captain_id").where("team_id", "=", teamID).executeTakeFirst())
      ?.captain_id;

  it("leaves its team, which keeps what was raced for it", async () => {
    const { captain, teamID, members, tag } = await team(2);
    await race(members, nowStamp());
    await erase(members[0] as UserID);
    expect(await membersOf(stage, teamID)).toHaveLength(2);
    expect((await pageOf(tag, captain)).team.played).toBe(2);
  });

  it("that was the captain leaves it to an officer, or a member, or to nobody", async () => {
    const { captain, teamID, members } = await team(2);
    const officer = await stage.newPlayer();
    await addMembers(stage.db, teamID, [officer], { role: "officer" });
    await erase(captain);
    expect(await captainOf(teamID)).toBe(officer);
    await erase(officer, members[0] as UserID);
    expect(await captainOf(teamID)).toBe(members[1]);
    await erase(members[1] as UserID);
    expect(await captainOf(teamID)).toBeUndefined();
  });
});

describe("the nightly clean-up", () => {
  it("removes idle members once, tells them once, and nobody else", async () => {
    const now = nowStamp();
    const teams: { teamID: TeamID; idle: UserID[]; others: UserID[] }[] = [];
    for (const auto_remove_days of [7, 30, 0]) {
      const captain = await stage.newPlayer();
      const teamID = await newTeam(stage.db, captain, { auto_remove_days, created_stamp: AGO });
      const [idle, active, fresh, officers] = [
        await newPlayers(stage, 3),
        await newPlayers(stage, 2),
        await newPlayers(stage, 2),
        await newPlayers(stage, 1),
      ];
      await addMembers(stage.db, teamID, idle, { join_stamp: AGO });
      await addMembers(stage.db, teamID, active, { join_stamp: AGO, last_race_stamp: before(now, days(3)) });
      await addMembers(stage.db, teamID, fresh);
      await addMembers(stage.db, teamID, officers, { join_stamp: AGO, role: "officer" });
      const others = [captain, ...active, ...fresh, ...officers];
      teams.push({
        teamID,
        idle: auto_remove_days === 0 ? [] : idle,
        others: auto_remove_days === 0 ? [...others, ...idle] : others,
      });
    }
    for (let night = 0; night < 2; night++) await autoRemoveIdle(stage.performer());
    for (const { teamID, idle, others } of teams) {
      expect(await membersOf(stage, teamID)).toEqual(others.toSorted((a, b) => a - b));
      for (const userID of idle) expect(await toldTo(stage, userID)).toEqual(["team-removed"]);
      for (const userID of others) expect(await toldTo(stage, userID)).toEqual([]);
    }
    await autoRemoveIdle(stage.performer(after(now, days(8))));
    expect(await membersOf(stage, teams[0]?.teamID as TeamID)).toHaveLength(2);
  });
});

describe("the list of teams", () => {
  it("has those that take a player, the largest first, page by page", async () => {
    const other = await newStage();
    const wanted: TeamID[] = [];
    for (let nth = 0; nth < 45; nth++) {
      const captain = await other.newPlayer();
      const teamID = await newTeam(other.db, captain, { min_races: nth % 3 === 0 ? 100 : 0 });
      if (nth % 3 !== 0) wanted.push(teamID);
      else await newTeam(other.db, await other.newPlayer(), { enrollment: "closed" });
    }
    const racer = { racesPlayed: 99, speed: 50 };
    const seen: TeamID[] = [];
    for (let next: Awaited<ReturnType<typeof teamsFor>>["next"] | undefined; next !== null;) {
      const page = await teamsFor(other.db, racer, next);
      seen.push(...page.teams.map((each) => each.teamID));
      next = page.next;
    }
    expect(seen).toEqual(wanted.toReversed());
    await other.db.destroy();
  });

  it("finds a team by the beginning of its tag or its name, and no name that is hidden", async () => {
    await newTeam(stage.db, await stage.newPlayer(), { tag: "ZEBRA", name: "Black and White" });
    await newTeam(stage.db, await stage.newPlayer(), { tag: "BAW", name: "Zebras", enrollment: "closed" });
    await newTeam(stage.db, await stage.newPlayer(), { tag: "HIDDEN", name: "Zebrastripes", is_name_hidden: true });
    expect((await teamsNamed(stage.db, "zebra")).map(({ tag }) => tag)).toEqual(["ZEBRA", "BAW"]);
    expect(await teamsNamed(stage.db, "%")).toEqual([]);
    expect((await teamsNamed(stage.db, "hid")).map(({ name }) => name)).toEqual(["Team HIDDEN"]);
  });
});
