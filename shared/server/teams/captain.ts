import type { UserID } from "../../ids.ts";
import { Refusal, type RefusalCode } from "../../refusal.ts";
import { DEED_SENTENCES, deedRefusal, type CaptainDeed, type DeedRefusal } from "../../rules/teams/roles.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { barredUntil } from "./joiner.ts";
import { takeOut, teamWords, withdrawInvites } from "./membership.ts";
import { lockOwnTeam, roleIn, teamChanged, type LockedTeam } from "./own.ts";

const CODES: Readonly<Record<DeedRefusal, RefusalCode>> = {
  self: "notAllowed",
  notMember: "notAllowed",
  notOfficer: "notAllowed",
  officersFull: "officersFull",
};

/** Locks a member and the captain's team. Refuses: notCaptain, notFound (not in the team), notAllowed, officersFull. */
async function lockMember(work: Work, captainID: UserID, userID: UserID, deed: CaptainDeed): Promise<LockedTeam> {
  await lockPlayers(work, [userID], ["user_id"], "change");
  const team = await lockOwnTeam(work, captainID, "captain");
  const role = await roleIn(work, team, userID);
  if (role === undefined) throw new Refusal("notFound", "This racer isn't in your team any more.");
  const refusal = deedRefusal(deed, role, await countOfficers(work, team));
  if (refusal) throw new Refusal(CODES[refusal], DEED_SENTENCES[refusal]);
  return team;
}

async function countOfficers({ trx }: Work, team: LockedTeam): Promise<number> {
  const { count } = await trx
    .selectFrom("team_members")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("team_id", "=", team.team_id)
    .where("role", "=", "officer")
    .where("user_id", "<>", team.captain_id)
    .executeTakeFirstOrThrow();
  return count;
}

async function setRole(work: Work, team: LockedTeam, userID: UserID, role: "member" | "officer"): Promise<void> {
  await work.trx.updateTable("team_members").set({ role }).where("user_id", "=", userID).execute();
  await teamChanged(work, team.team_id);
}

/** Refuses: notCaptain, notFound, notAllowed (an officer already), officersFull. @source teams §4 Team roles */
export async function promoteMember(work: Work, captainID: UserID, userID: UserID): Promise<void> {
  await setRole(work, await lockMember(work, captainID, userID, "promote"), userID, "officer");
}

/** Refuses: notCaptain, notFound, notAllowed (no officer). @source teams §4 Team roles */
export async function demoteMember(work: Work, captainID: UserID, userID: UserID): Promise<void> {
  const team = await lockMember(work, captainID, userID, "demote");
  await withdrawInvites(work, team, [userID]);
  await setRole(work, team, userID, "member");
}

/** Makes an officer the captain; the captain stays as an officer. Refuses: notCaptain, notFound, notAllowed. */
export async function handOverTeam(work: Work, captainID: UserID, userID: UserID): Promise<void> {
  const team = await lockMember(work, captainID, userID, "handOver");
  await work.trx.updateTable("teams").set({ captain_id: userID }).where("team_id", "=", team.team_id).execute();
  await teamChanged(work, team.team_id);
}

/**
 * Removes somebody, who comes back within 14 days only by an officer's invite. Refuses: notCaptain, notFound,
 * notAllowed (oneself).
 *
 * @source teams §5 Confirmations, §9 Teams
 */
export async function kickMember(work: Work, captainID: UserID, userID: UserID): Promise<void> {
  const team = await lockMember(work, captainID, userID, "remove");
  await takeOut(work, team, [userID]);
  await work.trx
    .insertInto("team_bars")
    .values({ user_id: userID, team_id: team.team_id, until_stamp: barredUntil(work) })
    .onConflict((conflict) => conflict.columns(["user_id", "team_id"]).doUpdateSet({ until_stamp: barredUntil(work) }))
    .execute();
  work.notify(userID, "team-removed", { ...teamWords(team), why: "captain" });
}
