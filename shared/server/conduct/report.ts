import { sql } from "kysely";

import type { ReportReason } from "../../contracts/social/players.ts";
import type { TeamID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { ReportSubject } from "../../rules/moderation.ts";
import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, dayOf, days } from "../../units.ts";
import { purge } from "../platform/jobs/purge.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { moderate } from "./word-rules.ts";

const KEPT = days(KEPT_DAYS.report);

interface Report {
  readonly reason: ReportReason;
  readonly note?: string | undefined;
}

interface StoredReport extends Report {
  readonly subject: ReportSubject;
  readonly teamID?: TeamID | undefined;
  readonly teamMotdID?: number | undefined;
  /** As they are when they are reported. */
  readonly words?: string;
}

/**
 * Stores a player's report about another, once a day; a second one that day changes nothing while the first is open. The reported player is not
 * told. Refuses: notAllowed (oneself), notFound, badInput (a note that is unfriendly or contains contact details).
 */
export const reportPlayer = (work: Work, reporterID: UserID, reportedID: UserID, report: Report): Promise<void> =>
  storeReport(work, reporterID, reportedID, { ...report, subject: "player" });

/** The same for what a player wrote for their team. */
export async function storeReport(
  work: Work,
  reporterID: UserID,
  reportedID: UserID,
  { subject, reason, note = "", teamID, teamMotdID, words = "" }: StoredReport,
): Promise<void> {
  if (reporterID === reportedID) throw new Refusal("notAllowed", "That's you! You can only report other racers.");
  if (!moderate(note).clean) {
    throw new Refusal("badInput", "Please describe it without rude words, addresses or numbers.", { field: "note" });
  }
  const { trx, now } = work;
  const players = await lockPlayers(work, [reporterID, reportedID], ["user_id"], "share");
  if (players.length < 2) throw new Refusal("notFound", "We can't find that racer.");
  await trx
    .insertInto("player_reports")
    .values({
      reported_id: reportedID,
      reporter_id: reporterID,
      day: dayOf(now),
      reason,
      subject,
      team_id: teamID ?? null,
      team_motd_id: teamMotdID ?? null,
      about_id: teamMotdID ?? teamID ?? 0,
      words,
      note,
      stamp: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes reports that are past their retention. */
export const purgeReports = purge("player_reports", (now) => sql`stamp < ${before(now, KEPT)}`);
