import type { AnswerOf, Given } from "../../net/call.ts";
import { openSession } from "../../session/session.ts";
import { deed } from "../deed.ts";

export type BugReport = Given<"POST /support/report-bug">["body"];

/**
 * Files a bug report. The same words with the same facts are filed once, however often they are sent: a guest has a session
 * before, or the second try would be another guest's.
 */
export async function reportBug(body: BugReport): Promise<AnswerOf<"POST /support/report-bug">> {
  await openSession();
  return deed("POST /support/report-bug", { body }, { keyOf: () => JSON.stringify(body), facts: [], show: () => ({}) });
}
