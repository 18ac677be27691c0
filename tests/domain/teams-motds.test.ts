import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { teamTopic, type Topic } from "#shared/server/platform/topic.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { promoteMember } from "#shared/server/teams/captain.ts";
import { boostMotd, motdsOf, ownNextMotd, postMotd } from "#shared/server/teams/motds.ts";
import { ownTeamOf, seeTeam } from "#shared/server/teams/own-team.ts";
import { after, minutes, seconds, type Stamp } from "#shared/units.ts";

import { newStage, type Stage } from "../support/players.ts";
import { codeOf, mute, newPlayers, toldTo } from "../support/team-stage.ts";
import { addMembers, newTeam } from "../support/team.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const ownTeam = (userID: UserID) => ownTeamOf({ db: stage.db, nowStamp } as never, userID);

async function team(size: number) {
  const captain = await stage.newPlayer();
  const teamID = await newTeam(stage.db, captain);
  const members = await newPlayers(stage, size);
  await addMembers(stage.db, teamID, members);
  return { captain, teamID, members };
}

describe("the message of the day", () => {
  it("is told to every teammate once, and comes once an hour from one person", async () => {
    const { captain, teamID, members } = await team(3);
    const [officer, member] = members as [UserID, UserID];
    await stage.run((work) => promoteMember(work, captain, officer));
    const post = (userID: UserID, at?: Stamp) => stage.run((work) => postMotd(work, userID, "Race at six"), at);
    expect(await codeOf(post(member))).toBe("notOfficer");
    const { teamMotdID } = await post(captain);
    expect(await codeOf(post(captain))).toBe("motdTooSoon");
    expect(await codeOf(post(officer))).toBe("done");
    expect(await codeOf(post(captain, after(nowStamp(), minutes(61))))).toBe("done");
    expect(await toldTo(stage, member)).toEqual(["team-motd", "team-motd", "team-motd"]);
    expect(await toldTo(stage, captain)).toEqual(["team-motd"]);
    expect((await motdsOf(stage.db, teamID, member)).map((each) => each.teamMotdID).at(-1)).toBe(teamMotdID);
    expect((await ownTeam(member)).motdNotification).toBe(true);
    await stage.run((work) => seeTeam(work, member), after(nowStamp(), minutes(62)));
    expect((await ownTeam(member)).motdNotification).toBe(false);
    await mute(stage, officer);
    expect(await codeOf(post(officer, after(nowStamp(), minutes(90))))).toBe("muted");
  });

  it("comes an hour after the latest one of the same author at the earliest, whatever was before and whoever else wrote", async () => {
    const { captain, teamID, members } = await team(1);
    const [officer] = members as [UserID];
    await stage.run((work) => promoteMember(work, captain, officer));
    const start = nowStamp();
    const inSeconds = (count: number) => after(start, seconds(count));
    const post = (userID: UserID, at: number) =>
      stage.run((work) => postMotd(work, userID, `After ${at} s`), inSeconds(at));
    const next = (userID: UserID, at: number) => ownNextMotd(stage.db, userID, inSeconds(at));
    expect(await next(captain, 0)).toBeNull();
    await post(captain, 0);
    await post(officer, 10);
    expect(await codeOf(post(captain, 3_599))).toBe("motdTooSoon");
    await post(captain, 3_600);
    expect(await codeOf(post(captain, 3_620))).toBe("motdTooSoon");
    expect(await codeOf(post(captain, 7_199))).toBe("motdTooSoon");
    expect(await next(captain, 3_620)).toBe(inSeconds(7_200));
    expect(await next(officer, 3_609)).toBe(inSeconds(3_610));
    expect(await next(officer, 3_610)).toBeNull();
    await post(captain, 7_200);
    expect(await next(captain, 7_200)).toBe(inSeconds(10_800));
    const shown = await motdsOf(stage.db, teamID, officer);
    expect(shown.map(({ message }) => message)).toEqual(["After 7200 s", "After 3600 s", "After 10 s", "After 0 s"]);
    expect(await motdsOf(stage.db, teamID, officer, 1)).toMatchObject([{ message: "After 7200 s" }]);
  });

  it("is seen by its author alone, and told to nobody, where the word rules hide it", async () => {
    const { captain, teamID, members } = await team(1);
    const [member] = members as [UserID];
    expect(await stage.run((work) => postMotd(work, captain, "what shit"))).toMatchObject({ flagged: true });
    expect(await motdsOf(stage.db, teamID, captain)).toMatchObject([{ flagged: true, message: "what shit" }]);
    expect(await motdsOf(stage.db, teamID, member)).toEqual([]);
    expect(await toldTo(stage, member)).toEqual([]);
    expect((await ownTeam(member)).motdNotification).toBe(false);
  });

  it("rings the team once for a boost: of fifty boosts no teammate is told one by one", async () => {
    const { captain, members, teamID } = await team(9);
    const { teamMotdID } = await stage.run((work) => postMotd(work, captain, "Boost this"));
    const [told, rung]: [UserID[], Topic[]] = [[], []];
    for (let nth = 0; nth < 50; nth++) {
      const userID = members[nth % members.length] as UserID;
      await stage.run((work) =>
        boostMotd(
          { ...work, changed: (whose) => void told.push(whose), ring: (topic) => void rung.push(topic) },
          userID,
          { teamMotdID, boostID: 1 + (nth % 4) },
        ),
      );
      expect(told.splice(0)).toEqual([userID]);
    }
    expect(rung).toEqual(Array.from({ length: 50 }, () => teamTopic(teamID)));
  });

  it("has one boost a member, which can be changed and taken back, and only the latest takes any", async () => {
    const { captain, members } = await team(2);
    const [member, other] = members as [UserID, UserID];
    const { teamMotdID } = await stage.run((work) => postMotd(work, captain, "One"));
    const boost = (userID: UserID, boostID: number | null, id = teamMotdID) =>
      stage.run((work) => boostMotd(work, userID, { teamMotdID: id, boostID }));
    await boost(member, 1);
    await boost(other, 2);
    expect(new Map((await boost(member, 3)).boosts)).toEqual(
      new Map([
        [member, 3],
        [other, 2],
      ]),
    );
    expect((await boost(member, null)).boosts).toEqual([[other, 2]]);
    await stage.run((work) => postMotd(work, captain, "Two"), after(nowStamp(), minutes(61)));
    expect(await codeOf(boost(member, 1))).toBe("notFound");
    expect(await codeOf(boost(await stage.newPlayer(), 1))).toBe("noTeam");
  });
});
