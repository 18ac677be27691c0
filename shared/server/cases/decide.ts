import { ACCESS_LEVELS } from "../../contracts/access.ts";
import type { UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { isAmong } from "../../rules/known.ts";
import { DECISIONS_OF, TAKEN_BACK_BY, type Decision } from "../../rules/moderation-cases.ts";
import { holdEnd, MEASURES, type Measure } from "../../rules/moderation.ts";
import { dismissMeasureAppeal, upholdMeasureAppeal } from "../moderation/appeals.ts";
import { decisionsOn, operatorName } from "../moderation/decisions.ts";
import { takeMeasure, type Case, type Deed } from "../moderation/measures.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { hasRole, type Operator } from "../roles/roles.ts";
import { dismissAppeal, upholdAppeal } from "../settlement/appeals.ts";
import { decideHold } from "../settlement/decide-hold.ts";
import { caseFor, caseNamed, noSuchCase, obstacleFor, type CaseKey } from "./subject.ts";

interface Decided {
  readonly decision: Decision;
  /** How long a mute or a ban lasts; null: for good. */
  readonly days?: number | null | undefined;
  readonly reason: string;
}

/**
 * A moderator's decision from their account, by the operations of the command. Whoever comes second is told what was decided
 * by whom. A report's mute or ban is taken back on the same case.
 *
 * Refuses: notFound, alreadyDone, notAllowed, badInput (a decision or a span that this case doesn't have), roleOnly.
 */
export async function decideCase(work: Work, caseID: string, decided: Decided, moderatorID: UserID): Promise<void> {
  const key = caseNamed(caseID);
  const { userID } = await caseFor(work.trx, key, moderatorID);
  const strength = decided.decision === "ban" ? "exclusive" : "change";
  if ((await lockPlayers(work, [userID, moderatorID], ["user_id"], strength)).length < 2) throw noSuchCase();
  if (!(await hasRole(work.trx, moderatorID, ACCESS_LEVELS.moderator.roles ?? []))) {
    throw new Refusal("roleOnly", "This is for moderators.");
  }
  const state = await caseFor(work.trx, key, moderatorID);
  const by: Operator = { operator: operatorName(moderatorID), reason: decided.reason, moderatorID };
  if (!state.isOpen) return takeBack(work, { caseID, key, userID }, decided, by);
  const obstacle = obstacleFor(state, moderatorID);
  if (obstacle !== null) throw new Refusal("notAllowed", obstacle);
  if (!DECISIONS_OF[key.kind].includes(decided.decision)) throw notFor(decided.decision);
  await decide(work, key, decided, by);
}

async function decide(work: Work, key: CaseKey, decided: Decided, by: Operator): Promise<void> {
  const { decision } = decided;
  switch (key.kind) {
    case "hold":
      return decideHold(work, key.holdID, decision === "release", by);
    case "race":
      return decision === "uphold" ? upholdAppeal(work, key, by) : dismissAppeal(work, key, by);
    case "act":
      return decision === "uphold"
        ? upholdMeasureAppeal(work, key.actionID, by)
        : dismissMeasureAppeal(work, key.actionID, by);
    case "report":
      return takeMeasure(work, { reportID: key.reportID }, deedOf(work, decided), by);
  }
}

interface Closed {
  readonly caseID: string;
  readonly key: CaseKey;
  readonly userID: UserID;
}

/** Takes back the mute or the ban that ended a report, and no other one. */
async function takeBack(work: Work, { caseID, key, userID }: Closed, decided: Decided, by: Operator): Promise<void> {
  const [last] = await decisionsOn(work.trx, caseID);
  const undo = last && TAKEN_BACK_BY[last.decision];
  if (key.kind !== "report" || undo === undefined || undo !== decided.decision) throw tooLate(last);
  const answered: Case = { userID, after: key.reportID };
  await takeMeasure(work, answered, { measure: undo } as Deed, by);
}

function deedOf({ now }: Work, { decision, days }: Decided): Deed {
  if (decision !== "mute" && decision !== "ban") {
    if (!isAmong(MEASURES, decision)) throw notFor(decision);
    return { measure: decision };
  }
  const span = days === null ? "for-good" : String(days ?? "");
  const untilStamp = holdEnd(decision, span, now);
  if (untilStamp === undefined) throw new Refusal("badInput", "Say for how long.", { field: "days" });
  return { measure: decision, untilStamp };
}

const notFor = (decision: Decision | Measure): Refusal =>
  new Refusal("badInput", `A case of this kind isn't answered by “${decision}”.`, { field: "decision" });

const tooLate = (last: Awaited<ReturnType<typeof decisionsOn>>[number] | undefined): Refusal =>
  new Refusal(
    "alreadyDone",
    last
      ? `${last.by === "" ? "Someone" : last.by} was first: ${WORDS[last.decision]}. “${last.reason}”`
      : "This case is closed: nothing waits any more.",
  );

/** A decision in a word, for moderators. */
const WORDS: Readonly<Record<Decision, string>> = {
  release: "released",
  refuse: "refused",
  uphold: "the player was right",
  dismiss: "it stands",
  close: "closed without an action",
  warn: "warned",
  hide: "hidden",
  mute: "muted",
  unmute: "no longer muted",
  ban: "banned",
  unban: "no longer banned",
};
