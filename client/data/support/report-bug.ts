import type { AnswerOf, Given } from "../../net/call.ts";
import { deed } from "../deed.ts";

export type BugReport = Given<"POST /support/report-bug">["body"];

/** Files a bug report. The same words with the same facts are filed once, however often they are sent. */
export const reportBug = (body: BugReport): Promise<AnswerOf<"POST /support/report-bug">> =>
  deed("POST /support/report-bug", { body }, { keyOf: () => JSON.stringify(body), facts: [], show: () => ({}) });
