import { sql } from "kysely";

import type { HoldID, RaceID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { vouchFor } from "../certificates/vouch.ts";
import { waitingOf } from "../certificates/waiting.ts";
import { refuseHold, releaseHold } from "../holds/end-hold.ts";
import { noteDecision } from "../moderation/decisions.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import type { Operator } from "../roles/roles.ts";

/**
 * A moderator's decision about what waits in a hold: all of it is paid, and as fast a race counts at once from now on, or
 * all of it is refused. It answers whoever asked about one of its races. The racer reads the reason.
 * Refuses: notFound, alreadyDone.
 */
export async function decideHold(work: Work, holdID: HoldID, isReleased: boolean, by: Operator): Promise<void> {
  const { trx, now } = work;
  const { operator, reason } = by;
  const found = await holdOf(work, holdID);
  const userID = found?.user_id;
  if (userID === undefined) throw new Refusal("notFound", "There's no such hold.");
  await lockPlayers(work, [userID], ["user_id"], "change");
  if ((await holdOf(work, holdID))?.ended_stamp !== null) {
    throw new Refusal("alreadyDone", "That hold has already ended.");
  }
  await noteDecision(work, { caseID: `hold:${holdID}`, userID, decision: isReleased ? "release" : "refuse" }, by);
  const waited = (await waitingOf(trx, userID)).filter((each) => each.holdID === holdID);
  await trx
    .updateTable("reward_holds")
    .set({ operator, words: reason === "" ? null : reason })
    .where("hold_id", "=", holdID)
    .execute();
  const state = isReleased ? "upheld" : "dismissed";
  const { rows } = await sql<{ readonly race_id: RaceID }>`
    update appeals a set state = ${state}, done_stamp = ${now} from race_rewards w
    where w.hold_id = ${holdID} and w.state = 'held' and a.race_id = w.race_id and a.slot = w.slot and a.state = 'open'
    returning a.race_id`.execute(trx);
  const raceID = rows[0]?.race_id ?? waited[0]?.raceID;
  if (isReleased) {
    await vouchFor(work, userID, waited);
    await releaseHold(work, holdID, "moderator");
  } else {
    await refuseHold(work, holdID);
    await revokeCertificates(work, holdID);
  }
  work.changed(userID, "account", "progress");
  if (raceID !== undefined)
    work.notify(userID, "appeal-answered", {
      raceID,
      isUpheld: isReleased,
      ...(reason !== "" && { reason }),
    });
}

/** What was found to be a program has shown no speed; it may be shown again. */
const revokeCertificates = ({ trx, now }: Work, holdID: HoldID) =>
  sql`update certificates c set revoked_stamp = ${now} from reward_holds h
    where h.hold_id = ${holdID} and h.reason = 'signs' and c.user_id = h.user_id and c.site = h.site
      and c.revoked_stamp is null`.execute(trx);

const holdOf = ({ trx }: Work, holdID: HoldID) =>
  trx.selectFrom("reward_holds").select(["user_id", "ended_stamp"]).where("hold_id", "=", holdID).executeTakeFirst();
