import { sql, type Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Decision } from "../../rules/moderation-cases.ts";
import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Work } from "../platform/work.ts";
import type { Operator } from "../roles/roles.ts";

interface Decided {
  readonly caseID: string;
  /** Whom it is about. */
  readonly userID: UserID;
  readonly decision: Decision;
}

/** Notes who decided a case how, and why. Whoever decided from an account is locked, as is whom it is about. */
export async function noteDecision(
  { trx, now }: Work,
  { caseID, userID, decision }: Decided,
  { operator, reason, moderatorID }: Operator,
): Promise<void> {
  await trx
    .insertInto("moderator_decisions")
    .values({
      case_id: caseID,
      user_id: userID,
      moderator_id: moderatorID ?? null,
      operator,
      decision,
      reason,
      stamp: now,
    })
    .execute();
}

/** A decision as other moderators see it. */
export interface DecisionMade {
  readonly decision: Decision;
  /** The moderator's account, or how somebody at the command named themselves; empty when nobody said. */
  readonly by: string;
  readonly reason: string;
  readonly stamp: Stamp;
}

/** What was decided about a case, the last first. */
export const decisionsOn = (db: Kysely<Database>, caseID: string): Promise<DecisionMade[]> =>
  db
    .selectFrom("moderator_decisions as d")
    .leftJoin("users as m", "m.user_id", "d.moderator_id")
    .select(["d.decision", "d.reason", "d.stamp"])
    .select(sql<string>`coalesce('@' || m.username, d.operator)`.as("by"))
    .where("d.case_id", "=", caseID)
    .orderBy("d.decision_id", "desc")
    .execute();

/** How an account is named where a person at the command would name themselves: by a number that says nothing once it is gone. */
export const operatorName = (moderatorID: UserID): string => `moderator ${moderatorID}`;

/** The account whose name that is, of an action `a`; null for a name that somebody gave at the command. */
export const operatorsAccount = sql<UserID | null>`substring(a.operator from '^moderator ([0-9]{1,15})$')::bigint`;

/** Deletes what was decided long ago. */
export const purgeDecisions = purge(
  "moderator_decisions",
  (now) => sql`stamp < ${before(now, days(KEPT_DAYS.moderation))}`,
);
