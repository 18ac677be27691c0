import { sql, type Kysely } from "kysely";

import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import type { CaseFile } from "../../contracts/case-file.ts";
import type { UserID } from "../../ids.ts";
import { HOLD_KINDS, HOLD_REASONS } from "../../rules/fair-play/reward-hold.ts";
import { isAmong } from "../../rules/known.ts";
import { DECISIONS_OF, TAKEN_BACK_BY } from "../../rules/moderation-cases.ts";
import type { Stamp } from "../../units.ts";
import { heldBy } from "../conduct/holds.ts";
import type { Database } from "../database.ts";
import { decisionsOn, operatorsAccount, type DecisionMade } from "../moderation/decisions.ts";
import { playerRecord, reportOf } from "../moderation/reports.ts";
import { heldCaseOf, holdsOf } from "../settlement/held-cases.ts";
import { racesOf } from "./races.ts";
import { caseFor, caseNamed, obstacleFor, type CaseKey } from "./subject.ts";

/** One case with what decides it, for a moderator. Refuses: notFound, notAllowed (it is about the moderator). */
export async function caseFileFor(
  db: Kysely<Database>,
  caseID: string,
  moderatorID: UserID,
  now: Stamp,
): Promise<CaseFile> {
  const key = caseNamed(caseID);
  const state = await caseFor(db, key, moderatorID);
  const { userID, sinceStamp, isOpen } = state;
  const decided = await decisionsOn(db, caseID);
  const obstacle = isOpen ? obstacleFor(state, moderatorID) : null;
  const { races, count } = await racesOf(db, key);
  const { actions, ...player } = await playerRecord(db, userID);
  const act = key.kind === "act" ? await actOf(db, key.actionID) : null;
  return {
    caseID,
    kind: key.kind,
    sinceStamp,
    racer: {
      userID,
      username: player.username,
      displayName: player.display_name,
      createdStamp: player.created_stamp,
      racesPlayed: player.races_played,
      reports: player.reports,
    },
    ...(await heldPartsOf(db, key, userID)),
    races,
    raceCount: count,
    act,
    report: key.kind === "report" ? await reportPartOf(db, key.reportID) : null,
    measures: actions
      .filter(({ action_id: actionID }) => key.kind !== "act" || actionID !== key.actionID)
      .map(({ measure, subject, reason, operator, stamp, until_stamp, lifted_stamp }) => ({
        measure,
        subject,
        reason,
        by: operator,
        stamp,
        untilStamp: until_stamp,
        liftedStamp: lifted_stamp,
      })),
    decisions: isOpen ? (obstacle === null ? DECISIONS_OF[key.kind] : []) : await undoOf(db, key, userID, decided, now),
    obstacle,
    decided,
  };
}

/** What takes back what was decided last about a report, while it is in force. */
async function undoOf(
  db: Kysely<Database>,
  key: CaseKey,
  userID: UserID,
  [last]: readonly DecisionMade[],
  now: Stamp,
): Promise<CaseFile["decisions"]> {
  const undo = last && TAKEN_BACK_BY[last.decision];
  if (key.kind !== "report" || undo === undefined || (last?.decision !== "mute" && last?.decision !== "ban")) return [];
  return (await heldBy(db, userID, last.decision, now, key.reportID)) ? [undo] : [];
}

type HeldParts = Pick<CaseFile, "hold" | "certificates" | "holds">;

async function heldPartsOf(db: Kysely<Database>, key: CaseKey, userID: UserID): Promise<HeldParts> {
  if (key.kind !== "hold") return { hold: null, certificates: [], holds: (await holdsOf(db, userID)).map(holdLine) };
  const { hold, certificates, others } = await heldCaseOf(db, key.holdID);
  const { site, kind, reason } = hold;
  return {
    hold: { site, kind, reason },
    certificates: certificates.map((each) => ({
      lessonID: isAmong(LESSON_IDS, each.lesson_id) ? each.lesson_id : null,
      speed: each.speed,
      method: each.method,
      witness: each.witness,
      wonStamp: each.won_stamp,
      isRevoked: each.revoked_stamp !== null,
    })),
    holds: others.map(holdLine),
  };
}

const holdLine = (row: Awaited<ReturnType<typeof holdsOf>>[number]): CaseFile["holds"][number] => ({
  reason: isAmong(HOLD_REASONS, row.reason) ? row.reason : ("signs" as const),
  sinceStamp: row.since_stamp,
  endedBy: isAmong(HOLD_KINDS, row.ended_by) ? row.ended_by : null,
  isReleased: row.is_released,
  words: row.words,
});

const actOf = async (db: Kysely<Database>, actionID: number): Promise<CaseFile["act"]> =>
  (await db
    .selectFrom("moderation_actions as a")
    .leftJoin("users as m", (join) => join.on("m.user_id", "=", operatorsAccount))
    .select(["a.measure", "a.subject", "a.reason", "a.stamp", "a.words"])
    .select(["a.until_stamp as untilStamp", "a.lifted_stamp as liftedStamp"])
    .select(sql<string>`coalesce('@' || m.username, a.operator)`.as("by"))
    .where("a.action_id", "=", actionID)
    .executeTakeFirst()) ?? null;

async function reportPartOf(db: Kysely<Database>, reportID: number): Promise<CaseFile["report"]> {
  const { reason, note, subject, tag, words, words_now: wordsNow } = await reportOf(db, reportID);
  return { reason, note, subject, tag, words, wordsNow };
}
