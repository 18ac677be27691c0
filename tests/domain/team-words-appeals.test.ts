import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TeamReport } from "#shared/contracts/teams/team-shapes.ts";
import type { TeamID, UserID } from "#shared/ids.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";
import { purgeReports } from "#shared/server/conduct/report.ts";
import { appealMeasure, measureAppealOf, upholdMeasureAppeal } from "#shared/server/moderation/appeals.ts";
import { takeMeasure } from "#shared/server/moderation/measures.ts";
import { listReports } from "#shared/server/moderation/reports.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { exportOf } from "#shared/server/privacy/export.ts";
import { teamDetails } from "#shared/server/teams/details.ts";
import { editTeam } from "#shared/server/teams/edit.ts";
import { foundTeam } from "#shared/server/teams/found.ts";
import { motdsOf, postMotd } from "#shared/server/teams/motds.ts";
import { reportTeam } from "#shared/server/teams/report.ts";
import { after, days } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { newStage, type Stage } from "../support/players.ts";
import { codeOf, founder } from "../support/team-stage.ts";
import { addMembers, newTag, newTeam, teamForm } from "../support/team.ts";

const BY = { operator: "Ada", reason: "Please keep it friendly." };
const REQUIREMENTS = "Only racers who like long words";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

async function newScene(name: string) {
  const [captain, member] = [await stage.newPlayer(), await stage.newPlayer()];
  const tag = newTag();
  const teamID = await newTeam(stage.db, captain, { tag, name, requirements: REQUIREMENTS });
  await addMembers(stage.db, teamID, [member]);
  const seen = async () => {
    const { name, otherRequirements } = (
      await teamDetails(stage.db, { site: "type", ...cardTimes(), tag, viewerID: member, isOwn: false })
    ).team;
    return { name, otherRequirements };
  };
  const edit = (more: Parameters<typeof teamForm>[0]) =>
    stage.run((work) => editTeam(work, captain, teamForm({ tag, name, otherRequirements: REQUIREMENTS, ...more })));
  return { captain, member, tag, teamID, seen, edit };
}

/** A moderator hides what somebody reported. @returns the moderator's action */
async function hidden(from: UserID, teamID: TeamID, what: TeamReport): Promise<number> {
  await stage.run((work) => reportTeam(work, from, teamID, what));
  const report = (await listReports(stage.db, { state: "open", page: 1 })).find((each) => each.team_id === teamID);
  const reportID = report?.report_id ?? 0;
  await stage.run((work) => takeMeasure(work, { reportID }, { measure: "hide" }, BY));
  const { action_id } = await stage.db
    .selectFrom("moderation_actions")
    .select("action_id")
    .orderBy("action_id", "desc")
    .executeTakeFirstOrThrow();
  return action_id;
}

async function upheld(actionID: number): Promise<void> {
  const { appeal_code } = await stage.db
    .selectFrom("moderation_actions")
    .select("appeal_code")
    .where("action_id", "=", actionID)
    .executeTakeFirstOrThrow();
  await stage.run((work) => appealMeasure(work, appeal_code));
  await stage.run((work) => upholdMeasureAppeal(work, actionID));
}

describe("words of a team whose author was right", () => {
  it("are shown again where they still stand", async () => {
    const { captain, member, teamID, seen } = await newScene("Woolly Socks");
    const { teamMotdID } = await stage.run((work) => postMotd(work, captain, "Two races each today"));
    const acts = [
      await hidden(member, teamID, { subject: "team-name" }),
      await hidden(member, teamID, { subject: "team-requirements" }),
      await hidden(member, teamID, { subject: "team-message", teamMotdID }),
    ];
    expect((await seen()).name).not.toBe("Woolly Socks");
    expect(await motdsOf(stage.db, teamID, member)).toEqual([]);
    for (const act of acts) await upheld(act);
    expect(await seen()).toEqual({ name: "Woolly Socks", otherRequirements: REQUIREMENTS });
    expect(await motdsOf(stage.db, teamID, member)).toMatchObject([{ message: "Two races each today" }]);
  });

  it("are shown again however long the report is gone, and the operator reads what it was about", async () => {
    const { captain, member, teamID, seen } = await newScene("Velvet Mittens");
    const acts = [
      await hidden(member, teamID, { subject: "team-name" }),
      await hidden(member, teamID, { subject: "team-requirements" }),
    ];
    await stage.run(purgeReports, after(nowStamp(), days(KEPT_DAYS.report + 1)));
    expect((await listReports(stage.db, { page: 1 })).filter((each) => each.team_id === teamID)).toEqual([]);
    for (const act of acts) await upheld(act);
    expect(await measureAppealOf(stage.db, acts[0] ?? 0)).toMatchObject({ words: "Velvet Mittens" });
    expect(await seen()).toEqual({ name: "Velvet Mittens", otherRequirements: REQUIREMENTS });
    expect(JSON.stringify(await exportOf(stage.db, captain))).toContain("Velvet Mittens");
  });

  it("may be written again where they were changed meanwhile", async () => {
    const { member, teamID, seen, edit } = await newScene("Paper Kites");
    const acts = [
      await hidden(member, teamID, { subject: "team-name" }),
      await hidden(member, teamID, { subject: "team-requirements" }),
    ];
    await edit({ name: "Tin Kettles", otherRequirements: "" });
    for (const act of acts) await upheld(act);
    await edit({});
    expect(await seen()).toEqual({ name: "Paper Kites", otherRequirements: REQUIREMENTS });
  });

  it("are shown again, too, in the spelling that was tried meanwhile", async () => {
    const { member, teamID, seen, edit } = await newScene("Copper Kettle");
    const act = await hidden(member, teamID, { subject: "team-name" });
    await edit({ name: "Copper Kettle!" });
    expect((await seen()).name).not.toContain("Kettle");
    await upheld(act);
    expect((await seen()).name).toBe("Copper Kettle!");
  });

  it("stay refused while a moderator's other act hides the same name", async () => {
    const [one, two] = [await newScene("Marble Otters"), await newScene("Marble Otters")];
    const first = await hidden(one.member, one.teamID, { subject: "team-name" });
    await hidden(two.member, two.teamID, { subject: "team-name" });
    await upheld(first);
    expect((await one.seen()).name).toBe("Marble Otters");
    await two.edit({ name: "Marble Otters!" });
    expect((await two.seen()).name).not.toContain("Otters");
    const other = await founder(stage);
    expect(await codeOf(stage.run((work) => foundTeam(work, other, teamForm({ name: "Marble Otters" }))))).toBe(
      "badInput",
    );
  });
});
