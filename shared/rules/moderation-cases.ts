import { isAmong } from "./known.ts";
import { MEASURES, type Measure } from "./moderation.ts";

/**
 * What waits for a moderator: rewards that are held, a race that ended early and was appealed, an act of a moderator that was
 * appealed, a report about a player.
 */
export const CASE_KINDS = ["hold", "race", "act", "report"] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** `close`: nothing comes of a report; `uphold`: whoever appealed was right. */
export const DECISIONS = ["release", "refuse", "uphold", "dismiss", ...MEASURES] as const;
export type Decision = (typeof DECISIONS)[number];

/** How an open case may be decided. */
export const DECISIONS_OF: Readonly<Record<CaseKind, readonly Decision[]>> = {
  hold: ["release", "refuse"],
  race: ["uphold", "dismiss"],
  act: ["uphold", "dismiss"],
  report: ["close", "warn", "hide", "mute", "ban"],
};

/** What takes a decision back while it is in force. Nothing takes back a release: what is paid is paid. */
export const TAKEN_BACK_BY: Readonly<Partial<Record<Decision, Measure>>> = { mute: "unmute", ban: "unban" };

/** Cases in a page of the list. */
export const CASES_A_PAGE = 30;

/** Names a case: its kind and the number of what it is about, of a race also the slot. */
export const CASE_ID = /^(?:(?:hold|act|report):[1-9]\d{0,14}|race:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}:[0-4])$/;

/** @returns undefined for what names no case */
export function kindOfCase(caseID: string): CaseKind | undefined {
  const kind = caseID.split(":")[0];
  return CASE_ID.test(caseID) && isAmong(CASE_KINDS, kind) ? kind : undefined;
}
