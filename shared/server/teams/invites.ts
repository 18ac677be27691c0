import type { Kysely } from "kysely";

import type { TeamInvite } from "../../contracts/teams/team-shapes.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { TEAM } from "../../rules/teams/numbers.ts";
import { before, type Stamp } from "../../units.ts";
import { refuseMuted } from "../conduct/holds.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { lockJoiner, refusalOf } from "./joiner.ts";
import { admit, teamWords } from "./membership.ts";
import { lockOwnTeam, type LockedTeam } from "./own.ts";
import { TEAM_CARD_COLUMNS, teamCardOf } from "./team-card.ts";
import { invitedLately } from "./told-lately.ts";

const SHOWN = 50;

/** The teams that want a player, the newest invite first. @source teams §3 Team invite */
export async function invitesOf(db: Kysely<Database>, userID: UserID, now: Stamp): Promise<readonly TeamInvite[]> {
  const rows = await db
    .selectFrom("team_invites")
    .innerJoin("teams", "teams.team_id", "team_invites.team_id")
    .innerJoin("users as captain", "captain.user_id", "teams.captain_id")
    .select(TEAM_CARD_COLUMNS)
    .select("team_invites.stamp")
    .where("team_invites.user_id", "=", userID)
    .where("team_invites.ignored_stamp", "is", null)
    .where("team_invites.stamp", ">", before(now, TEAM.lapse))
    .orderBy("team_invites.stamp", "desc")
    .orderBy("teams.team_id", "desc")
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({ ...teamCardOf(row), createdStamp: row.stamp }));
}

/**
 * Invites a player into the officer's team, which lifts a bar. A player who put an invite of this team away is not
 * asked again for 30 days, and the officer does not learn it. Refuses: notOfficer, notFound, notAllowed, teamFull,
 * muted.
 *
 * @source teams §6 Officer, §9 Teams
 */
export async function inviteToTeam(work: Work, officerID: UserID, userID: UserID): Promise<void> {
  const { trx, now } = work;
  const players = await lockPlayers(
    work,
    [officerID, userID],
    ["user_id", "username", "display_name", "findable", "erase_stamp", "looking_for_team"],
    "change",
  );
  const team = await lockOwnTeam(work, officerID, "officer");
  const officer = players.find((player) => player.user_id === officerID);
  const invited = players.find((player) => player.user_id === userID);
  if (!officer || invited === undefined || invited.username === null) throw noSuchPlayer();
  const canMeet = officer.findable && invited.findable && invited.erase_stamp === null;
  if (!canMeet && !(await areFriends(work, officerID, userID))) throw noSuchPlayer();
  await refuseMuted(work, officerID);
  if (await hasTeam(work, userID)) throw new Refusal("notAllowed", "This racer is in a team already.");
  if (!invited.looking_for_team) throw new Refusal("notAllowed", "This racer isn't taking team invites right now.");
  if (team.members >= TEAM.maxMembers) throw refusalOf("full");

  await refuseTooMany(work, team);

  await trx.deleteFrom("team_bars").where("user_id", "=", userID).where("team_id", "=", team.team_id).execute();
  const lapsed = before(now, TEAM.lapse);
  await trx
    .deleteFrom("team_invites")
    .where("user_id", "=", userID)
    .where("team_id", "=", team.team_id)
    .where("stamp", "<=", lapsed)
    .execute();
  const written = await trx
    .insertInto("team_invites")
    .values({ user_id: userID, team_id: team.team_id, inviter_id: officerID, stamp: now, ignored_stamp: null })
    .onConflict((conflict) => conflict.columns(["user_id", "team_id"]).doNothing())
    .returning("user_id")
    .executeTakeFirst();
  if (!written) return;
  work.changed(userID, "team");
  if (await invitedLately(work, userID, team.team_id)) return;
  work.notify(userID, "team-invite", {
    userID: officerID,
    username: officer.username ?? "",
    displayName: officer.display_name,
    ...teamWords(team),
  });
}

async function refuseTooMany({ trx, now }: Work, team: LockedTeam): Promise<void> {
  const { waiting } = await trx
    .selectFrom("team_invites")
    .select((eb) => eb.fn.countAll<number>().as("waiting"))
    .where("team_id", "=", team.team_id)
    .where("ignored_stamp", "is", null)
    .where("stamp", ">", before(now, TEAM.lapse))
    .executeTakeFirstOrThrow();
  if (waiting < TEAM.mostInvites) return;
  throw new Refusal("notAllowed", `${TEAM.mostInvites} invites of your team wait for an answer. Give them some time.`);
}

const noSuchPlayer = (): Refusal => new Refusal("notFound", "We can't find that racer.");

async function areFriends({ trx }: Work, userID: UserID, otherID: UserID): Promise<boolean> {
  const row = await trx
    .selectFrom("friendships")
    .select("user_id")
    .where("user_id", "=", userID)
    .where("friend_id", "=", otherID)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasTeam({ trx }: Work, userID: UserID): Promise<boolean> {
  const row = await trx.selectFrom("team_members").select("team_id").where("user_id", "=", userID).executeTakeFirst();
  return row !== undefined;
}

/** Joins a team that asked for it. Refuses: notFound, alreadyOnTeam, teamFull. */
export async function acceptInvite(work: Work, userID: UserID, teamID: TeamID): Promise<{ readonly tag: string }> {
  const { player, team, isInvited } = await lockJoiner(work, userID, teamID);
  if (!isInvited) throw new Refusal("notFound", "That invite is no longer waiting.");
  if (team.members >= TEAM.maxMembers) throw refusalOf("full");
  await admit(work, team, player);
  return { tag: team.tag };
}

/** Puts an invite away; does nothing where none waits. */
export async function ignoreInvite(work: Work, userID: UserID, teamID: TeamID): Promise<void> {
  await work.trx
    .updateTable("team_invites")
    .set({ ignored_stamp: work.now })
    .where("user_id", "=", userID)
    .where("team_id", "=", teamID)
    .where("ignored_stamp", "is", null)
    .execute();
  work.changed(userID, "team");
}
