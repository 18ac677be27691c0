import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { TEAM } from "../../rules/teams/numbers.ts";
import type { StoredRole } from "../../rules/teams/roles.ts";
import type { Work } from "../platform/work.ts";
import { foldScores } from "../scores/fold.ts";
import { newestMotd } from "./own-team.ts";
import { memberIDsOf, rosterChanged, type LockedTeam } from "./own.ts";
import { shownName } from "./shown-name.ts";
import { toldLately } from "./told-lately.ts";

/** A player who comes into a team, locked. */
export interface Newcomer {
  readonly user_id: UserID;
  readonly username: string | null;
  readonly display_name: string;
}

/**
 * Puts a player who has no team into a locked one that has room, tells its members, and takes back what the player
 * asked of other teams.
 */
export async function admit(work: Work, team: LockedTeam, newcomer: Newcomer): Promise<void> {
  const members = await memberIDsOf(work.trx, team.team_id);
  if (members.length >= TEAM.maxMembers) throw new Error("a full team took another member");
  await enrol(work, team, newcomer.user_id, { role: "member", isWelcomed: false });
  const told = await toldLately(work, newcomer.user_id, "team-member-joined");
  for (const userID of members) {
    if (told.has(userID)) continue;
    work.notify(userID, "team-member-joined", {
      userID: newcomer.user_id,
      username: newcomer.username ?? "",
      displayName: newcomer.display_name,
      teamID: team.team_id,
      tag: team.tag,
      tagColor: team.tag_color,
    });
  }
  await rosterChanged(work, team.team_id);
}

/** Writes the place of a new member, who is greeted, or of the founder, who knows the team. */
export async function enrol(
  work: Work,
  team: LockedTeam,
  userID: UserID,
  { role, isWelcomed }: { readonly role: StoredRole; readonly isWelcomed: boolean },
): Promise<void> {
  const { trx, now } = work;
  await trx
    .insertInto("team_members")
    .values({
      user_id: userID,
      team_id: team.team_id,
      role,
      join_stamp: now,
      seen_stamp: now,
      is_welcomed: isWelcomed,
      last_race_stamp: null,
    })
    .execute();
  await trx.updateTable("team_members").set({ seen_motd_id: newestMotd }).where("user_id", "=", userID).execute();
  await countMembers(work, team);
  await withdrawAll(work, userID);
  work.changed(userID, "team", "friends", "achievements");
}

/** A player who has a team now waits for no other one: what they asked and were asked goes. */
async function withdrawAll(work: Work, userID: UserID): Promise<void> {
  const { trx } = work;
  const asked = await trx.deleteFrom("team_applications").where("user_id", "=", userID).returning("team_id").execute();
  await trx.deleteFrom("team_invites").where("user_id", "=", userID).execute();
  if (asked.length === 0) return;
  const officers = await trx
    .selectFrom("team_members")
    .select("user_id")
    .where("role", "=", "officer")
    .where(
      "team_id",
      "in",
      asked.map(({ team_id }) => team_id),
    )
    .execute();
  for (const { user_id } of officers) work.changed(user_id, "team");
}

/**
 * Takes members, who are locked, out of a locked team; what they raced for it stays with the team. Those who go and
 * those who stay are told that something changed.
 */
export async function takeOut(work: Work, team: LockedTeam, userIDs: readonly UserID[]): Promise<void> {
  if (userIDs.length === 0) return;
  await sql`
    with gone as (
      delete from team_members where team_id = ${team.team_id} and user_id = any(${userIDs}::bigint[])
      returning played, typed, secs, errs, points)
    update teams set
      past_played = past_played + sums.played, past_typed = past_typed + sums.typed, past_secs = past_secs + sums.secs,
      past_errs = past_errs + sums.errs, past_points = past_points + sums.points
    from (select coalesce(sum(played), 0) as played, coalesce(sum(typed), 0) as typed, coalesce(sum(secs), 0) as secs,
      coalesce(sum(errs), 0) as errs, coalesce(sum(points), 0) as points from gone) sums
    where team_id = ${team.team_id}`.execute(work.trx);
  await foldScores(work, team, userIDs);
  await countMembers(work, team);
  await withdrawInvites(work, team, userIDs);
  for (const userID of userIDs) work.changed(userID, "team", "friends");
  await rosterChanged(work, team.team_id);
}

/** Takes back what players who may invite no more asked others, but for what those have put away. */
export async function withdrawInvites(work: Work, team: LockedTeam, inviterIDs: readonly UserID[]): Promise<void> {
  const withdrawn = await work.trx
    .deleteFrom("team_invites")
    .where("inviter_id", "in", inviterIDs)
    .where("team_id", "=", team.team_id)
    .where("ignored_stamp", "is", null)
    .returning("user_id")
    .execute();
  for (const { user_id } of withdrawn) work.changed(user_id, "team");
}

const countMembers = ({ trx }: Work, { team_id }: LockedTeam) =>
  sql`update teams set members = (select count(*) from team_members where team_id = ${team_id})
    where team_id = ${team_id}`.execute(trx);

/** A team as a notification of the one who joins or leaves it says it. */
export const teamWords = (team: LockedTeam) => ({
  teamID: team.team_id,
  teamName: shownName(team),
  tag: team.tag,
  tagColor: team.tag_color,
});
