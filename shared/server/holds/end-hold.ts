import { sql } from "kysely";

import type { LessonID } from "../../content/lessons/lesson.ts";
import type { HoldID, RaceID, UserID } from "../../ids.ts";
import type { HoldKind } from "../../rules/fair-play/reward-hold.ts";
import type { Work } from "../platform/work.ts";

/** Ends a hold: what waited in it is paid by a job at once. The racer is locked. */
export async function releaseHold(work: Work, holdID: HoldID, by: HoldKind): Promise<void> {
  await end(work, holdID, by, true);
  await pay(work, holdID, sql`true`);
}

/** Ends a hold: what waited in it is never paid. The racer is locked. */
export async function refuseHold(work: Work, holdID: HoldID): Promise<void> {
  await end(work, holdID, "moderator", false);
  await sql`update race_rewards set state = 'refused', done_stamp = ${work.now}
    where hold_id = ${holdID} and state = 'held'`.execute(work.trx);
}

/**
 * Pays what a certificate covers of a hold, and ends the hold when nothing waits in it any more. Where signs were paid, the
 * hold ends too, and the rest waits in one of its own: a race that nothing covers would keep every later one from being
 * counted. The racer is locked.
 *
 * @param covered the fastest result that the certificate covers
 */
export async function releaseCovered(
  work: Work,
  holdID: HoldID,
  covered: number,
  lessonID: LessonID | null,
): Promise<void> {
  const hadSigns = await pay(
    work,
    holdID,
    sql`exists (select 1 from race_results r join races on races.race_id = r.race_id
      where r.race_id = w.race_id and r.slot = w.slot and r.speed <= ${covered}
        and races.lesson_id is not distinct from ${lessonID})`,
  );
  const { rows } = await sql<{ readonly signs: boolean }>`
    select signals is not null as signs from race_rewards where hold_id = ${holdID} and state = 'held'
    order by 1 desc limit 1`.execute(work.trx);
  const [rest] = rows;
  if (!rest || hadSigns) await end(work, holdID, "certificate", true);
  if (rest && hadSigns) await holdRest(work, holdID, rest.signs);
}

/**
 * Lets what still waits in a hold that has ended wait for a certificate, since the same time: signs that come later wait a day
 * of their own for a moderator.
 */
async function holdRest({ trx }: Work, holdID: HoldID, hasSigns: boolean): Promise<void> {
  await sql`
    with rest as (
      insert into reward_holds as open (user_id, site, kind, reason, since_stamp)
      select user_id, site, 'certificate', ${hasSigns ? "signs" : "speed"}, since_stamp from reward_holds
      where hold_id = ${holdID}
      on conflict (user_id, site, kind) where ended_stamp is null
      do update set reason = case when excluded.reason = 'signs' then 'signs' else open.reason end
      returning hold_id)
    update race_rewards w set hold_id = rest.hold_id from rest where w.hold_id = ${holdID} and w.state = 'held'`.execute(
    trx,
  );
}

/**
 * The open hold of a reward that waits. What a version before this one held, or held again, gets one of a bot check, as its
 * racer was told. The racer is locked.
 *
 * @returns undefined when the reward does not wait
 */
export async function holdOf({ trx, now }: Work, raceID: RaceID, slot: number): Promise<HoldID | undefined> {
  const found = await trx
    .selectFrom("race_rewards as w")
    .innerJoin("races", "races.race_id", "w.race_id")
    .leftJoin("reward_holds as h", (join) => join.onRef("h.hold_id", "=", "w.hold_id").on("h.ended_stamp", "is", null))
    .select(["h.hold_id", "w.user_id", "races.site"])
    .where("w.race_id", "=", raceID)
    .where("w.slot", "=", slot)
    .where("w.state", "=", "held")
    .executeTakeFirst();
  if (!found || found.user_id === null) return undefined;
  if (found.hold_id !== null) return found.hold_id;
  const { hold_id } = await trx
    .insertInto("reward_holds")
    .values({
      user_id: found.user_id,
      site: found.site,
      kind: "bot-check",
      reason: "bot-check",
      since_stamp: now,
      ended_stamp: null,
      ended_by: null,
      is_released: null,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "site", "kind"]).where("ended_stamp", "is", null).doUpdateSet({ kind: "bot-check" }),
    )
    .returning("hold_id")
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("race_rewards")
    .set({ hold_id })
    .where("race_id", "=", raceID)
    .where("slot", "=", slot)
    .execute();
  return hold_id;
}

/** Ends what waits for a bot check, and pays it; what a version before this one held, too. The racer is locked. */
export async function releaseChecked(work: Work, userID: UserID): Promise<void> {
  const { trx } = work;
  const before = await trx
    .selectFrom("race_rewards as w")
    .leftJoin("reward_holds as h", (join) => join.onRef("h.hold_id", "=", "w.hold_id").on("h.ended_stamp", "is", null))
    .select(["w.race_id", "w.slot"])
    .where("w.user_id", "=", userID)
    .where("w.state", "=", "held")
    .where("h.hold_id", "is", null)
    .execute();
  for (const { race_id, slot } of before) await holdOf(work, race_id, slot);
  const open = await trx
    .selectFrom("reward_holds")
    .select("hold_id")
    .where("user_id", "=", userID)
    .where("kind", "=", "bot-check")
    .where("ended_stamp", "is", null)
    .execute();
  for (const { hold_id } of open) await releaseHold(work, hold_id, "bot-check");
}

async function end({ trx, now }: Work, holdID: HoldID, by: HoldKind, isReleased: boolean): Promise<void> {
  await trx
    .updateTable("reward_holds")
    .set({ ended_stamp: now, ended_by: by, is_released: isReleased })
    .where("hold_id", "=", holdID)
    .where("ended_stamp", "is", null)
    .execute();
}

/** What is due again and knows its hold is not weighed a second time. @returns whether some of it had signs */
async function pay(work: Work, holdID: HoldID, which: ReturnType<typeof sql<boolean>>): Promise<boolean> {
  const { rows } = await sql<{ readonly signs: boolean }>`
    update race_rewards w set state = 'due', due_stamp = ${work.now}
    where hold_id = ${holdID} and state = 'held' and ${which} returning signals is not null as signs`.execute(work.trx);
  work.job("pay-held", { holdID });
  return rows.some(({ signs }) => signs);
}
