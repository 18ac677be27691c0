import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TextID, UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { CONTEST } from "#shared/rules/contests/numbers.ts";
import { contestPoints } from "#shared/rules/contests/standings.ts";
import { dailyText } from "#shared/rules/daily-text.ts";
import { answerContest, callOffContest } from "#shared/server/contests/answer.ts";
import { contestData } from "#shared/server/contests/personal.ts";
import { setUpContest } from "#shared/server/contests/set-up.ts";
import { teamContestsOf } from "#shared/server/contests/team-contests.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { disbandTeam } from "#shared/server/teams/disband.ts";
import { leaveTeam } from "#shared/server/teams/leave.ts";
import { teamsData } from "#shared/server/teams/personal.ts";
import { after, before, dayOf, hours, minutes, seconds, startOf, type Day, type Stamp } from "#shared/units.ts";

import { ContestStage, LESSON, type ContestTeamThere } from "../support/contest-stage.ts";
import { atOnce } from "../support/players.ts";

let contests: ContestStage;
beforeAll(async () => {
  contests = await ContestStage.open();
});
afterAll(() => contests.stage.db.destroy());

const DAY = (dayOf(nowStamp()) + 5) as Day;
const START = startOf(DAY);
const at = (day: number, hour = 12): Stamp => after(startOf((DAY + day) as Day), hours(hour));
const OVER = at(3 + CONTEST.settleDays, 0);
const two = async (members = 3) => [await contests.newTeam(members), await contests.newTeam(members)] as const;
const racesOf = (contestID: number) =>
  contests.stage.db.selectFrom("contest_races").selectAll().where("contest_id", "=", contestID).execute();
const pointsIn = async (contestID: number, when: Stamp) =>
  Object.fromEntries((await contests.page(contestID, when)).teams.map(({ tag, points }) => [tag, points]));
const erase = (userID: UserID) =>
  contests.stage.run(async (work) => {
    await teamsData.erase?.(work, [userID]);
    await contestData.erase?.(work, [userID]);
    await sql`delete from users where user_id = ${userID}`.execute(work.trx);
  }, at(1));
const refusal = (op: Promise<unknown>) =>
  op.then(
    () => "none",
    (error: { code?: string }) => error.code,
  );

describe("a race", () => {
  it("counts once for every contest of its racer's team, on the day's text, and pays nothing else", async () => {
    const [one, other] = await two();
    const [first, second] = [await contests.contest([one, other], DAY), await contests.contest([one, other], DAY)];
    await contests.race(one.ids[1] as UserID, at(0), { speed: 60, accuracy: 90 });
    for (const contestID of [first, second]) {
      expect(await racesOf(contestID)).toMatchObject([{ slot: 0, day: DAY, points: contestPoints(60, 90) }]);
    }
    const text = dailyText(DAY) === 1 ? 2 : 1;
    await contests.race(one.ids[2] as UserID, at(0), { textID: text as TextID });
    await contests.race(other.ids[0] as UserID, at(0), { mode: "friend" as never });
    await contests.race(other.ids[1] as UserID, at(0), { standing: "unfinished" });
    await contests.race(other.ids[2] as UserID, at(0), { reward: { cash: 0, experience: 0, nitros: 0 } });
    expect(await racesOf(first)).toHaveLength(1);
  });

  it("counts from the first second of the contest to the last, by its start and its text", async () => {
    const [one, other] = await two(6);
    const contestID = await contests.contest([one, other], DAY);
    const [early, first, last, late, over] = one.ids as readonly [UserID, UserID, UserID, UserID, UserID];
    await contests.race(early, before(START, seconds(1)));
    await contests.race(first, START);
    await contests.race(last, before(at(3, 0), seconds(1)));
    // Made before midnight, started after it.
    await contests.race(late, after(at(3, 0), seconds(4)), { textID: dailyText((DAY + 2) as Day) });
    await contests.race(over, after(at(3, 0), seconds(4)));
    expect((await racesOf(contestID)).map(({ user_id, day }) => [user_id, day])).toEqual([
      [first, DAY],
      [last, DAY + 2],
      [late, DAY + 2],
    ]);
  });

  it("that is paid late counts until the result stands, and not after it", async () => {
    const [one, other] = await two();
    const contestID = await contests.contest([one, other], DAY);
    await contests.race(one.ids[0] as UserID, at(1), { paidStamp: before(OVER, seconds(1)) });
    await contests.race(one.ids[1] as UserID, at(1), { paidStamp: OVER });
    expect(await racesOf(contestID)).toHaveLength(1);
    expect((await contests.page(contestID, before(OVER, seconds(1)))).state).toBe("counting");
    expect((await contests.page(contestID, OVER)).state).toBe("over");
  });

  it("counts for who was in the team at the start only, and stays with the team when they leave", async () => {
    const [one, other] = await two();
    const contestID = await contests.contest([one, other], DAY);
    const [, stays, comes] = one.ids as readonly [UserID, UserID, UserID];
    await contests.joined(one.teamID, START, comes);
    await contests.race(comes, at(1));
    await contests.race(stays, at(1));
    await contests.stage.run((work) => leaveTeam(work, stays), at(1, 13));
    await contests.race(stays, at(2));
    expect((await racesOf(contestID)).map(({ user_id, day }) => [user_id, day])).toEqual([[stays, DAY + 1]]);
    const { teams } = await contests.page(contestID, at(2));
    expect(teams[0]).toMatchObject({ slot: 0, place: 1, points: contestPoints(40, 100) });
  });

  it("in the lesson counts on the math site, of a day the best one, however they are paid", async () => {
    const [one, other] = await two();
    const contestID = await contests.contest([one, other], DAY, { lessonID: LESSON });
    const racer = one.ids[1] as UserID;
    const math = { site: "math", lessonID: LESSON } as const;
    await contests.race(racer, at(0), { ...math, lessonID: "counting_1", speed: 90 });
    await contests.race(racer, at(0), { speed: 90 });
    const speeds = [12, 20, 20, 16];
    const races = speeds.map((speed, nth) => ({ userID: racer, startedStamp: at(0, 13 + nth), ...math, speed }));
    const ids = await contests.races(races.toReversed(), at(0, 20));
    expect(await racesOf(contestID)).toMatchObject([{ speed: 20, race_id: ids[2], started_stamp: at(0, 14) }]);
    await contests.race(racer, at(0, 11), { ...math, speed: 20 });
    expect(await racesOf(contestID)).toMatchObject([{ started_stamp: at(0, 11) }]);
    await contests.race(racer, at(0, 23), { ...math, speed: 19 });
    expect(await racesOf(contestID)).toMatchObject([{ speed: 20, started_stamp: at(0, 11) }]);
  });

  it("of a team that didn't answer, declined or was called off counts for nobody", async () => {
    const [one, other] = await two();
    const silent = await contests.contest([one, other], DAY, { isAnswered: false });
    const off = await contests.contest([one, other], DAY, { isAnswered: false });
    await contests.stage.run((work) => answerContest(work, other.captainID, off, true), at(-1));
    await contests.stage.run((work) => callOffContest(work, one.captainID, off), at(-1));
    await contests.race(other.captainID, at(0));
    await contests.race(one.captainID, at(0));
    expect(await racesOf(off)).toEqual([]);
    expect((await racesOf(silent)).map(({ slot }) => slot)).toEqual([0]);
    expect(await contests.page(silent, at(0), one.captainID)).toMatchObject({
      state: "calledOff",
      teams: [{ place: null }, { place: null }],
    });
    expect(await contests.page(off, at(0))).toMatchObject({ state: "calledOff", calledOffStamp: at(-1) });
  });
});

describe("random contests", () => {
  it("stand as a list of all their races says, whatever comes first", async () => {
    const dice = seededDice(46);
    const roll = (sides: number): number => Math.floor(dice() * sides);
    for (let round = 0; round < 8; round++) {
      const teams: ContestTeamThere[] = [];
      for (let nth = 0; nth < 2 + roll(3); nth++) teams.push(await contests.newTeam(2 + roll(3)));
      const best = 1 + roll(3);
      const contestID = await contests.contest(teams, DAY, { best });
      const raced = Array.from({ length: 30 }, () => {
        const slot = roll(teams.length);
        const ids = teams[slot]?.ids ?? [];
        const day = roll(5) - 1;
        return { slot, userID: ids[roll(ids.length)] as UserID, day, speed: 10 * (1 + roll(4)), hour: roll(24) };
      });
      // The day's text comes once a day.
      const seen = new Set<string>();
      const once = raced.filter(({ userID, day }) => !seen.has(`${userID} ${day}`) && seen.add(`${userID} ${day}`));
      const payments = Map.groupBy(once, () => roll(6));
      for (const group of payments.values()) {
        const races = group.map(({ userID, day, hour, speed }) => ({
          userID,
          startedStamp: after(at(day, hour), minutes(20)),
          speed,
        }));
        await contests.races(races, at(3));
      }
      const page = await contests.page(contestID, OVER);
      const expected = teams.map(({ tag }, slot) => {
        let points = 0;
        for (const day of [0, 1, 2]) {
          const own = once.filter((race) => race.slot === slot && race.day === day).map(({ speed }) => speed * 10);
          points += own
            .toSorted((a, b) => b - a)
            .slice(0, best)
            .reduce((sum, each) => sum + each, 0);
        }
        return [tag, points] as const;
      });
      expect(Object.fromEntries(page.teams.map(({ tag, points }) => [tag, points]))).toEqual(
        Object.fromEntries(expected),
      );
    }
  });
});

describe("to set a contest up", () => {
  it("takes a captain, other teams that are there, a day ahead and a lesson on the math site only", async () => {
    const [one, other] = await two();
    const form = { name: "kite-banner", tags: [other.tag], firstDay: DAY, days: 3, best: 2, lessonID: null } as const;
    const now = at(-2);
    const says = (userID: UserID, more: object, site: "type" | "math" = "type") =>
      refusal(contests.stage.run((work) => setUpContest(work, userID, site, { ...form, ...more }), now));
    expect(await says(one.ids[1] as UserID, {})).toBe("notCaptain");
    expect(await says(await contests.stage.newPlayer(), {})).toBe("notCaptain");
    expect(await says(one.captainID, { tags: [other.tag, "NOBODY"] })).toBe("noTeam");
    expect(await says(one.captainID, { tags: [one.tag] })).toBe("badInput");
    expect(await says(one.captainID, { tags: [other.tag, other.tag] })).toBe("badInput");
    expect(await says(one.captainID, { firstDay: dayOf(now) })).toBe("badInput");
    expect(await says(one.captainID, { firstDay: dayOf(now) + CONTEST.daysAhead + 1 })).toBe("badInput");
    expect(await says(one.captainID, { lessonID: LESSON })).toBe("badInput");
    expect(await says(one.captainID, {}, "math")).toBe("badInput");
    expect(await says(one.captainID, { lessonID: LESSON }, "math")).toBe("none");
    for (let nth = 1; nth < CONTEST.openAtOnce; nth++) expect(await says(one.captainID, {})).toBe("none");
    expect(await says(one.captainID, {})).toBe("notAllowed");
  });

  it("tells each captain of each contest, a few a day of one team, and asks nobody who has enough to answer", async () => {
    const asked = await contests.newTeam();
    const told = async () => {
      const { count } = await contests.stage.db
        .selectFrom("notifications")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("user_id", "=", asked.captainID)
        .where("kind", "=", "contest-invite")
        .executeTakeFirstOrThrow();
      return count;
    };
    for (let nth = 0; nth < CONTEST.invitesAtOnce; nth++) {
      await contests.contest([await contests.newTeam(), asked], DAY, { isAnswered: false });
    }
    expect(await told()).toBe(CONTEST.invitesAtOnce);
    expect(await refusal(contests.contest([await contests.newTeam(), asked], DAY))).toBe("notAllowed");
    const [host, other] = await two();
    for (let nth = 0; nth < CONTEST.setUpADay; nth++) {
      const contestID = await contests.contest([host, other], DAY, { isAnswered: false });
      await contests.stage.run((work) => callOffContest(work, host.captainID, contestID), at(-1));
    }
    expect(await refusal(contests.contest([host, other], DAY))).toBe("notAllowed");
  });

  it("is not kept from a team by contests to which nobody came", async () => {
    const [host, other] = await two();
    for (let nth = 0; nth < CONTEST.openAtOnce; nth++) {
      await contests.contest([host, other], DAY, { isAnswered: false, days: 14 });
    }
    expect(await refusal(contests.contest([host, other], DAY))).toBe("notAllowed");
    await contests.contest([host, other], (DAY + 3) as Day);
  });

  it("by many captains who ask each other at once never waits for each other in a ring", async () => {
    const teams: ContestTeamThere[] = [];
    for (let nth = 0; nth < 6; nth++) teams.push(await contests.newTeam());
    await atOnce(
      teams.flatMap((host) => [
        () => contests.contest([host, ...teams.filter((team) => team !== host)], DAY, { isAnswered: false }),
      ]),
    );
    expect((await teamContestsOf(contests.appAt(at(-1)), teams[0]?.tag ?? "", teams[0]?.captainID)).length).toBe(6);
  });
});

describe("an answer", () => {
  it("may change until the contest begins, of the captain of a team that was asked", async () => {
    const [one, other] = await two();
    const contestID = await contests.contest([one, other], DAY, { isAnswered: false });
    const says = (userID: UserID, isIn: boolean, when = at(-1)) =>
      refusal(contests.stage.run((work) => answerContest(work, userID, contestID, isIn), when));
    expect(await says(one.captainID, false)).toBe("notAllowed");
    expect(await says(other.ids[1] as UserID, true)).toBe("notCaptain");
    expect(await says((await contests.newTeam()).captainID, true)).toBe("notFound");
    const answer = async () => (await contests.page(contestID, at(-1), one.captainID)).teams[1]?.answer;
    for (const isIn of [true, true, false, true]) {
      expect(await says(other.captainID, isIn)).toBe("none");
      expect(await answer()).toBe(isIn ? "in" : "declined");
    }
    expect(await says(other.captainID, false, START)).toBe("alreadyDone");
    expect(await answer()).toBe("in");
    const callOff = (userID: UserID, when: Stamp) =>
      refusal(contests.stage.run((work) => callOffContest(work, userID, contestID), when));
    expect(await callOff(other.captainID, at(-1))).toBe("notFound");
    expect(await callOff(one.captainID, START)).toBe("alreadyDone");
    expect(await callOff(one.captainID, at(-1))).toBe("none");
    expect(await callOff(one.captainID, at(-1))).toBe("alreadyDone");
    expect(await says(other.captainID, false)).toBe("alreadyDone");
  });
});

describe("the page of a contest", () => {
  it("names whom strangers may find; the others are seen by themselves and by their team", async () => {
    const [one, other] = await two();
    const contestID = await contests.contest([one, other], DAY);
    const [, hidden, mate] = one.ids as readonly [UserID, UserID, UserID];
    await contests.stage.db.updateTable("users").set({ findable: false }).where("user_id", "=", hidden).execute();
    await contests.race(hidden, at(0));
    const seen = async (viewerID?: UserID) => {
      const { teams } = await contests.page(contestID, at(0, 13), viewerID);
      return teams[0]?.days[0]?.races.map(({ racer, isOwn }) => [racer?.userID, isOwn]);
    };
    expect(await seen()).toEqual([[undefined, false]]);
    expect(await seen(other.captainID)).toEqual([[undefined, false]]);
    expect(await seen(mate)).toEqual([[hidden, false]]);
    expect(await seen(hidden)).toEqual([[hidden, true]]);
    await contests.stage.run((work) => leaveTeam(work, mate), at(0, 14));
    expect(await seen(mate)).toEqual([[undefined, false]]);
  });

  it("leaves out who is banned, and has them again when that is lifted; an erased racer's points stay, without a name", async () => {
    const [one, other] = await two();
    const contestID = await contests.contest([one, other], DAY);
    const racer = one.ids[1] as UserID;
    await contests.race(racer, at(0));
    expect(await pointsIn(contestID, at(1))).toEqual({ [one.tag]: 400, [other.tag]: 0 });
    await sql`insert into moderation_actions (user_id, measure, operator, reason, stamp)
      values (${racer}, 'ban', 'x', 'x', ${at(0)})`.execute(contests.stage.db);
    expect(await pointsIn(contestID, at(1))).toEqual({ [one.tag]: 0, [other.tag]: 0 });
    await sql`update moderation_actions set lifted_stamp = ${at(1)} where user_id = ${racer}`.execute(
      contests.stage.db,
    );
    await contests.stage.run((work) => leaveTeam(work, racer), at(1));
    await erase(racer);
    const { teams } = await contests.page(contestID, at(1));
    expect(teams[0]).toMatchObject({ points: 400, days: [{ races: [{ racer: null, canWatch: false }] }] });

    const banned = one.ids[2] as UserID;
    await contests.race(banned, at(0));
    await sql`insert into moderation_actions (user_id, measure, operator, reason, stamp)
      values (${banned}, 'ban', 'x', 'x', ${at(0)})`.execute(contests.stage.db);
    await erase(banned);
    expect(await pointsIn(contestID, at(1))).toEqual({ [one.tag]: 400, [other.tag]: 0 });
  });

  it("keeps a team that is no more, whether or not it raced, as it was called last; one that went before the start takes no part", async () => {
    const [one, other] = await two();
    const [later, never] = await two();
    const [kept, off] = [await contests.contest([one, later], DAY), await contests.contest([other, never], DAY)];
    const unraced = await contests.contest([one, other], DAY);
    await contests.race(later.ids[1] as UserID, at(0));
    await contests.race(one.ids[1] as UserID, at(0));
    await contests.stage.run((work) => disbandTeam(work, never.captainID), at(-1));
    await contests.stage.db.updateTable("teams").set({ tag: "LATER" }).where("team_id", "=", later.teamID).execute();
    for (const { captainID } of [later, other]) {
      await contests.stage.run((work) => disbandTeam(work, captainID), at(1));
    }
    const gone = { teamID: null, tag: "LATER", teamName: "Team LATER", points: 400 };
    expect(await contests.page(kept, at(1))).toMatchObject({ state: "running", teams: [{ points: 400 }, gone] });
    expect(await contests.page(unraced, OVER)).toMatchObject({
      state: "over",
      teams: [
        { tag: one.tag, place: 1, points: 400 },
        { teamID: null, place: 2, points: 0 },
      ],
    });
    expect(await contests.page(off, at(1))).toMatchObject({ state: "calledOff", calledOffStamp: null });
  });

  it("lists who hasn't answered, or said no, for the teams that it is about only", async () => {
    const [one, other] = await two();
    const contestID = await contests.contest([one, other], DAY, { isAnswered: false });
    const tagsFor = async (viewerID?: UserID) =>
      (await contests.page(contestID, at(-1), viewerID)).teams.map(({ tag }) => tag);
    expect(await tagsFor()).toEqual([one.tag]);
    expect(await tagsFor(await contests.stage.newPlayer())).toEqual([one.tag]);
    for (const viewerID of [one.ids[1], other.ids[1]]) expect(await tagsFor(viewerID)).toEqual([one.tag, other.tag]);
  });

  it("rings for its open pages, but not for who appears offline", async () => {
    const [one, other] = await two();
    const contestID = await contests.contest([one, other], DAY);
    const rung: string[] = [];
    contests.bus = { ring: (topics: readonly string[]) => void rung.push(...topics) } as never;
    const racer = one.ids[1] as UserID;
    await contests.stage.db.updateTable("users").set({ offline: true }).where("user_id", "=", racer).execute();
    await contests.race(racer, at(0));
    expect(rung).toEqual([]);
    await contests.race(one.ids[2] as UserID, at(0));
    contests.bus = undefined;
    expect(rung).toEqual([`contest:${contestID}`]);
  });

  it("says what it is for the caller", async () => {
    const [one, other] = await two();
    const contestID = await contests.contest([one, other], DAY);
    const racer = one.ids[1] as UserID;
    const own = async (userID: UserID, when = at(1)) => (await contests.page(contestID, when, userID)).own;
    expect(await own(await contests.stage.newPlayer())).toBeNull();
    expect(await own(one.captainID)).toEqual({ slot: 0, isCaptain: true, counts: true, hasRacedToday: false });
    await contests.race(racer, at(1, 10));
    expect(await own(racer)).toEqual({ slot: 0, isCaptain: false, counts: true, hasRacedToday: true });
    expect(await own(racer, at(2))).toMatchObject({ hasRacedToday: false });
    await contests.joined(one.teamID, START, one.ids[2]);
    expect(await own(one.ids[2] as UserID)).toMatchObject({ counts: false });
  });
});

describe("the contests of a team", () => {
  it("are told to everybody where it takes part; what waits for an answer to its members only", async () => {
    const [one, other] = await two();
    const first = await contests.contest([one, other], DAY);
    const second = await contests.contest([one, other], (DAY + 1) as Day, { isAnswered: false });
    const list = async (viewerID: UserID | undefined, when: Stamp) =>
      (await teamContestsOf(contests.appAt(when), other.tag, viewerID)).map(({ contestID, own }) => [
        contestID,
        own.answer,
      ]);
    expect(await list(undefined, at(-1))).toEqual([[first, "in"]]);
    expect(await list(one.captainID, at(-1))).toEqual([[first, "in"]]);
    expect(await list(other.ids[1], at(-1))).toEqual([
      [second, "waiting"],
      [first, "in"],
    ]);
    expect(await list(other.ids[1], at(1))).toEqual([[first, "in"]]);
    await contests.race(other.ids[1] as UserID, at(0));
    const [brief] = await teamContestsOf(contests.appAt(at(1)), other.tag, undefined);
    expect(brief).toMatchObject({ contestID: first, state: "running", own: { place: 1, points: 400 } });
    expect(await refusal(teamContestsOf(contests.appAt(at(1)), "NOBODY", undefined))).toBe("noTeam");
  });
});
