import type { Kysely } from "kysely";

import { Refusal } from "../../refusal.ts";
import { isAppealable, mayBeAppealed, type AppealState } from "../../rules/moderation.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { NOBODY, type Operator } from "../roles/roles.ts";
import { showTeamWords } from "../teams/show-words.ts";
import { noteDecision } from "./decisions.ts";

/** Open appeals of moderators' actions, the oldest first. */
export const openMeasureAppeals = (db: Kysely<Database>) =>
  appealRows(db).where("a.appeal_state", "=", "open").orderBy("a.appeal_stamp").orderBy("a.action_id").execute();

/** Refuses: notFound. */
export async function measureAppealOf(db: Kysely<Database>, actionID: number) {
  const row = await appealRows(db)
    .where("a.action_id", "=", actionID)
    .where("a.appeal_state", "is not", null)
    .executeTakeFirst();
  if (!row) throw new Refusal("notFound", "There's no such appeal.");
  return row;
}

const appealRows = (db: Kysely<Database>) =>
  db
    .selectFrom("moderation_actions as a")
    .innerJoin("users as u", "u.user_id", "a.user_id")
    .select(["a.action_id", "a.user_id", "a.measure", "a.subject", "a.reason", "a.operator", "a.stamp"])
    .select(["a.appeal_state", "a.appeal_stamp", "a.until_stamp", "a.lifted_stamp", "u.username", "u.display_name"])
    .select(["a.team_id", "a.team_motd_id", "a.words"]);

/**
 * Asks for another look at a moderator's action by a person, once. Whoever was told the action knows its code, also
 * somebody whom a ban keeps out. Asking again changes nothing.
 *
 * Refuses: notFound, nothingToAppeal (it was taken back, or was good news).
 */
export async function appealMeasure(work: Work, code: string): Promise<AppealState> {
  const known = await work.trx
    .selectFrom("moderation_actions")
    .select(["action_id", "user_id"])
    .where("appeal_code", "=", code)
    .executeTakeFirst();
  if (!known) throw new Refusal("notFound", "There's nothing here to ask about.");
  await lockPlayers(work, [known.user_id], ["user_id"], "change");
  const row = await work.trx
    .selectFrom("moderation_actions")
    .select(["measure", "lifted_stamp as liftedStamp", "appeal_state"])
    .where("action_id", "=", known.action_id)
    .executeTakeFirst();
  if (row?.appeal_state) return row.appeal_state;
  if (!row || !mayBeAppealed(row)) {
    throw new Refusal("nothingToAppeal", "That doesn't stand any more, so there's nothing to review.");
  }
  await work.trx
    .updateTable("moderation_actions")
    .set({ appeal_state: "open", appeal_stamp: work.now })
    .where("action_id", "=", known.action_id)
    .execute();
  return "open";
}

/**
 * The player was right: a mute or a ban ends, a hidden name or tag may be chosen again, and what was written for the team
 * is shown again while it still stands there, in whatever spelling. Refuses: notFound, alreadyDone.
 */
export async function upholdMeasureAppeal(work: Work, actionID: number, by: Operator = NOBODY): Promise<void> {
  const { measure, subject, words, ...row } = await close(work, actionID, "upheld", by);
  await work.trx
    .updateTable("moderation_actions")
    .set({ lifted_stamp: row.lifted_stamp ?? work.now, hidden_skeleton: null })
    .where("action_id", "=", actionID)
    .execute();
  if (measure === "hide" && subject !== "player" && words !== null) {
    await showTeamWords(work, { subject, teamID: row.team_id, teamMotdID: row.team_motd_id, words });
  }
}

/** The action stands. Refuses: notFound, alreadyDone. */
export async function dismissMeasureAppeal(work: Work, actionID: number, by: Operator = NOBODY): Promise<void> {
  await close(work, actionID, "dismissed", by);
}

async function close(work: Work, actionID: number, state: "upheld" | "dismissed", by: Operator) {
  const appeal = await measureAppealOf(work.trx, actionID);
  await lockPlayers(work, [appeal.user_id], ["user_id"], "change");
  const { numUpdatedRows } = await work.trx
    .updateTable("moderation_actions")
    .set({ appeal_state: state, appeal_done_stamp: work.now })
    .where("action_id", "=", actionID)
    .where("appeal_state", "=", "open")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal("alreadyDone", "That appeal has already been answered.");
  const { user_id: userID, measure, subject } = appeal;
  const [isUpheld, { reason }] = [state === "upheld", by];
  await noteDecision(work, { caseID: `act:${actionID}`, userID, decision: isUpheld ? "uphold" : "dismiss" }, by);
  if (isAppealable(measure)) {
    const told = { measure, subject, isUpheld, ...(reason !== "" && { reason }) };
    work.notify(userID, "measure-appeal-answered", told);
  }
  work.changed(userID, "account");
  return appeal;
}
