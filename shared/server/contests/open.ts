import { sql } from "kysely";

import type { TeamID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { CONTEST } from "../../rules/contests/numbers.ts";
import { before, dayOf, days } from "../../units.ts";
import type { Work } from "../platform/work.ts";

async function countOf({ trx, now }: Work, teamID: TeamID, answer: "in" | "waiting"): Promise<number> {
  const today = dayOf(now);
  const isToCome = sql`c.first_day > ${today}::integer`;
  const takesPlace = sql`c.first_day + c.days > ${today}::integer and ${CONTEST.teamsMin}::integer <= (
    select count(*) from contest_teams o where o.contest_id = c.contest_id and o.answer = 'in')`;
  const isOpen = answer === "in" ? sql`(${isToCome} or ${takesPlace})` : isToCome;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from contest_teams t join contests c on c.contest_id = t.contest_id
    where t.team_id = ${teamID} and t.answer = ${answer} and c.called_off_stamp is null and ${isOpen}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Contests that a locked team is asked into and that may still be answered. */
export const waitingInvites = (work: Work, teamID: TeamID): Promise<number> => countOf(work, teamID, "waiting");

/** Refuses: notAllowed, where a locked team takes part in as many as it may. */
export async function refuseTooManyContests(work: Work, teamID: TeamID): Promise<void> {
  if ((await countOf(work, teamID, "in")) < CONTEST.openAtOnce) return;
  throw new Refusal(
    "notAllowed",
    `Your team is in ${CONTEST.openAtOnce} contests already. Wait until one is over, or call one off before it begins.`,
  );
}

/** Refuses: notAllowed, where a locked team has set up enough for a day. */
export async function refuseTooManySetUp({ trx, now }: Work, teamID: TeamID): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from contest_teams t join contests c on c.contest_id = t.contest_id
    where t.team_id = ${teamID} and t.slot = 0 and c.created_stamp > ${before(now, days(1))}`.execute(trx);
  if ((rows[0]?.count ?? 0) < CONTEST.setUpADay) return;
  throw new Refusal("notAllowed", `Your team has set up ${CONTEST.setUpADay} contests today. Try again tomorrow.`);
}
