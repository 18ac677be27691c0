import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { exportData } from "#shared/contracts/account/privacy.ts";
import { friends } from "#shared/contracts/social/friends.ts";
import { playerProfile } from "#shared/contracts/social/players.ts";
import * as running from "#shared/contracts/teams/team-running.ts";
import * as teams from "#shared/contracts/teams/teams.ts";
import type { UserID } from "#shared/ids.ts";
import { pay } from "#shared/server/economy/ledger.ts";
import { perform } from "#shared/server/platform/work.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newTag, teamForm } from "../support/team.ts";
import { newGuest, newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let turn = 0;
const racer = (): Promise<Visitor> => newRacer(product, `Teaming-${turn++}`);
const idOf = (visitor: Visitor) => visitor.userID as UserID;
const about = (visitor: Visitor) => ({ params: { id: visitor.userID } });

/** Somebody with the races and the cash for a team. */
async function founder(): Promise<Visitor> {
  const visitor = await racer();
  const { app } = product.services;
  await app.db.updateTable("users").set({ races_played: 50 }).where("user_id", "=", idOf(visitor)).execute();
  const reference = `founder:${visitor.userID}`;
  await perform(app, (work) => pay(work, [{ userID: idOf(visitor), amount: 50_000, reference, reason: "race" }]));
  return visitor;
}

async function founded(more: Parameters<typeof teamForm>[0] = {}) {
  const captain = await founder();
  const { teamID, tag } = await captain.get(teams.createTeam, { body: { ...teamForm(more), password: PASSWORD } });
  return { captain, teamID, tag, at: { params: { id: teamID } } };
}

describe("a team over HTTP", () => {
  it("is founded with one's password, once for one key, and is one's own at once", async () => {
    const captain = await founder();
    const body = { ...teamForm(), price: 1 };
    expect(await captain.refused(teams.createTeam, { body })).toBe("wrongPassword password");
    const given = { body: { ...body, password: PASSWORD }, headers: { "idempotency-key": randomUUID() } };
    const [one, again] = [await captain.get(teams.createTeam, given), await captain.get(teams.createTeam, given)];
    expect(again).toEqual(one);
    const { user } = await captain.get(self);
    expect(user).toMatchObject({ ...one, teamRole: "officer", isTeamCaptain: true, money: 25_000 });
    expect(await captain.get(teams.teamApplications)).toEqual({ applications: [] });
  });

  it("says which field is wrong", async () => {
    const captain = await founder();
    const wrong = {
      tag: { tag: "A" },
      name: { name: "" },
      tagColor: { tagColor: "123456" },
      minRaces: { minRaces: 7 },
      minSpeed: { minSpeed: 210 },
      otherRequirements: { otherRequirements: "x".repeat(151) },
      autoRemove: { autoRemove: 1 },
    };
    for (const [field, part] of Object.entries(wrong)) {
      const body = { ...teamForm(), ...part, password: PASSWORD };
      expect(await captain.refused(teams.createTeam, { body })).toBe(`badInput ${field}`);
    }
  });

  it("is found, joined, spoken in and left", async () => {
    const { captain, tag, at } = await founded({ enrollment: "open" });
    const guest = await newGuest(product);
    const stranger = new Visitor(product);
    for (const visitor of [guest, stranger, await racer()]) {
      const { teams: found } = await visitor.get(teams.searchTeams, { body: { term: tag } });
      expect(found).toMatchObject([{ tag, members: 1, captainUsername: expect.any(String) as string }]);
    }
    expect(await captain.refused(teams.searchTeams)).toBe("alreadyOnTeam");
    const [one, other] = [await racer(), await racer()];
    expect(await guest.refused(teams.applyToTeam, at)).toBe("registeredOnly");
    expect(await one.get(teams.applyToTeam, at)).toEqual({ status: "applied", tag });
    expect((await one.get(teams.team, { params: { id: tag.toLowerCase() } })).standing).toMatchObject({
      role: null,
      hasApplied: true,
    });
    await one.get(teams.withdrawApplication, at);
    await one.get(teams.applyToTeam, at);
    await other.get(teams.applyToTeam, at);
    const { applications } = await captain.get(teams.teamApplications);
    expect(applications.map(({ userID }) => userID)).toEqual([one.userID, other.userID]);
    expect(await one.refused(running.acceptApplication, about(other))).toBe("notOfficer");
    expect((await captain.get(running.acceptApplication, about(one))).applications).toHaveLength(1);
    expect((await captain.get(running.denyApplication, about(other))).applications).toEqual([]);
    await captain.get(running.promoteMember, about(one));
    const { motd } = await one.get(running.postMotd, { body: { message: "  Race at six  " } });
    expect(motd.message).toBe("Race at six");
    expect(await one.refused(running.postMotd, { body: { message: "Again" } })).toBe("motdTooSoon");
    expect(await one.refused(running.postMotd, { body: { message: "x".repeat(501) } })).toBe("badInput message");
    const boost = { body: { teamMotdID: motd.teamMotdID, boostID: 2 } };
    expect((await captain.get(running.boostMotd, boost)).motd.boosts).toEqual([[captain.userID, 2]]);
    expect(await captain.refused(running.boostMotd, { body: { ...boost.body, boostID: 99 } })).toBe("badInput boostID");
    expect((await captain.get(running.teamMotds)).motds).toHaveLength(1);
    expect((await captain.get(self)).user).toMatchObject({ motdNotification: true });
    await one.get(teams.leaveTeam);
    expect(await one.refused(running.teamMotds)).toBe("noTeam");
    expect((await one.get(self)).user).toMatchObject({ teamID: null, tag: null, teamRole: null });
  });

  it("invites, hands over and is disbanded", async () => {
    const { captain, tag, at } = await founded({ enrollment: "closed" });
    const one = await racer();
    expect(await one.refused(teams.applyToTeam, at)).toBe("enrollmentClosed");
    await captain.get(teams.inviteToTeam, about(one));
    expect((await one.get(teams.teamInvites)).invites).toMatchObject([{ tag }]);
    expect((await one.get(teams.searchTeams, { body: { invites: true } })).invites).toMatchObject([{ tag }]);
    expect((await one.get(teams.ignoreTeamInvite, at)).invites).toEqual([]);
    const other = await racer();
    await captain.get(teams.inviteToTeam, about(other));
    expect(await other.get(teams.acceptTeamInvite, at)).toEqual({ tag });
    await captain.get(running.promoteMember, about(other));
    await captain.get(running.handOverTeam, about(other));
    expect(await captain.refused(teams.disbandTeam, { body: { password: PASSWORD } })).toBe("notCaptain");
    await other.get(running.demoteMember, about(captain));
    await other.get(running.kickMember, about(captain));
    expect(await other.refused(teams.disbandTeam, { body: { password: "wrong-one" } })).toBe("wrongPassword password");
    await other.get(teams.disbandTeam, { body: { password: PASSWORD } });
    expect(await other.refused(teams.team, { params: { id: tag } })).toBe("noTeam");
  });

  it("is run by nobody of another team", async () => {
    const [mine, theirs] = [await founded({ enrollment: "open" }), await founded()];
    const [member, asker] = [await racer(), await racer()];
    await member.get(teams.applyToTeam, mine.at);
    await mine.captain.get(running.acceptAllApplications);
    await asker.get(teams.applyToTeam, mine.at);
    for (const deed of [running.promoteMember, running.demoteMember, running.kickMember, running.handOverTeam]) {
      expect(await theirs.captain.refused(deed, about(member))).toBe("notFound");
    }
    expect(await theirs.captain.refused(running.acceptApplication, about(asker))).toBe("notFound");
    await theirs.captain.get(running.denyApplication, about(asker));
    await theirs.captain.get(running.denyAllApplications);
    expect((await mine.captain.get(teams.teamApplications)).applications).toHaveLength(1);
    expect(await member.refused(teams.inviteToTeam, about(asker))).toBe("notOfficer");
  });

  it("sends its members to the tag that it has now, and knows those who aren't in it any more", async () => {
    const { captain, tag } = await founded();
    const own = (visitor: Visitor, at: string) => visitor.send("GET", `/api/v2/teams/${at}?own=1`);
    expect((await own(captain, tag)).json).toMatchObject({ success: true, isMember: true });
    const form = teamForm({ tag: newTag() });
    await captain.get(teams.updateTeam, { body: { ...form, password: PASSWORD } });
    expect((await own(captain, tag)).json).toMatchObject({ error: "redirectToTeam", tag: form.tag });
    expect((await own(await racer(), form.tag)).json).toMatchObject({ error: "noTeam" });
  });

  it("counts who looks at its page, each once, guests of one address as one, and not its own", async () => {
    const { captain, tag } = await founded();
    const page = { params: { id: tag }, headers: { "x-forwarded-for": "10.88.0.1" } };
    const guests = [await newGuest(product), await newGuest(product), await newGuest(product)];
    for (const visitor of [captain, ...guests, ...guests, await racer()]) await visitor.get(teams.team, page);
    expect((await captain.get(teams.team, page)).team.profileViews).toBe(2);
  });

  it("shows on the cards of its members, and makes teammates of them", async () => {
    const { captain, tag, at } = await founded();
    const one = await racer();
    await one.get(teams.applyToTeam, at);
    const { username } = (await captain.get(self)).user;
    const { player } = await one.get(playerProfile, { params: { username: username ?? "" } });
    expect(player).toMatchObject({ tag, tagColor: "3a86ff" });
    const list = await one.get(friends);
    expect(list.totalFriends).toBe(0);
    expect(list.values?.map((row) => [row[0], row.at(-1)])).toEqual([[captain.userID, "teammate"]]);
    await one.get(teams.leaveTeam);
    expect((await one.get(friends)).values).toEqual([]);
  });

  it("is in the export of its members", async () => {
    const { captain, tag } = await founded();
    await captain.get(running.postMotd, { body: { message: "Mine" } });
    const { export: document } = await captain.get(exportData, { body: { password: PASSWORD } });
    expect(document).toMatchObject({ team: [{ tag }], teamMessages: [{ message: "Mine" }] });
  });
});
