import type { UserID } from "../../ids.ts";
import { BUG_REPORT, type BugFacts } from "../../rules/bug-report.ts";
import { randomCode } from "../platform/random-code.ts";
import type { Work } from "../platform/work.ts";

interface NewBugReport {
  /** undefined: a guest, or a player who left that out. */
  readonly userID: UserID | undefined;
  readonly what: string;
  readonly facts: BugFacts;
}

/** Stores what somebody says went wrong. @returns the code to quote it by */
export async function fileBugReport(
  { trx, now }: Work,
  { userID, what, facts }: NewBugReport,
): Promise<{ readonly reference: string }> {
  return trx
    .insertInto("bug_reports")
    .values({
      reference: randomCode(BUG_REPORT.referenceLength),
      user_id: userID ?? null,
      what,
      facts: JSON.stringify(facts),
      stamp: now,
    })
    .returning("reference")
    .executeTakeFirstOrThrow();
}
