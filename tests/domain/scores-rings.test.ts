import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { TeamID, UserID } from "#shared/ids.ts";
import { periodOf } from "#shared/rules/periods.ts";
import type { Work } from "#shared/server/platform/work.ts";
import { lockPlayers } from "#shared/server/players/lock.ts";
import { countForScores } from "#shared/server/scores/count-races.ts";
import { countRaces, COUNTERS, type Counter } from "#shared/server/settlement/counted.ts";
import { replaceBanned } from "#shared/server/teams/heir.ts";
import { lockTeam } from "#shared/server/teams/own.ts";
import { teamsData } from "#shared/server/teams/personal.ts";
import { recountTeamScores } from "#shared/server/teams/recount-scores.ts";
import { after, before, days, hours } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { untilSomebodyWaits } from "../support/lock-wait.ts";
import { newStage, type Stage } from "../support/players.ts";
import { addMembers, newTeam } from "../support/team.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const [SEASON] = SEASON_CALENDAR as readonly [Season, ...Season[]];
/** Of a day on whose evening a league week of teams begins. */
const NOON = after(SEASON.startStamp, hours(51 * 24 + 12));
const JOINED = before(NOON, days(20));

/** A team with a captain and a member. */
async function pair() {
  const [captain, member] = [await stage.newPlayer(), await stage.newPlayer()];
  const teamID = await newTeam(stage.db, captain);
  await addMembers(stage.db, teamID, [member], { join_stamp: JOINED });
  return { teamID, captain, member };
}

const lock = (work: Work, ...userIDs: readonly UserID[]) => lockPlayers(work, userIDs, ["user_id"], "change");

const recount = () =>
  recountTeamScores({ ...stage.performer(), config: { site: "type" } } as Parameters<typeof recountTeamScores>[0]);

/** Locks one team and then another, while something begins in between. */
async function whileLocking(teamIDs: readonly [TeamID, TeamID], begin: () => Promise<unknown>): Promise<void> {
  let begun: Promise<unknown> | undefined;
  await stage.run(async (work) => {
    await lockTeam(work, teamIDs[0]);
    begun = begin();
    begun.catch(() => undefined);
    await untilSomebodyWaits(stage);
    // Whoever notices a ring first is thrown out of it: this one, because others may try again.
    await sql`set local deadlock_timeout = '100ms'`.execute(work.trx);
    await lockTeam(work, teamIDs[1]);
  });
  await begun;
}

const leaving: readonly (readonly [string, (work: Work, userID: UserID) => Promise<unknown>])[] = [
  ["is erased", async (work, userID) => teamsData.erase?.(work, [userID])],
  ["is banned", replaceBanned],
];
it.each(leaving)(
  "A captain %s while the next one's race is counted, wherever the counting stands",
  async (_, leave) => {
    for (const stop of COUNTERS.keys()) {
      const { teamID, captain, member } = await pair();
      let left: Promise<unknown> | undefined;
      const meanwhile: Counter = async () => {
        left = stage.run(async (work) => {
          await lock(work, captain);
          await leave(work, captain);
        });
        left.catch(() => undefined);
        await Promise.race([left, untilSomebodyWaits(stage)]);
      };
      await stage.run(async (work) => {
        await lock(work, member);
        await countRaces(
          work,
          [countedRace(member, { startedStamp: NOON })],
          COUNTERS.toSpliced(stop + 1, 0, meanwhile),
        );
      });
      await left;
      const team = stage.db.selectFrom("teams").select("captain_id").where("team_id", "=", teamID);
      expect(await team.execute()).toEqual([{ captain_id: member }]);
    }
  },
);

it("A race is counted for two teams while both are locked in the order of their ids, whichever rows it adds", async () => {
  const [one, other] = [await pair(), await pair()];
  await stage.run((work) => countForScores(work, [countedRace(one.member, { startedStamp: NOON })]));
  const evening = after(NOON, hours(10));
  expect(periodOf("team-league", evening)).not.toBe(periodOf("team-league", NOON));
  const races = [one, other].map(({ member }) => countedRace(member, { startedStamp: evening }));
  await whileLocking([one.teamID, other.teamID], () =>
    stage.run(async (work) => {
      await lock(work, one.member, other.member);
      await countForScores(work, races);
    }),
  );
});

it("Scores of two teams are counted anew while both are locked in the order of their ids", async () => {
  const [one, other] = [await pair(), await pair()];
  await sql`update teams set past_played = 3 where team_id = ${one.teamID}`.execute(stage.db);
  await sql`update team_members set played = 2 where user_id = ${other.member}`.execute(stage.db);
  await whileLocking([one.teamID, other.teamID], recount);
  expect(await recount()).toBe(0);
});
