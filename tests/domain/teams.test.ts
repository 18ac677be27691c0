import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TeamID, UserID } from "#shared/ids.ts";
import { TEAM } from "#shared/rules/teams/numbers.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import {
  acceptAllApplications,
  acceptApplication,
  applicationsTo,
  denyApplications,
} from "#shared/server/teams/applications.ts";
import { applyToTeam, withdrawApplication } from "#shared/server/teams/apply.ts";
import { demoteMember, handOverTeam, kickMember, promoteMember } from "#shared/server/teams/captain.ts";
import { disbandTeam } from "#shared/server/teams/disband.ts";
import { editTeam } from "#shared/server/teams/edit.ts";
import { foundTeam } from "#shared/server/teams/found.ts";
import { acceptInvite, ignoreInvite, invitesOf, inviteToTeam } from "#shared/server/teams/invites.ts";
import { leaveTeam } from "#shared/server/teams/leave.ts";
import { postMotd } from "#shared/server/teams/motds.ts";
import { ownTeamOf, seeTeam } from "#shared/server/teams/own-team.ts";
import { teamPurges } from "#shared/server/teams/purge.ts";
import { after, days, minutes, type Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { expectBalanced } from "../support/money.ts";
import { newStage, type Stage } from "../support/players.ts";
import { codeOf, founder, membersOf, mute, newPlayers, toldTo } from "../support/team-stage.ts";
import { addMembers, newTag, newTeam, teamForm } from "../support/team.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const found = (userID: UserID, more = {}) => stage.run((work) => foundTeam(work, userID, teamForm(more)));
const apply = (userID: UserID, teamID: TeamID, at?: Stamp) =>
  stage.run((work) => applyToTeam(work, "type", userID, teamID), at);
const ownTeam = (userID: UserID, at = nowStamp()) => ownTeamOf({ db: stage.db, nowStamp: () => at } as never, userID);
const roleOf = async (userID: UserID) => {
  const { teamRole, isTeamCaptain } = await ownTeam(userID);
  return isTeamCaptain ? "captain" : teamRole;
};
const inDays = (count: number): Stamp => after(nowStamp(), days(count));
/** A team of one's own with members. */
async function team(more: Parameters<typeof newTeam>[2] = {}, size = 0) {
  const captain = await stage.newPlayer();
  const teamID = await newTeam(stage.db, captain, more);
  const members = await newPlayers(stage, size);
  if (size > 0) await addMembers(stage.db, teamID, members);
  return { captain, teamID, members };
}

describe("founding a team", () => {
  it("costs its price once, and makes the founder the captain", async () => {
    const captain = await founder(stage);
    const { teamID, tag } = await found(captain, { otherRequirements: "Be kind" });
    expect(await ownTeam(captain)).toMatchObject({ teamID, tag, teamRole: "officer", isTeamCaptain: true });
    expect((await ownTeam(captain)).newlyJoinedTeamID).toBeNull();
    expect(await membersOf(stage, teamID)).toEqual([captain]);
    const { balance } = await stage.db
      .selectFrom("money_accounts")
      .select("balance")
      .where("user_id", "=", captain)
      .executeTakeFirstOrThrow();
    expect(balance).toBe(60_000 - TEAM.price);
    expect(await codeOf(found(captain))).toBe("alreadyOnTeam");
    await expectBalanced(stage.db);
  });

  it("is for who has raced enough, has the cash and may speak, under a tag and a name that are free and fit", async () => {
    expect(await codeOf(found(await founder(stage, 60_000, 49)))).toBe("requirementsNotMet");
    expect(await codeOf(found(await founder(stage, 49_999)))).toBe("notEnoughMoney");
    const silent = await founder(stage);
    await mute(stage, silent);
    expect(await codeOf(found(silent))).toBe("muted");
    const tag = newTag();
    await found(await founder(stage), { tag });
    const other = await founder(stage);
    expect(await codeOf(found(other, { tag }))).toBe("nameTaken");
    expect(await codeOf(found(other, { name: "shit happens" }))).toBe("badInput");
    expect(await codeOf(found(other, { tag: "FUCK" }))).toBe("badInput");
    expect(await ownTeam(other)).toMatchObject({ teamID: null });
    await expectBalanced(stage.db);
  });

  it("hides requirements that the word rules don't let pass, until they are other ones", async () => {
    const captain = await founder(stage);
    const { teamID, tag } = await found(captain, { otherRequirements: "no shit" });
    const hidden = async () =>
      (
        await stage.db
          .selectFrom("teams")
          .select("are_requirements_hidden")
          .where("team_id", "=", teamID)
          .executeTakeFirstOrThrow()
      ).are_requirements_hidden;
    expect(await hidden()).toBe(true);
    await stage.run((work) => editTeam(work, captain, teamForm({ tag, otherRequirements: "no fuss" })));
    expect(await hidden()).toBe(false);
  });

  it("can be put right later by the captain, but not under the tag of another team", async () => {
    const [{ captain, members }, other] = [await team({}, 1), await team({ tag: "OTHER1" })];
    const form = teamForm({ name: "New Name" });
    expect(await codeOf(stage.run((work) => editTeam(work, members[0] as UserID, form)))).toBe("notCaptain");
    expect(await codeOf(stage.run((work) => editTeam(work, captain, { ...form, tag: "OTHER1" })))).toBe("nameTaken");
    await stage.run((work) => editTeam(work, captain, form));
    expect(await ownTeam(members[0] as UserID)).toMatchObject({ tag: form.tag, teamName: "New Name" });
    expect(await ownTeam(other.captain)).toMatchObject({ tag: "OTHER1" });
  });
});

describe("joining a team", () => {
  it("takes a click where it is open to all: everybody there is told, and nobody is in two", async () => {
    const [{ captain, teamID, members }, second] = [await team({}, 1), await team()];
    const racer = await stage.newPlayer();
    expect(await apply(racer, teamID)).toMatchObject({ status: "joined" });
    expect(await membersOf(stage, teamID)).toHaveLength(3);
    for (const each of [captain, members[0] as UserID])
      expect(await toldTo(stage, each)).toEqual(["team-member-joined"]);
    expect(await toldTo(stage, racer)).toEqual([]);
    expect(await ownTeam(racer)).toMatchObject({ newlyJoinedTeamID: teamID, newTeamMembers: 0 });
    expect(await codeOf(apply(racer, second.teamID))).toBe("alreadyOnTeam");
    await stage.run((work) => seeTeam(work, racer));
    expect(await ownTeam(racer)).toMatchObject({ newlyJoinedTeamID: null });
  });

  it("asks first where the team chooses; asking twice is asking once, and taking it back tells nobody", async () => {
    const { captain, teamID } = await team({ enrollment: "open" });
    const [one, other] = (await newPlayers(stage, 2)) as [UserID, UserID];
    for (const racer of [one, one, other]) expect(await apply(racer, teamID)).toMatchObject({ status: "applied" });
    expect(await toldTo(stage, captain)).toEqual(["team-application", "team-application"]);
    expect(await ownTeam(captain)).toMatchObject({ teamApplications: 2 });
    await stage.run((work) => withdrawApplication(work, one, teamID));
    await apply(one, teamID);
    expect(await toldTo(stage, captain)).toHaveLength(2);
    await stage.run((work) => withdrawApplication(work, one, teamID));
    const waiting = await applicationsTo(stage.db, "type", captain, cardTimes());
    expect(waiting.map(({ userID }) => userID)).toEqual([other]);
    await stage.run((work) => acceptApplication(work, captain, other));
    expect(await toldTo(stage, other)).toEqual(["team-accept"]);
    expect(await codeOf(stage.run((work) => acceptApplication(work, captain, other)))).toBe("notFound");
    expect(await membersOf(stage, teamID)).toEqual([captain, other].toSorted((a, b) => a - b));
  });

  it("is told once an hour, however often somebody comes and goes", async () => {
    const { captain, teamID } = await team();
    const racer = await stage.newPlayer();
    for (let turn = 0; turn < 3; turn++) {
      await apply(racer, teamID);
      await stage.run((work) => leaveTeam(work, racer));
    }
    expect(await toldTo(stage, captain)).toEqual(["team-member-joined"]);
    const { stamp } = (await notificationsAfter(stage.db, captain, 0, 1))[0] ?? { stamp: nowStamp() };
    await apply(racer, teamID, after(stamp, minutes(59)));
    await stage.run((work) => leaveTeam(work, racer));
    expect(await toldTo(stage, captain)).toHaveLength(1);
    await apply(racer, teamID, after(stamp, minutes(60)));
    expect(await toldTo(stage, captain)).toHaveLength(2);
  });

  it("takes back what was asked of other teams", async () => {
    const [first, second, third] = [
      await team({ enrollment: "open" }),
      await team({ enrollment: "open" }),
      await team(),
    ];
    const racer = await stage.newPlayer();
    for (const { teamID } of [first, second]) await apply(racer, teamID);
    await stage.run((work) => inviteToTeam(work, third.captain, racer));
    await stage.run((work) => acceptApplication(work, first.captain, racer));
    expect(await applicationsTo(stage.db, "type", second.captain, cardTimes())).toEqual([]);
    expect(await codeOf(stage.run((work) => acceptInvite(work, racer, third.teamID)))).toBe("alreadyOnTeam");
    expect(await invitesOf(stage.db, racer, nowStamp())).toEqual([]);
  });

  it("is refused in a word: closed, full, not good enough, muted, and ten teams to answer first", async () => {
    const racer = await stage.newPlayer({ races_played: 19, avg_speed: 50 });
    expect(await codeOf(apply(racer, (await team({ enrollment: "closed" })).teamID))).toBe("enrollmentClosed");
    expect(await codeOf(apply(racer, (await team({}, 49)).teamID))).toBe("teamFull");
    expect(await codeOf(apply(racer, (await team({ min_races: 20 })).teamID))).toBe("requirementsNotMet");
    expect(await codeOf(apply(racer, (await team({ min_speed: 60 })).teamID))).toBe("requirementsNotMet");
    expect(await codeOf(apply(racer, 999_999 as TeamID))).toBe("noTeam");
    for (let nth = 0; nth < TEAM.mostApplications; nth++) {
      await apply(racer, (await team({ enrollment: "open" })).teamID);
    }
    expect(await codeOf(apply(racer, (await team({ enrollment: "open" })).teamID))).toBe("notAllowed");
    const silent = await stage.newPlayer();
    await mute(stage, silent);
    expect(await codeOf(apply(silent, (await team({ enrollment: "open" })).teamID))).toBe("muted");
  });

  it("is for officers to decide: one by one, or all while there is room", async () => {
    const { captain, teamID, members } = await team({ enrollment: "open" }, 47);
    const askers = await newPlayers(stage, 4);
    for (const [nth, racer] of askers.entries()) await apply(racer, teamID, after(nowStamp(), minutes(nth)));
    const [member] = members as [UserID];
    expect(await codeOf(stage.run((work) => acceptApplication(work, member, askers[0] as UserID)))).toBe("notOfficer");
    expect(await codeOf(applicationsTo(stage.db, "type", member, cardTimes()))).toBe("notOfficer");
    const accepted = await stage.run((work) => acceptAllApplications(work, captain), inDays(1));
    expect(accepted).toEqual(askers.slice(0, 2));
    expect(await membersOf(stage, teamID)).toHaveLength(50);
    expect(await codeOf(stage.run((work) => acceptApplication(work, captain, askers[2] as UserID)))).toBe("teamFull");
    await stage.run((work) => denyApplications(work, captain, askers[2] as UserID));
    await stage.run((work) => denyApplications(work, captain));
    expect(await ownTeam(captain)).toMatchObject({ teamApplications: 0 });
    expect(await toldTo(stage, askers[3] as UserID)).toEqual([]);
  });

  it("stays denied for a while, then lapses and may be asked again", async () => {
    const { captain, teamID } = await team({ enrollment: "open" });
    const racer = await stage.newPlayer();
    await apply(racer, teamID);
    await stage.run((work) => denyApplications(work, captain, racer));
    expect(await codeOf(apply(racer, teamID))).toBe("notAllowed");
    expect(await apply(racer, teamID, inDays(31))).toMatchObject({ status: "applied" });
    const waiting = (at: Stamp) => applicationsTo(stage.db, "type", captain, cardTimes(at));
    expect(await waiting(inDays(60))).toHaveLength(1);
    expect(await waiting(inDays(62))).toEqual([]);
    for (const purge of teamPurges) await stage.run((work) => purge(work), inDays(62));
    expect(await waiting(inDays(60))).toEqual([]);
  });
});

describe("an invite", () => {
  it("opens a closed team to who wants invites, and is no second one after it was put away", async () => {
    const { captain, teamID, members } = await team({ enrollment: "closed", min_races: 500 }, 1);
    const racer = await stage.newPlayer();
    const invite = (by = captain) => stage.run((work) => inviteToTeam(work, by, racer));
    expect(await codeOf(invite(members[0]))).toBe("notOfficer");
    await stage.db.updateTable("users").set({ looking_for_team: false }).where("user_id", "=", racer).execute();
    expect(await codeOf(invite())).toBe("notAllowed");
    await stage.db.updateTable("users").set({ looking_for_team: true }).where("user_id", "=", racer).execute();
    await invite();
    await invite();
    expect(await toldTo(stage, racer)).toEqual(["team-invite"]);
    expect(await invitesOf(stage.db, racer, nowStamp())).toMatchObject([{ teamID, members: 2 }]);
    await stage.run((work) => ignoreInvite(work, racer, teamID));
    await invite();
    expect(await invitesOf(stage.db, racer, nowStamp())).toEqual([]);
    expect(await toldTo(stage, racer)).toEqual(["team-invite"]);
    expect(await codeOf(stage.run((work) => acceptInvite(work, racer, teamID)))).toBe("notFound");
    await stage.run((work) => inviteToTeam(work, captain, racer), inDays(31));
    await stage.run((work) => acceptInvite(work, racer, teamID), inDays(31));
    expect(await membersOf(stage, teamID)).toHaveLength(3);
    expect(await codeOf(invite())).toBe("notAllowed");
  });

  it("doesn't reach players whom strangers don't see, but friends of theirs", async () => {
    const { captain } = await team();
    const hidden = await stage.newPlayer({ findable: false });
    const invite = () => stage.run((work) => inviteToTeam(work, captain, hidden));
    expect(await codeOf(invite())).toBe("notFound");
    const since_stamp = nowStamp();
    await stage.db
      .insertInto("friendships")
      .values([
        { user_id: captain, friend_id: hidden, since_stamp },
        { user_id: hidden, friend_id: captain, since_stamp },
      ])
      .execute();
    expect(await codeOf(invite())).toBe("done");
  });
});

describe("the right to invite", () => {
  const invitedBy = async (officer: UserID): Promise<UserID> => {
    const racer = await stage.newPlayer();
    await stage.run((work) => inviteToTeam(work, officer, racer));
    return racer;
  };
  const invitesTo = (racer: UserID) => invitesOf(stage.db, racer, nowStamp());

  it("ends with its invites: an officer who is one no more, or goes, has asked nobody", async () => {
    const { captain, members } = await team({ enrollment: "closed" }, 2);
    const [one, other] = members as [UserID, UserID];
    for (const member of members) await stage.run((work) => promoteMember(work, captain, member));
    const asked = [await invitedBy(one), await invitedBy(other), await invitedBy(captain)] as const;
    await stage.run((work) => demoteMember(work, captain, one));
    await stage.run((work) => kickMember(work, captain, other));
    expect(await Promise.all(asked.map(invitesTo))).toMatchObject([[], [], [{ enrollment: "closed" }]]);
  });

  it("is for a hundred at once", async () => {
    const { captain, teamID } = await team();
    const racers = await newPlayers(stage, TEAM.mostInvites);
    const stamp = nowStamp();
    await stage.db
      .insertInto("team_invites")
      .values(racers.map((user_id) => ({ user_id, team_id: teamID, inviter_id: captain, stamp, ignored_stamp: null })))
      .execute();
    const one = await stage.newPlayer();
    const invite = () => codeOf(stage.run((work) => inviteToTeam(work, captain, one)));
    expect(await invite()).toBe("notAllowed");
    await stage.run((work) => ignoreInvite(work, racers[0] as UserID, teamID));
    expect(await invite()).toBe("done");
  });
});

describe("a captain", () => {
  it("promotes up to six officers, demotes them, and hands the team over", async () => {
    const { captain, members } = await team({}, 8);
    const promote = (userID: UserID) => codeOf(stage.run((work) => promoteMember(work, captain, userID)));
    for (const member of members.slice(0, 6)) expect(await promote(member)).toBe("done");
    const [first, second, , , , , seventh] = members as [UserID, UserID, UserID, UserID, UserID, UserID, UserID];
    expect(await promote(seventh)).toBe("officersFull");
    expect(await promote(first)).toBe("notAllowed");
    expect(await codeOf(stage.run((work) => promoteMember(work, first, seventh)))).toBe("notCaptain");
    await stage.run((work) => demoteMember(work, captain, first));
    expect([await roleOf(first), await promote(seventh)]).toEqual(["member", "done"]);
    expect(await codeOf(stage.run((work) => handOverTeam(work, captain, first)))).toBe("notAllowed");
    await stage.run((work) => handOverTeam(work, captain, second));
    expect([await roleOf(captain), await roleOf(second)]).toEqual(["officer", "captain"]);
    expect(await codeOf(stage.run((work) => promoteMember(work, captain, first)))).toBe("notCaptain");
    expect(await codeOf(stage.run((work) => leaveTeam(work, second)))).toBe("notAllowed");
  });

  it("removes a member, who comes back within 14 days only by an invite", async () => {
    const { captain, teamID, members } = await team({}, 3);
    const [one, other] = members as [UserID, UserID];
    const stranger = (await team({}, 1)).members[0] as UserID;
    expect(await codeOf(stage.run((work) => kickMember(work, captain, stranger)))).toBe("notFound");
    expect(await codeOf(stage.run((work) => kickMember(work, captain, captain)))).toBe("notAllowed");
    for (const racer of [one, other]) await stage.run((work) => kickMember(work, captain, racer));
    expect(await toldTo(stage, one)).toEqual(["team-removed"]);
    expect(await codeOf(apply(one, teamID, inDays(13)))).toBe("barred");
    await apply(one, (await team()).teamID);
    await stage.run((work) => leaveTeam(work, one));
    expect(await codeOf(apply(one, teamID))).toBe("barred");
    await stage.run((work) => inviteToTeam(work, captain, one));
    expect(await codeOf(apply(one, teamID))).toBe("done");
    expect(await codeOf(apply(other, teamID, inDays(15)))).toBe("done");
    expect(await membersOf(stage, teamID)).toHaveLength(4);
  });

  it("disbands the team for everybody, and its tag is free again", async () => {
    const { captain, members, teamID } = await team({ tag: "GONE11" }, 2);
    expect(await codeOf(stage.run((work) => disbandTeam(work, members[0] as UserID)))).toBe("notCaptain");
    await stage.run((work) => postMotd(work, captain, "Last words"));
    await stage.run((work) => disbandTeam(work, captain));
    expect(await membersOf(stage, teamID)).toEqual([]);
    expect(await toldTo(stage, members[1] as UserID)).toEqual(["team-motd", "team-removed"]);
    expect(await toldTo(stage, captain)).toEqual([]);
    expect(await ownTeam(captain)).toMatchObject({ teamID: null, tag: null });
    expect(await codeOf(found(await founder(stage), { tag: "GONE11" }))).toBe("done");
  });

  it("who is a member may leave when they like", async () => {
    const { teamID, members } = await team({}, 2);
    await stage.run((work) => leaveTeam(work, members[0] as UserID));
    expect(await membersOf(stage, teamID)).toHaveLength(2);
    expect(await codeOf(stage.run((work) => leaveTeam(work, members[0] as UserID)))).toBe("noTeam");
    expect(await codeOf(apply(members[0] as UserID, teamID))).toBe("done");
  });
});
