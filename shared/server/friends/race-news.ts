import { sql, type Kysely } from "kysely";

import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { Notification } from "../../contracts/notifications.ts";
import type { UserID } from "../../ids.ts";
import { mayMeet, type Circle } from "../../rules/classes/circle.ts";
import { FRIEND_RACE } from "../../rules/friend-lobby/numbers.ts";
import { NEWS_FOR } from "../../rules/growls/groups.ts";
import { before } from "../../units.ts";
import { heldBy, refuseMuted } from "../conduct/holds.ts";
import type { Database } from "../database.ts";
import { bySlot } from "../platform/bus.ts";
import type { App, Work } from "../platform/work.ts";
import { circleOf } from "../players/circle.ts";
import { knowsUsername } from "../players/class-names.ts";
import { lockPlayers } from "../players/lock.ts";
import { teamTagOf } from "../players/player-card.ts";
import { knowing } from "./known.ts";

/**
 * Invites those of some players who are friends, teammates or classmates of the host. Somebody who was invited a moment ago is not told again.
 *
 * Refuses: muted.
 *
 * @returns the invited friends
 * @source core §5, §7 race-invites
 */
export async function inviteToRace(
  work: Work,
  hostUserID: UserID,
  userIDs: readonly UserID[],
  app: Site,
  lessonID?: LessonID,
): Promise<readonly UserID[]> {
  const { trx, now } = work;
  const [host] = await lockPlayers(
    work,
    [hostUserID],
    ["username", "display_name", averageOn(app), teamTagOf("users.user_id"), circleOf("users.user_id").as("circle")],
    "change",
  );
  const friendIDs = await whoKnows(trx, hostUserID, host?.circle, userIDs);
  if (!host?.username || friendIDs.length === 0) return [];
  await refuseMuted(work, hostUserID);
  const { rows: told } = await sql<{ user_id: UserID }>`select user_id from notifications
    where from_user_id = ${hostUserID} and kind = 'race-invite'
      and stamp > ${before(now, FRIEND_RACE.inviteAgainMs)}`.execute(trx);
  const known = new Set(told.map((row) => row.user_id));
  const { username, display_name: displayName, average: avgSpeed, team_tag } = host;
  const data = {
    userID: hostUserID,
    username,
    displayName,
    tag: team_tag?.[0] ?? null,
    tagColor: team_tag?.[1] ?? null,
    app,
    avgSpeed,
    ...(lessonID !== undefined && { lessonID }),
  };
  for (const friendID of friendIDs) {
    if (known.has(friendID)) continue;
    work.notify(friendID, "race-invite", data);
  }
  return friendIDs;
}

/** Whether a host invited a racer a moment ago: the invitation is still valid. */
export async function isInvitedBy(
  app: Pick<App, "db" | "nowStamp">,
  hostUserID: UserID,
  userID: UserID,
): Promise<boolean> {
  const row = await app.db
    .selectFrom("notifications")
    .select("notification_id")
    .where("user_id", "=", userID)
    .where("from_user_id", "=", hostUserID)
    .where("kind", "=", "race-invite")
    .where("stamp", ">", before(app.nowStamp(), NEWS_FOR.passing))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The host's speed on the site of the race. */
const averageOn = (site: Site) => sql.ref<number | null>(site === "math" ? "avg_score" : "avg_speed").as("average");

/**
 * The friends, teammates and classmates of somebody, among some players or all: only they are told of the host's races. Without those
 * who may not race with the host because of a class, and without teammates who may not know the host's name.
 */
async function whoKnows(
  db: Kysely<Database>,
  userID: UserID,
  circle: Circle | null | undefined,
  only?: readonly UserID[],
): Promise<readonly UserID[]> {
  const rows = await db
    .selectFrom(knowing(userID).as("known"))
    .select(["known.user_id", circleOf("known.user_id").as("circle")])
    .where(knowsUsername(userID, sql.ref("known.user_id")))
    .$if(only !== undefined, (query) => query.where("known.user_id", "in", only ?? []))
    .orderBy("known.user_id")
    .execute();
  return rows.filter((row) => mayMeet(circle ?? undefined, row.circle ?? undefined)).map((row) => row.user_id);
}

/**
 * Tells friends, teammates and classmates who are online and not racing that a host waits. Not stored, since it soon stops being true. A host who
 * appears offline tells nobody.
 *
 * @source core §7 waiting-to-play
 */
export async function tellOfWaiting(
  app: Pick<App, "db" | "online" | "bus" | "config" | "nowStamp">,
  hostUserID: UserID,
  totalWaiting: number,
  lessonID?: LessonID,
): Promise<void> {
  const host = await app.db
    .selectFrom("users")
    .select(["username", "display_name", averageOn(app.config.site), teamTagOf("users.user_id")])
    .select(circleOf("users.user_id").as("circle"))
    .where("user_id", "=", hostUserID)
    .where("offline", "=", false)
    .executeTakeFirst();
  if (!host?.username || (await heldBy(app.db, hostUserID, "mute", app.nowStamp()))) return;
  const seen = await app.online.seen([hostUserID, ...(await whoKnows(app.db, hostUserID, host.circle))]);
  if (!seen.has(hostUserID)) return;
  const data = {
    userID: hostUserID,
    username: host.username,
    displayName: host.display_name,
    tag: host.team_tag?.[0] ?? null,
    tagColor: host.team_tag?.[1] ?? null,
    app: app.config.site,
    avgSpeed: host.average,
    ...(lessonID !== undefined && { lessonID }),
    totalWaiting,
  };
  const notification: Notification = { notificationID: null, stamp: app.nowStamp(), kind: "waiting-to-play", data };
  const free = [...seen].filter(([userID, { doing }]) => userID !== hostUserID && doing === "around");
  await app.bus.publish(bySlot(free.map(([userID]) => ({ userID, notification }))));
}
