import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { bareLook } from "../../rules/account/looks.ts";
import { skeleton } from "../../rules/account/skeleton.ts";
import { neutralName, type Hold, type Measure, type ReportSubject } from "../../rules/moderation.ts";
import type { Stamp } from "../../units.ts";
import { closeSessions } from "../accounts/sessions/sessions.ts";
import { heldBy } from "../conduct/holds.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import type { Operator } from "../roles/roles.ts";
import { replaceBanned } from "../teams/heir.ts";
import { hideTeamWords } from "../teams/hide-words.ts";
import { noteDecision } from "./decisions.ts";
import { reportOf } from "./reports.ts";

/** What a moderator answers: a report, or a player whom nobody reported. */
export type Case =
  | { readonly reportID: number }
  | { readonly userID: UserID; /** Takes back only what came of this report. */ readonly after?: number };

/** A moderator's action on a player, with the end of a mute or ban. */
export type Deed =
  | { readonly measure: Exclude<Measure, Hold> }
  | { readonly measure: Hold; readonly untilStamp: Stamp | null };

/**
 * Takes an action on a player and records it with its reason, which the player can read. If two moderators answer a
 * report at once, the second is refused. The reporter is told that somebody looked, and no more.
 *
 * Refuses: notFound, alreadyDone, notAllowed (a guest, who has no account to act on).
 */
export async function takeMeasure(work: Work, answered: Case, deed: Deed, by: Operator): Promise<void> {
  const report = "reportID" in answered ? await reportOf(work.trx, answered.reportID) : undefined;
  const userID = "reportID" in answered ? report?.reported_id : answered.userID;
  const strength = deed.measure === "ban" ? "exclusive" : "change";
  const [player] = await lockPlayers(work, userID === undefined ? [] : [userID], PLAYER_COLUMNS, strength);
  if (!player) throw new Refusal("notFound", "There's no such report.");
  if (player.account_type === "guest" && deed.measure !== "close") {
    throw new Refusal("notAllowed", "A guest has no account to act on. Close the report.");
  }
  if (report) await closeReport(work, report);
  const subject = deed.measure === "hide" ? (report?.subject ?? "player") : "player";
  const after = "after" in answered ? answered.after : undefined;
  const untilStamp = "untilStamp" in deed ? deed.untilStamp : null;
  if (deed.measure === "hide") await hide(work, player, report);
  else if (deed.measure === "mute" || deed.measure === "ban") await refuseShorter(work, player.user_id, deed);
  else if (deed.measure === "unmute") await lift(work, player.user_id, "mute", after);
  else if (deed.measure === "unban") await lift(work, player.user_id, "ban", after);
  await work.trx
    .insertInto("moderation_actions")
    .values({
      user_id: player.user_id,
      report_id: report?.report_id ?? null,
      measure: deed.measure,
      subject,
      until_stamp: untilStamp,
      ...hiddenBy(deed.measure, player, report),
      stamp: work.now,
      operator: by.operator,
      reason: by.reason,
    })
    .execute();
  const { user_id } = player;
  const reportID = report?.report_id ?? after;
  const caseID = reportID === undefined ? `player:${user_id}` : `report:${reportID}`;
  await noteDecision(work, { caseID, userID: user_id, decision: deed.measure }, by);
  if (deed.measure === "ban" && deed.untilStamp === null) await replaceBanned(work, player.user_id);
  if (deed.measure === "ban") await closeSessions(work, player.user_id);
  tell(work, player.user_id, { measure: deed.measure, subject, reason: by.reason, untilStamp });
}

const PLAYER_COLUMNS = ["user_id", "account_type", "display_name"] as const;
interface Player {
  readonly user_id: UserID;
  readonly display_name: string;
}

type Report = Awaited<ReturnType<typeof reportOf>>;

async function closeReport(work: Work, report: Report): Promise<void> {
  const { numUpdatedRows } = await work.trx
    .updateTable("player_reports")
    .set({ state: "closed" })
    .where("report_id", "=", report.report_id)
    .where("state", "=", "open")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal("alreadyDone", "That report has already been answered.");
  if (report.reporter_id !== null) work.notify(report.reporter_id, "report-answered", {});
}

/** What an action remembers of what it hid: the report goes sooner. */
function hiddenBy(measure: Measure, { display_name }: Player, report: Report | undefined) {
  if (measure !== "hide") return { hidden_skeleton: null };
  if (report === undefined || report.subject === "player") {
    return { hidden_skeleton: bareLook(display_name), words: display_name };
  }
  const { words, team_id, team_motd_id } = report;
  return { hidden_skeleton: null, words, team_id, team_motd_id };
}

/** What was reported: the words of a team, or the display name. */
async function hide(work: Work, player: Player, report: Report | undefined): Promise<void> {
  if (report === undefined || report.subject === "player") return hideName(work, player);
  if (report.words_now !== null && report.words_now !== report.words) {
    throw new Refusal("notAllowed", "That was changed since. Close or warn, and look at what stands there now.");
  }
  await hideTeamWords(work, { subject: report.subject, teamID: report.team_id, teamMotdID: report.team_motd_id });
}

/** Replaces the name everywhere, including past races and other players' notifications. Nobody else's name is in its way. */
async function hideName(work: Work, { user_id: userID, display_name: hidden }: Player): Promise<void> {
  const name = neutralName(userID);
  if (hidden === name) throw new Refusal("alreadyDone", "This name is already hidden.");
  const { trx } = work;
  await trx
    .updateTable("users")
    .set({ display_name: name, display_skeleton: skeleton(name) })
    .where("user_id", "=", userID)
    .execute();
  await trx
    .updateTable("race_results")
    .set({ display_name: name })
    .where("user_id", "=", userID)
    .where("display_name", "=", hidden)
    .execute();
  await sql`update notifications set data = jsonb_set(data, '{displayName}', to_jsonb(${name}::text))
    where from_user_id = ${userID} and data ? 'displayName'`.execute(trx);
  const friends = await trx.selectFrom("friendships").select("user_id").where("friend_id", "=", userID).execute();
  for (const { user_id } of friends) work.changed(user_id, "friends");
}

/** A repeated mute or ban never becomes shorter. */
async function refuseShorter(work: Work, userID: UserID, { measure, untilStamp }: Deed & { measure: Hold }) {
  const held = await heldBy(work.trx, userID, measure, work.now);
  if (!held || (held.untilStamp !== null && (untilStamp === null || untilStamp > held.untilStamp))) return;
  throw new Refusal(
    "alreadyDone",
    `This player already has a ${measure} that lasts at least as long. Take it back first.`,
  );
}

async function lift(work: Work, userID: UserID, hold: Hold, reportID: number | undefined): Promise<void> {
  if (!(await heldBy(work.trx, userID, hold, work.now, reportID))) {
    throw new Refusal("alreadyDone", `This player has no ${hold} that could be taken back.`);
  }
  await work.trx
    .updateTable("moderation_actions")
    .set({ lifted_stamp: work.now })
    .where("user_id", "=", userID)
    .where("measure", "=", hold)
    .where("lifted_stamp", "is", null)
    .$if(reportID !== undefined, (query) => query.where("report_id", "=", reportID ?? 0))
    .execute();
}

/** A banned player reads it when logging in; of a dismissed report the reported player is not told. */
function tell(
  work: Work,
  userID: UserID,
  { measure, ...told }: { measure: Measure; subject: ReportSubject; reason: string; untilStamp: Stamp | null },
): void {
  if (measure === "ban" || measure === "close") return;
  work.notify(userID, "moderation", { measure, ...told });
  work.changed(userID, "account");
}
