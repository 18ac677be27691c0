import type { Kysely } from "kysely";

import type { HoldID, RaceID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { kindOfCase } from "../../rules/moderation-cases.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { operatorName } from "../moderation/decisions.ts";

/** What the id of a case names. */
export type CaseKey =
  | { readonly kind: "hold"; readonly holdID: HoldID }
  | { readonly kind: "race"; readonly raceID: RaceID; readonly slot: number }
  | { readonly kind: "act"; readonly actionID: number }
  | { readonly kind: "report"; readonly reportID: number };

/** Refuses: notFound. */
export function caseNamed(caseID: string): CaseKey {
  const kind = kindOfCase(caseID);
  const [, name = "", slot] = caseID.split(":");
  switch (kind) {
    case "hold":
      return { kind, holdID: Number(name) as HoldID };
    case "race":
      return { kind, raceID: name as RaceID, slot: Number(slot) };
    case "act":
      return { kind, actionID: Number(name) };
    case "report":
      return { kind, reportID: Number(name) };
    case undefined:
      throw noSuchCase();
  }
}

export const noSuchCase = (): Refusal => new Refusal("notFound", "There's no such case.");

/** A case before anything is looked up: whom it is about, since when, and whether it waits. */
export interface CaseState {
  readonly userID: UserID;
  readonly sinceStamp: Stamp;
  readonly isOpen: boolean;
  /** Who took the action that is appealed, as they are named there. */
  readonly operator?: string;
  /** Who made the report; null once their account is gone. */
  readonly reporterID?: UserID | null;
}

/** Refuses: notFound; notAllowed (a case about the moderator, whatever it is). */
export async function caseFor(db: Kysely<Database>, key: CaseKey, moderatorID: UserID): Promise<CaseState> {
  const found = await stateOf(db, key);
  if (!found) throw noSuchCase();
  if (found.userID === moderatorID) {
    throw new Refusal("notAllowed", "This case is about you, so someone else looks at it.");
  }
  return found;
}

/** Why a moderator may not decide an open case that isn't about them: by other eyes than those of whoever asks for a look. */
export function obstacleFor({ operator, reporterID }: CaseState, moderatorID: UserID): string | null {
  if (operator === operatorName(moderatorID)) return "You did this yourself, so someone else takes the second look.";
  return reporterID === moderatorID ? "You reported this yourself, so someone else looks at it." : null;
}

async function stateOf(db: Kysely<Database>, key: CaseKey): Promise<CaseState | undefined> {
  switch (key.kind) {
    case "hold": {
      const row = await db
        .selectFrom("reward_holds")
        .select(["user_id as userID", "since_stamp as sinceStamp", "ended_stamp"])
        .where("hold_id", "=", key.holdID)
        .executeTakeFirst();
      return row && { ...row, isOpen: row.ended_stamp === null };
    }
    case "race": {
      const row = await db
        .selectFrom("appeals")
        .select(["user_id as userID", "created_stamp as sinceStamp", "state"])
        .where("race_id", "=", key.raceID)
        .where("slot", "=", key.slot)
        .executeTakeFirst();
      return row && { ...row, isOpen: row.state === "open" };
    }
    case "act": {
      const row = await db
        .selectFrom("moderation_actions")
        .select(["user_id as userID", "stamp", "appeal_stamp", "appeal_state", "operator"])
        .where("action_id", "=", key.actionID)
        .where("appeal_state", "is not", null)
        .executeTakeFirst();
      return row && { ...row, sinceStamp: row.appeal_stamp ?? row.stamp, isOpen: row.appeal_state === "open" };
    }
    case "report": {
      const row = await db
        .selectFrom("player_reports")
        .select(["reported_id as userID", "reporter_id as reporterID", "stamp as sinceStamp", "state"])
        .where("report_id", "=", key.reportID)
        .executeTakeFirst();
      return row && { ...row, isOpen: row.state === "open" };
    }
  }
}
