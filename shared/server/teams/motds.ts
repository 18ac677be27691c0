import { sql, type Kysely } from "kysely";

import type { TeamMotd } from "../../contracts/teams/team-shapes.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { nextMotdStamp, tooSoonSentence } from "../../rules/teams/motd.ts";
import type { Stamp } from "../../units.ts";
import { refuseMuted } from "../conduct/holds.ts";
import { moderate } from "../conduct/word-rules.ts";
import type { Database } from "../database.ts";
import { teamTopic } from "../platform/topic.ts";
import type { Work } from "../platform/work.ts";
import { classNameOf, namesOf } from "../players/class-names.ts";
import { refuseClosed } from "../players/class-standing.ts";
import { lockPlayer } from "../players/lock.ts";
import { teamWords } from "./membership.ts";
import { lacksRole, lockOwnTeam, memberIDsOf, teamIDOf } from "./own.ts";

/** Messages that a team's page shows, the latest and older ones. */
const SHOWN = 50;

/**
 * A team's messages of the day for one of its members, the newest first; a hidden one only for its author.
 *
 * @source teams §3 MotD entry, §4 MotD
 */
export async function motdsOf(
  db: Kysely<Database>,
  teamID: TeamID,
  viewerID: UserID,
  limit: number = SHOWN,
): Promise<readonly TeamMotd[]> {
  const rows = await db
    .selectFrom("team_motds")
    .innerJoin("users", "users.user_id", "team_motds.user_id")
    .select(["team_motd_id", "team_id", "team_motds.user_id", "username", "display_name", "message", "is_hidden"])
    .select(["team_motds.created_stamp", classNameOf("team_motds.user_id", viewerID).as("class_name")])
    .select(
      sql<[UserID, number][]>`coalesce((select json_agg(json_build_array(b.user_id, b.boost_id) order by b.user_id)
        from team_motd_boosts b where b.team_motd_id = team_motds.team_motd_id), '[]')`.as("boosts"),
    )
    .where("team_id", "=", teamID)
    .where((eb) => eb.or([eb("is_hidden", "=", false), eb("team_motds.user_id", "=", viewerID)]))
    .orderBy("team_motd_id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    teamMotdID: row.team_motd_id,
    teamID: row.team_id,
    userID: row.user_id,
    ...namesOf(row),
    message: row.message,
    createdStamp: row.created_stamp,
    flagged: row.is_hidden,
    boosts: row.boosts,
  }));
}

/** All of a member's own team. Refuses: classSetting, noTeam. */
export async function ownMotds(db: Kysely<Database>, userID: UserID): Promise<readonly TeamMotd[]> {
  await refuseClosed(db, userID, "allow_team_communication");
  const teamID = await teamIDOf(db, userID);
  if (teamID === undefined) throw lacksRole("member");
  return motdsOf(db, teamID, userID);
}

/** When somebody may post again; null at once. */
export async function ownNextMotd(db: Kysely<Database>, userID: UserID, now: Stamp): Promise<Stamp | null> {
  const last = await db
    .selectFrom("team_motds")
    .select("created_stamp")
    .where("user_id", "=", userID)
    .orderBy("created_stamp", "desc")
    .limit(1)
    .executeTakeFirst();
  return nextMotdStamp(last?.created_stamp ?? null, now);
}

/**
 * Posts a message of the day and tells all teammates, unless the word rules hide it. Refuses: classSetting, notOfficer,
 * motdTooSoon, muted.
 *
 * @source teams §4 MotD, §5 MotD
 */
export async function postMotd(work: Work, userID: UserID, message: string): Promise<TeamMotd> {
  const { trx, now } = work;
  const author = await lockPlayer(work, userID, ["username", "display_name"], "change");
  await refuseClosed(trx, userID, "allow_team_communication");
  const team = await lockOwnTeam(work, userID, "officer");
  await refuseMuted(work, userID);
  const nextStamp = await ownNextMotd(trx, userID, now);
  if (nextStamp !== null) throw new Refusal("motdTooSoon", tooSoonSentence(nextStamp, now), { nextStamp });
  const is_hidden = !moderate(message).clean;
  const { team_motd_id } = await trx
    .insertInto("team_motds")
    .values({ team_id: team.team_id, user_id: userID, message, is_hidden, created_stamp: now })
    .returning("team_motd_id")
    .executeTakeFirstOrThrow();
  const person = { userID, username: author.username ?? "", displayName: author.display_name };
  if (is_hidden) work.changed(userID, "team");
  else {
    for (const each of await memberIDsOf(trx, team.team_id)) {
      work.changed(each, "team");
      if (each === userID) continue;
      work.notify(each, "team-motd", {
        ...person,
        ...teamWords(team),
      });
    }
  }
  return {
    ...person,
    teamMotdID: team_motd_id,
    teamID: team.team_id,
    message,
    createdStamp: now,
    flagged: is_hidden,
    boosts: [],
  };
}

/**
 * Sets, changes or takes back a member's boost of the latest message. Refuses: classSetting, noTeam, notFound (not the latest
 * one).
 *
 * @param boostID null takes it back
 * @source teams §4 MotD
 */
export async function boostMotd(
  work: Work,
  userID: UserID,
  { teamMotdID, boostID }: { readonly teamMotdID: number; readonly boostID: number | null },
): Promise<TeamMotd> {
  const { trx } = work;
  await lockPlayer(work, userID, ["user_id"], "share");
  await refuseClosed(trx, userID, "allow_team_communication");
  const team = await lockOwnTeam(work, userID, "member");
  const [latest] = await motdsOf(trx, team.team_id, userID, 1);
  if (latest?.teamMotdID !== teamMotdID) throw new Refusal("notFound", "There's a newer message by now.");
  if (boostID === null) {
    await trx
      .deleteFrom("team_motd_boosts")
      .where("team_motd_id", "=", teamMotdID)
      .where("user_id", "=", userID)
      .execute();
  } else {
    await trx
      .insertInto("team_motd_boosts")
      .values({ team_motd_id: teamMotdID, user_id: userID, boost_id: boostID })
      .onConflict((conflict) => conflict.columns(["team_motd_id", "user_id"]).doUpdateSet({ boost_id: boostID }))
      .execute();
  }
  work.changed(userID, "team");
  work.ring(teamTopic(team.team_id));
  const [boosted] = await motdsOf(trx, team.team_id, userID, 1);
  return boosted ?? latest;
}
