import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TeamID, UserID } from "#shared/ids.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { acceptApplication } from "#shared/server/teams/applications.ts";
import { applyToTeam } from "#shared/server/teams/apply.ts";
import { kickMember, promoteMember } from "#shared/server/teams/captain.ts";
import { disbandTeam } from "#shared/server/teams/disband.ts";
import { foundTeam } from "#shared/server/teams/found.ts";
import { inviteToTeam } from "#shared/server/teams/invites.ts";

import { diceOf, shuffled } from "../support/dice.ts";
import { expectBalanced } from "../support/money.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";
import { codeOf, founder, membersOf, newPlayers, tally, toldTo } from "../support/team-stage.ts";
import { addMembers, newTag, newTeam, teamForm } from "../support/team.ts";
import { person, racedBy } from "../support/typed-race.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

async function team(size: number, more: Parameters<typeof newTeam>[2] = {}) {
  const captain = await stage.newPlayer();
  const teamID = await newTeam(stage.db, captain, more);
  const members = await newPlayers(stage, size);
  if (size > 0) await addMembers(stage.db, teamID, members);
  return { captain, teamID, members };
}
const apply = (userID: UserID, teamID: TeamID) =>
  codeOf(stage.run((work) => applyToTeam(work, "type", userID, teamID)));
const accept = (officerID: UserID, userID: UserID) =>
  codeOf(stage.run((work) => acceptApplication(work, officerID, userID)));

describe("at the same moment", () => {
  it(
    "two hundred players want the last seat: one gets it, and the others are told in a word",
    { timeout: 120_000 },
    async () => {
      const { teamID } = await team(48);
      const racers = await newPlayers(stage, 200);
      expect(tally(await atOnce(racers.map((racer) => () => apply(racer, teamID))))).toEqual({
        done: 1,
        teamFull: 199,
      });
      expect(await membersOf(stage, teamID)).toHaveLength(50);
    },
  );

  it("two officers accept one application: the player joins once", async () => {
    for (let round = 0; round < 10; round++) {
      const { captain, teamID, members } = await team(1, { enrollment: "open" });
      const [officer] = members as [UserID];
      await stage.run((work) => promoteMember(work, captain, officer));
      const racer = await stage.newPlayer();
      await apply(racer, teamID);
      const codes = await Promise.all([accept(captain, racer), accept(officer, racer)]);
      expect(tally(codes)).toEqual({ done: 1, notFound: 1 });
      expect(await membersOf(stage, teamID)).toHaveLength(3);
      expect(await toldTo(stage, racer)).toEqual(["team-accept"]);
    }
  });

  it("two teams accept one player, who is in one of them", async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await team(0, { enrollment: "open" }), await team(0, { enrollment: "open" })];
      const racer = await stage.newPlayer();
      for (const { teamID } of [one, other]) await apply(racer, teamID);
      const codes = await Promise.all([accept(one.captain, racer), accept(other.captain, racer)]);
      expect(tally(codes)).toEqual({ done: 1, notFound: 1 });
      expect((await membersOf(stage, one.teamID)).length + (await membersOf(stage, other.teamID)).length).toBe(3);
    }
  });

  it("two members are promoted to the sixth officer: one of them is", async () => {
    for (let round = 0; round < 10; round++) {
      const { captain, members } = await team(7);
      for (const member of members.slice(0, 5)) await stage.run((work) => promoteMember(work, captain, member));
      const codes = members.slice(5).map((member) => codeOf(stage.run((work) => promoteMember(work, captain, member))));
      expect(tally(await Promise.all(codes))).toEqual({ done: 1, officersFull: 1 });
    }
  });

  it("five players found a team under one tag: one does, and only one pays", async () => {
    const founders = await Promise.all(Array.from({ length: 5 }, () => founder(stage)));
    const tag = newTag();
    const codes = await Promise.all(
      founders.map((userID) => codeOf(stage.run((work) => foundTeam(work, userID, teamForm({ tag }))))),
    );
    expect(tally(codes)).toEqual({ done: 1, nameTaken: 4 });
    const { paid } = await stage.db
      .selectFrom("money_accounts")
      .select((eb) => eb.fn.countAll<number>().as("paid"))
      .where("user_id", "in", founders)
      .where("balance", "=", 10_000)
      .executeTakeFirstOrThrow();
    expect(paid).toBe(1);
    await expectBalanced(stage.db);
  });

  it("one founds two teams: the second is refused, and costs nothing", async () => {
    const userID = await founder(stage, 200_000);
    const codes = await Promise.all(
      [0, 1, 2].map(() => codeOf(stage.run((work) => foundTeam(work, userID, teamForm())))),
    );
    expect(tally(codes)).toEqual({ done: 1, alreadyOnTeam: 2 });
    await expectBalanced(stage.db);
  });

  it("members race, are removed, invited and disbanded: nothing waits in a ring", { timeout: 120_000 }, async () => {
    const dice = diceOf("a team at once");
    for (let round = 0; round < 6; round++) {
      const { captain, teamID, members } = await team(6);
      const racers = members.slice(0, 5).map((userID, nth) => ({ userID, typer: person(nth + round) }));
      const outcome = racedBy(racers, nowStamp(), 70 + round);
      await stage.run((work) => settleRace(work, outcome));
      const newcomers = await newPlayers(stage, 4);
      const deeds: (() => Promise<unknown>)[] = [
        () => stage.run((work) => payRace(work, outcome.raceID)),
        ...members.slice(1, 4).map((userID) => () => codeOf(stage.run((work) => kickMember(work, captain, userID)))),
        ...newcomers.map((userID) => () => apply(userID, teamID)),
        ...newcomers.map((userID) => () => codeOf(stage.run((work) => inviteToTeam(work, captain, userID)))),
        () => codeOf(stage.run((work) => disbandTeam(work, captain))),
      ];
      await atOnce(shuffled(deeds, dice));
      // A team is whole, or it is gone with all its places.
      const left = await membersOf(stage, teamID);
      const row = await stage.db.selectFrom("teams").select("members").where("team_id", "=", teamID).executeTakeFirst();
      expect(left.length).toBe(row?.members ?? 0);
    }
    await expectBalanced(stage.db);
  });
});
