import { sql, type Kysely } from "kysely";

import type { HoldID, RaceID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Database } from "../database.ts";
import { holdOf } from "../holds/end-hold.ts";
import { noteDecision } from "../moderation/decisions.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { NOBODY, type Operator } from "../roles/roles.ts";
import { decideHold } from "./decide-hold.ts";

/** An appeal as an operator names it. */
export interface AppealKey {
  readonly raceID: RaceID;
  readonly slot: number;
}

/** Open appeals, the oldest first; not those whose reward a version before this one paid without an answer. */
export const openAppeals = (db: Kysely<Database>) =>
  appealRows(db)
    .where("a.state", "=", "open")
    .where(sql<boolean>`w.state is distinct from 'paid'`)
    .orderBy("a.created_stamp")
    .execute();

/** Refuses: notFound. */
export async function appealOf(db: Kysely<Database>, { raceID, slot }: AppealKey) {
  const row = await appealRows(db).where("a.race_id", "=", raceID).where("a.slot", "=", slot).executeTakeFirst();
  if (!row) throw new Refusal("notFound", "There's no such appeal.");
  return row;
}

const appealRows = (db: Kysely<Database>) =>
  db
    .selectFrom("appeals as a")
    .innerJoin("race_results as r", (join) => join.onRef("r.race_id", "=", "a.race_id").onRef("r.slot", "=", "a.slot"))
    .innerJoin("users as u", "u.user_id", "a.user_id")
    .leftJoin("race_rewards as w", (join) => join.onRef("w.race_id", "=", "a.race_id").onRef("w.slot", "=", "a.slot"))
    .select(["a.race_id", "a.slot", "a.user_id", "a.state", "a.created_stamp", "a.done_stamp", "u.username"])
    .select(["r.standing", "r.foul", "r.speed", "r.accuracy", "w.signals", "w.state as reward_state", "w.cash"]);

/**
 * The racer was right: what waits in the hold of a reward is paid, and as fast a race counts at once from now on; a
 * disqualification is taken back, and the race counts as not finished.
 * Refuses: notFound, alreadyDone.
 */
export async function upholdAppeal(work: Work, key: AppealKey, by: Operator = NOBODY): Promise<void> {
  const holdID = await heldIn(work, key);
  if (holdID !== undefined) return decideHeld(work, key, holdID, true, by);
  const appeal = await close(work, key, "upheld", by);
  if (appeal.standing !== "disqualified") return;
  const { trx } = work;
  await trx
    .updateTable("race_results")
    .set({ standing: "unfinished", foul: null })
    .where("race_id", "=", key.raceID)
    .where("slot", "=", key.slot)
    .execute();
  await sql`update racing_stats s set disqualified = greatest(0, disqualified - 1)
    from races where races.race_id = ${key.raceID} and s.site = races.site and s.user_id = ${appeal.user_id}`.execute(
    trx,
  );
}

/** The rule stands: what waits in the hold of a reward is refused. Refuses: notFound, alreadyDone. */
export async function dismissAppeal(work: Work, key: AppealKey, by: Operator = NOBODY): Promise<void> {
  const holdID = await heldIn(work, key);
  if (holdID !== undefined) return decideHeld(work, key, holdID, false, by);
  await close(work, key, "dismissed", by);
}

/** Who comes second by the name of the race reads there who was first. */
async function decideHeld(work: Work, key: AppealKey, holdID: HoldID, isUpheld: boolean, by: Operator): Promise<void> {
  const { user_id: userID } = await appealOf(work.trx, key);
  await noteDecision(work, { caseID: caseOf(key), userID, decision: isUpheld ? "uphold" : "dismiss" }, by);
  await decideHold(work, holdID, isUpheld, by);
}

const caseOf = ({ raceID, slot }: AppealKey): string => `race:${raceID}:${slot}`;

/** The hold of the reward that an open appeal is about. The racer is locked. Refuses: notFound. */
async function heldIn(work: Work, key: AppealKey): Promise<HoldID | undefined> {
  const appeal = await appealOf(work.trx, key);
  await lockPlayers(work, [appeal.user_id], ["user_id"], "change");
  return appeal.state === "open" ? holdOf(work, key.raceID, key.slot) : undefined;
}

async function close(work: Work, key: AppealKey, state: "upheld" | "dismissed", by: Operator) {
  const appeal = await appealOf(work.trx, key);
  await lockPlayers(work, [appeal.user_id], ["user_id"], "change");
  const { numUpdatedRows } = await work.trx
    .updateTable("appeals")
    .set({ state, done_stamp: work.now })
    .where("race_id", "=", key.raceID)
    .where("slot", "=", key.slot)
    .where("state", "=", "open")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal("alreadyDone", "That appeal has already been answered.");
  const { user_id: userID } = appeal;
  const [isUpheld, { reason }] = [state === "upheld", by];
  await noteDecision(work, { caseID: caseOf(key), userID, decision: isUpheld ? "uphold" : "dismiss" }, by);
  work.changed(userID, "progress");
  work.notify(userID, "appeal-answered", { raceID: key.raceID, isUpheld, ...(reason !== "" && { reason }) });
  return appeal;
}
