import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TeamReport } from "#shared/contracts/teams/team-shapes.ts";
import type { TeamID, UserID } from "#shared/ids.ts";
import { ownMeasures } from "#shared/server/conduct/own-measures.ts";
import { takeMeasure, type Deed } from "#shared/server/moderation/measures.ts";
import { listReports } from "#shared/server/moderation/reports.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { handOverTeam, promoteMember } from "#shared/server/teams/captain.ts";
import { teamDetails } from "#shared/server/teams/details.ts";
import { disbandTeam } from "#shared/server/teams/disband.ts";
import { editTeam } from "#shared/server/teams/edit.ts";
import { foundTeam } from "#shared/server/teams/found.ts";
import { inviteToTeam } from "#shared/server/teams/invites.ts";
import { leaveTeam } from "#shared/server/teams/leave.ts";
import { postMotd } from "#shared/server/teams/motds.ts";
import { ownTeamOf } from "#shared/server/teams/own-team.ts";
import { reportTeam } from "#shared/server/teams/report.ts";
import type { Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { newStage, type Stage } from "../support/players.ts";
import { codeOf, founder } from "../support/team-stage.ts";
import { addMembers, newTag, newTeam, teamForm } from "../support/team.ts";

const BY = { operator: "Ada", reason: "Please keep it friendly." };

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const report = (from: UserID, teamID: TeamID, what: TeamReport) =>
  stage.run((work) => reportTeam(work, from, teamID, what));
const take = (reportID: number, deed: Deed = { measure: "hide" }) =>
  stage.run((work) => takeMeasure(work, { reportID }, deed, BY));
const reportsOf = async (teamID: TeamID) =>
  (await listReports(stage.db, { state: "open", page: 1 })).filter(({ team_id }) => team_id === teamID);

const postedBy = (userID: UserID) => stage.run((work) => postMotd(work, userID, "Something unkind"));

async function newScene() {
  const [captain, member, stranger] = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
  const tag = newTag();
  const teamID = await newTeam(stage.db, captain, { tag, name: "Rude Name", requirements: "Rude words" });
  await addMembers(stage.db, teamID, [member]);
  const page = (viewerID: UserID) =>
    teamDetails(stage.db, { site: "type", ...cardTimes(stage.performer().nowStamp()), tag, viewerID, isOwn: false });
  return { captain, member, stranger, tag, teamID, page };
}

describe("a report of a team's words", () => {
  it("is about whoever wrote them, once a day for each kind while it is open, and keeps them as they were", async () => {
    const { captain, stranger, member, teamID, tag } = await newScene();
    await report(stranger, teamID, { subject: "team-name", note: "Look at it" });
    await report(stranger, teamID, { subject: "team-name" });
    await report(stranger, teamID, { subject: "team-requirements" });
    expect(await codeOf(report(captain, teamID, { subject: "team-name" }))).toBe("notAllowed");
    const { motd } = await stage.run((work) => postMotd(work, captain, "Hello there")).then((motd) => ({ motd }));
    const message = { subject: "team-message", teamMotdID: motd.teamMotdID } as const;
    expect(await codeOf(report(stranger, teamID, message))).toBe("notFound");
    await report(member, teamID, message);
    expect(await codeOf(report(stranger, 999_999 as TeamID, { subject: "team-name" }))).toBe("noTeam");
    expect(await reportsOf(teamID)).toMatchObject([
      { subject: "team-name", reported_id: captain, tag, words: "Rude Name", note: "Look at it", reason: "name" },
      { subject: "team-requirements", reported_id: captain, words: "Rude words" },
      { subject: "team-message", reported_id: captain, words: "Hello there" },
    ]);
  });

  it("is of each message, and of what came after one was answered", async () => {
    const { captain, member, stranger, teamID } = await newScene();
    const post = (words: string, at: number) => stage.run((work) => postMotd(work, captain, words), at as Stamp);
    const now = nowStamp();
    const motds = [await post("First", now - 7_200), await post("Second", now)];
    for (const { teamMotdID } of motds) await report(member, teamID, { subject: "team-message", teamMotdID });
    await report(stranger, teamID, { subject: "team-name" });
    const open = await reportsOf(teamID);
    expect(open.map(({ words }) => words)).toEqual(["First", "Second", "Rude Name"]);
    await take(open.at(-1)?.report_id ?? 0);
    await report(stranger, teamID, { subject: "team-name" });
    expect((await reportsOf(teamID)).map(({ words }) => words)).toEqual(["First", "Second", "Rude Name"]);
    await stage.run((work) => disbandTeam(work, captain));
    expect((await listReports(stage.db, { page: 1 })).filter(({ words }) => words === "Second")).toMatchObject([
      { words_now: null },
    ]);
  });

  it("is about its author, also after the team was handed over, and hides nothing that was changed since", async () => {
    const { captain, member, stranger, teamID, tag } = await newScene();
    await stage.run((work) => promoteMember(work, captain, member));
    await stage.run((work) => handOverTeam(work, captain, member));
    await report(stranger, teamID, { subject: "team-name" });
    const [first] = await reportsOf(teamID);
    expect(first).toMatchObject({ reported_id: captain, words: "Rude Name", words_now: "Rude Name" });
    await stage.run((work) => editTeam(work, member, teamForm({ tag, name: "Kind Name" })));
    expect(await reportsOf(teamID)).toMatchObject([{ words: "Rude Name", words_now: "Kind Name" }]);
    expect(await codeOf(take(first?.report_id ?? 0))).toBe("notAllowed");
    await report(stranger, teamID, { subject: "team-name" });
    expect((await reportsOf(teamID)).map(({ reported_id }) => reported_id)).toEqual([captain, member]);
  });

  it("lets a moderator take a tag away, everywhere and for good", async () => {
    const { captain, member, stranger, teamID, tag } = await newScene();
    await stage.run((work) => inviteToTeam(work, captain, stranger));
    await stage.run((work) => postMotd(work, captain, "Hello"));
    await stage.run((work) => leaveTeam(work, member));
    await report(stranger, teamID, { subject: "team-tag" });
    const [first] = await reportsOf(teamID);
    expect(first).toMatchObject({ words: tag, reason: "name" });
    await take(first?.report_id ?? 0);
    const { tag: now } = await ownTeamOf(stage.performer() as never, captain);
    expect(now).toMatch(/^X[A-Z0-9]{4,5}$/);
    expect(now).not.toBe(tag);
    for (const each of [captain, stranger, member]) {
      expect(JSON.stringify(await notificationsAfter(stage.db, each, 0, 20))).not.toContain(`"${tag}"`);
    }
    expect(await codeOf(stage.run((work) => editTeam(work, captain, teamForm({ tag }))))).toBe("badInput");
    const other = await founder(stage);
    expect(await codeOf(stage.run((work) => foundTeam(work, other, teamForm({ tag }))))).toBe("badInput");
    expect(await codeOf(stage.run((work) => foundTeam(work, other, teamForm())))).toBe("done");
    expect(await ownMeasures(stage.db, captain)).toMatchObject([{ measure: "hide", subject: "team-tag" }]);
  });

  it("lets a moderator hide a name: everybody else reads another one, and only a new name shows again", async () => {
    const { captain, member, stranger, teamID, tag, page } = await newScene();
    await stage.run((work) => inviteToTeam(work, captain, stranger));
    await report(stranger, teamID, { subject: "team-name" });
    const [first] = await reportsOf(teamID);
    await take(first?.report_id ?? 0);
    expect((await page(member)).team.name).toBe(`Team ${tag}`);
    expect((await page(stranger)).team.name).toBe(`Team ${tag}`);
    expect((await page(captain)).team).toMatchObject({ name: "Rude Name", warnings: { teamNameFlagged: true } });
    const told = JSON.stringify(await notificationsAfter(stage.db, stranger, 0, 20));
    expect(told).not.toContain("Rude Name");
    expect(await ownMeasures(stage.db, captain)).toMatchObject([
      { measure: "hide", subject: "team-name", reason: BY.reason },
    ]);
    expect(await notificationsAfter(stage.db, captain, 0, 20)).toMatchObject([
      { kind: "moderation", data: { measure: "hide", subject: "team-name", reason: BY.reason } },
    ]);
    const user = await stage.db
      .selectFrom("users")
      .select("display_name")
      .where("user_id", "=", captain)
      .executeTakeFirstOrThrow();
    expect(user.display_name).toMatch(/^Player-/);
    const same = teamForm({ tag, name: "Rude Name", otherRequirements: "Rude words" });
    for (const name of ["Rude Name", "rude name.", "RUDE-NAME", "Rude N4me"]) {
      await stage.run((work) => editTeam(work, captain, { ...same, name }));
      expect((await page(stranger)).team.name).toBe(`Team ${tag}`);
    }
    await stage.run((work) => editTeam(work, captain, { ...same, name: "Kind Name" }));
    expect((await page(stranger)).team.name).toBe("Kind Name");
    await stage.run((work) => editTeam(work, captain, same));
    expect((await page(stranger)).team.name).toBe(`Team ${tag}`);
  });

  it("lets a moderator hide requirements and a message, each once", async () => {
    const { captain, member, stranger, teamID, page } = await newScene();
    const motd = await stage.run((work) => postMotd(work, captain, "Something unkind"));
    await report(stranger, teamID, { subject: "team-requirements" });
    await report(member, teamID, { subject: "team-message", teamMotdID: motd.teamMotdID });
    await report(member, teamID, { subject: "team-requirements" });
    const [first, second, third] = await reportsOf(teamID);
    await take(first?.report_id ?? 0);
    await take(second?.report_id ?? 0);
    expect((await page(stranger)).team.otherRequirements).toBe("");
    expect((await page(captain)).team.warnings.teamRequirementsFlagged).toBe(true);
    expect((await page(member)).motds).toEqual([]);
    expect((await page(captain)).motds).toMatchObject([{ message: "Something unkind", flagged: true }]);
    expect(await codeOf(take(third?.report_id ?? 0))).toBe("alreadyDone");
    expect(await reportsOf(teamID)).toHaveLength(1);
    await take(third?.report_id ?? 0, { measure: "close" });
    expect(await reportsOf(teamID)).toEqual([]);
  });

  it("that bans a captain for good leaves the team to another, who is not banned", async () => {
    const { captain, member, stranger, teamID, page } = await newScene();
    const officer = await stage.newPlayer();
    await addMembers(stage.db, teamID, [officer], { role: "officer" });
    await report(stranger, teamID, { subject: "team-name" });
    await report(captain, teamID, { subject: "team-message", teamMotdID: (await postedBy(officer)).teamMotdID });
    const [name, message] = await reportsOf(teamID);
    await take(message?.report_id ?? 0, { measure: "ban", untilStamp: null });
    await take(name?.report_id ?? 0, { measure: "ban", untilStamp: null });
    const roles = new Map((await page(member)).members.map(({ userID, role }) => [userID, role]));
    expect([captain, officer, member].map((userID) => roles.get(userID))).toEqual(["member", "member", "captain"]);
  });

  it("outlives the team, and can still be closed, but nothing is there to hide", async () => {
    const { captain, stranger, teamID } = await newScene();
    await report(stranger, teamID, { subject: "team-name" });
    const [{ report_id } = { report_id: 0 }] = await reportsOf(teamID);
    await stage.run((work) => disbandTeam(work, captain));
    expect(await codeOf(take(report_id))).toBe("notFound");
    await take(report_id, { measure: "warn" });
    expect(await ownMeasures(stage.db, captain)).toMatchObject([{ measure: "warn", subject: "player" }]);
  });
});
