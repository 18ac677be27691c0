import type { TeamID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { startOfContest } from "../../rules/contests/state.ts";
import { contestTopic } from "../platform/topic.ts";
import type { Work } from "../platform/work.ts";
import { lockOwnTeam, memberIDsOf } from "../teams/own.ts";
import { refuseTooManyContests } from "./open.ts";
import { noSuchContest, type ContestRow } from "./read.ts";

/**
 * Takes part in a contest with the captain's team, or doesn't; until it begins the answer may change. Refuses: notCaptain,
 * notFound (not asked), notAllowed (the host, or too many contests), alreadyDone (begun, or called off).
 */
export async function answerContest(work: Work, captainID: UserID, contestID: number, isIn: boolean): Promise<void> {
  const { team_id: teamID } = await lockOwnTeam(work, captainID, "captain");
  const { slot, answer } = await lockWaiting(work, contestID, teamID);
  if (slot === 0) throw new Refusal("notAllowed", "Your team set this contest up. Call it off instead.");
  const now = isIn ? "in" : "declined";
  if (now === answer) return;
  if (isIn) await refuseTooManyContests(work, teamID);
  await work.trx
    .updateTable("contest_teams")
    .set({ answer: now })
    .where("contest_id", "=", contestID)
    .where("slot", "=", slot)
    .execute();
  for (const userID of await memberIDsOf(work.trx, teamID)) work.changed(userID, "contest");
  await tell(work, contestID);
}

/** Calls a contest off before it begins. Refuses: notCaptain, notFound (not the host), alreadyDone. */
export async function callOffContest(work: Work, captainID: UserID, contestID: number): Promise<void> {
  const { team_id: teamID } = await lockOwnTeam(work, captainID, "captain");
  const { slot } = await lockWaiting(work, contestID, teamID);
  if (slot !== 0) throw noSuchContest();
  await work.trx
    .updateTable("contests")
    .set({ called_off_stamp: work.now })
    .where("contest_id", "=", contestID)
    .execute();
  await tell(work, contestID);
}

/** Locks a contest that has not begun, after the team that asks. */
async function lockWaiting(work: Work, contestID: number, teamID: TeamID) {
  const contest: ContestRow | undefined = await work.trx
    .selectFrom("contests")
    .selectAll()
    .where("contest_id", "=", contestID)
    .forUpdate()
    .executeTakeFirst();
  const team = await work.trx
    .selectFrom("contest_teams")
    .select(["slot", "answer"])
    .where("contest_id", "=", contestID)
    .where("team_id", "=", teamID)
    .executeTakeFirst();
  if (!contest || !team) throw noSuchContest();
  if (contest.called_off_stamp !== null) throw new Refusal("alreadyDone", "This contest has been called off.");
  if (startOfContest({ firstDay: contest.first_day }) <= work.now) {
    throw new Refusal("alreadyDone", "This contest has begun.");
  }
  return team;
}

/** Open pages of the contest ask again, and those of its captains. */
async function tell(work: Work, contestID: number): Promise<void> {
  const captains = await work.trx
    .selectFrom("contest_teams as c")
    .innerJoin("teams as t", "t.team_id", "c.team_id")
    .select("t.captain_id")
    .where("c.contest_id", "=", contestID)
    .orderBy("c.slot")
    .execute();
  for (const { captain_id } of captains) work.changed(captain_id, "contest");
  work.ring(contestTopic(contestID));
}
