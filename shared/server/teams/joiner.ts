import { sql } from "kysely";

import type { Site } from "../../content/site.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { Refusal, type RefusalCode } from "../../refusal.ts";
import { JOIN_SENTENCES, joinRefusal, type JoinRefusal } from "../../rules/teams/joining.ts";
import { TEAM } from "../../rules/teams/numbers.ts";
import { after, before } from "../../units.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { lockTeam, refuseIfOnTeam, type LockedTeam } from "./own.ts";

const CODES: Readonly<Record<JoinRefusal, RefusalCode>> = {
  closed: "enrollmentClosed",
  full: "teamFull",
  unmet: "requirementsNotMet",
  barred: "barred",
};

export const refusalOf = (refusal: JoinRefusal): Refusal => new Refusal(CODES[refusal], JOIN_SENTENCES[refusal]);

export const noSuchTeam = (): Refusal => new Refusal("noTeam", "This team does not exist!");

/** The figures of a player that a team's door asks for. */
export const averageOn = (site: Site) =>
  sql.ref<number | null>(site === "math" ? "users.avg_score" : "users.avg_speed").as("average");

/**
 * Locks a player without a team, and then the team that they want into. Refuses: notAllowed (a bot), alreadyOnTeam, noTeam.
 *
 * @returns both, with what stands between them
 */
export async function lockJoiner(work: Work, userID: UserID, teamID: TeamID) {
  const player = await lockPlayer(
    work,
    userID,
    ["user_id", "username", "display_name", "races_played", "avg_speed", "avg_score", "findable", "is_bot"],
    "change",
  );
  if (player.is_bot) throw new Refusal("notAllowed", "Bots are in no team.");
  await refuseIfOnTeam(work.trx, userID);
  const team = await lockTeam(work, teamID);
  if (!team) throw noSuchTeam();
  return { player, team, ...(await between(work, userID, team)) };
}

/** What was asked and answered between a player and a team. Lapsed invites and denials count no more. */
async function between({ trx, now }: Work, userID: UserID, { team_id }: LockedTeam) {
  const since = before(now, TEAM.lapse);
  const { rows } = await sql<{ isInvited: boolean; isBarred: boolean; hasApplied: boolean; isDenied: boolean }>`select
    exists (select 1 from team_invites where user_id = ${userID} and team_id = ${team_id} and stamp > ${since}
      and ignored_stamp is null) as "isInvited",
    exists (select 1 from team_bars where user_id = ${userID} and team_id = ${team_id}
      and until_stamp > ${now}) as "isBarred",
    exists (select 1 from team_applications where user_id = ${userID} and team_id = ${team_id} and stamp > ${since}
      and denied_stamp is null) as "hasApplied",
    exists (select 1 from team_applications where user_id = ${userID} and team_id = ${team_id} and stamp > ${since}
      and denied_stamp is not null) as "isDenied"`.execute(trx);
  const [found] = rows;
  if (!found) throw new Error("a select without a table answers one row");
  return found;
}

/** Why a player may not come in by themselves, as a refusal. */
export function refuseAtDoor(
  team: LockedTeam,
  who: {
    readonly racesPlayed: number;
    readonly avgSpeed: number | null;
    readonly isInvited: boolean;
    readonly isBarred: boolean;
  },
): void {
  const refusal = joinRefusal(
    { enrollment: team.enrollment, members: team.members, minRaces: team.min_races, minSpeed: team.min_speed },
    who,
  );
  if (refusal) throw refusalOf(refusal);
}

/** The end of a bar that begins now. */
export const barredUntil = (work: Pick<Work, "now">) => after(work.now, TEAM.barred);
