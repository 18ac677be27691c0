import type { Site } from "../../content/site.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { TEAM } from "../../rules/teams/numbers.ts";
import { before } from "../../units.ts";
import { refuseMuted } from "../conduct/holds.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { lockJoiner, refuseAtDoor } from "./joiner.ts";
import { admit } from "./membership.ts";
import { officerIDsOf, refuseIfOnTeam, type LockedTeam } from "./own.ts";
import { toldLately } from "./told-lately.ts";

/**
 * Joins a team that takes members at once, or that has invited the player; asks one that wants to choose. Refuses:
 * noTeam, alreadyOnTeam, enrollmentClosed, teamFull, requirementsNotMet, barred, notAllowed (denied, or too many
 * applications), muted.
 *
 * @source teams §2 Join button, §5 Join eligibility
 */
export async function applyToTeam(
  work: Work,
  site: Site,
  userID: UserID,
  teamID: TeamID,
): Promise<{ readonly status: "applied" | "joined"; readonly tag: string }> {
  const { player, team, ...stands } = await lockJoiner(work, userID, teamID);
  const avgSpeed = site === "math" ? player.avg_score : player.avg_speed;
  refuseAtDoor(team, { ...stands, racesPlayed: player.races_played, avgSpeed });
  if (stands.isInvited || team.enrollment === "auto") {
    await admit(work, team, player);
    return { status: "joined", tag: team.tag };
  }
  if (stands.isDenied) {
    throw new Refusal("notAllowed", "This team has said no for now. An officer can still invite you.");
  }
  if (!stands.hasApplied) await ask(work, team, player);
  return { status: "applied", tag: team.tag };
}

async function ask(
  work: Work,
  team: LockedTeam,
  player: { readonly user_id: UserID; readonly username: string | null; readonly display_name: string },
): Promise<void> {
  await refuseMuted(work, player.user_id);
  const { trx, now } = work;
  const { waiting } = await trx
    .selectFrom("team_applications")
    .select((eb) => eb.fn.countAll<number>().as("waiting"))
    .where("user_id", "=", player.user_id)
    .where("denied_stamp", "is", null)
    .where("stamp", ">", before(now, TEAM.lapse))
    .executeTakeFirstOrThrow();
  if (waiting >= TEAM.mostApplications) {
    throw new Refusal("notAllowed", `${TEAM.mostApplications} teams have to answer you first. Give them some time.`);
  }
  await trx
    .insertInto("team_applications")
    .values({ user_id: player.user_id, team_id: team.team_id, stamp: now, denied_stamp: null })
    .onConflict((conflict) => conflict.columns(["user_id", "team_id"]).doUpdateSet({ stamp: now, denied_stamp: null }))
    .execute();
  const totalApplications = await countApplications(work, team.team_id);
  const told = await toldLately(work, player.user_id, "team-application");
  for (const officer of await officerIDsOf(trx, team.team_id)) {
    work.changed(officer, "team");
    if (told.has(officer)) continue;
    work.notify(officer, "team-application", {
      userID: player.user_id,
      username: player.username ?? "",
      displayName: player.display_name,
      totalApplications,
    });
  }
}

async function countApplications({ trx, now }: Work, teamID: TeamID): Promise<number> {
  const { count } = await trx
    .selectFrom("team_applications")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("team_id", "=", teamID)
    .where("denied_stamp", "is", null)
    .where("stamp", ">", before(now, TEAM.lapse))
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes all applications and invites of a player back, who is locked. */
export async function withdrawFromTeams(work: Work, userID: UserID): Promise<void> {
  const applied = await work.trx
    .deleteFrom("team_applications")
    .where("user_id", "=", userID)
    .returning("team_id")
    .execute();
  await work.trx.deleteFrom("team_invites").where("user_id", "=", userID).execute();
  for (const { team_id } of applied) {
    for (const officer of await officerIDsOf(work.trx, team_id)) work.changed(officer, "team");
  }
}

/**
 * Takes an application back; does nothing where none waits. A denial is not told. Refuses: alreadyOnTeam, for whom an
 * officer has let in meanwhile.
 */
export async function withdrawApplication(work: Work, userID: UserID, teamID: TeamID): Promise<void> {
  await lockPlayer(work, userID, ["user_id"], "change");
  await refuseIfOnTeam(work.trx, userID);
  const { numDeletedRows } = await work.trx
    .deleteFrom("team_applications")
    .where("user_id", "=", userID)
    .where("team_id", "=", teamID)
    .where("denied_stamp", "is", null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  work.changed(userID, "team");
  for (const officer of await officerIDsOf(work.trx, teamID)) work.changed(officer, "team");
}
