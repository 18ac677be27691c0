import { sql } from "kysely";

import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { HoldID, RaceID, UserID } from "../../ids.ts";
import type { HoldKind } from "../../rules/fair-play/reward-hold.ts";
import type { Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";
import { recountAverages } from "../race/average.ts";
import { uncountBest } from "../race/best.ts";
import { answerAppeals, type RaceSeat } from "./answer-appeals.ts";
import { openHold } from "./hold.ts";

/** Ends a hold: what waited in it is paid by a job at once. The racer is locked. */
export async function releaseHold(work: Work, holdID: HoldID, by: HoldKind): Promise<void> {
  await end(work, holdID, by, true);
  await pay(work, holdID, by, sql`true`);
}

/** Ends a hold: what waited in it is never paid, and counts for no average and no best. The racer is locked. */
export async function refuseHold(work: Work, holdID: HoldID): Promise<void> {
  await end(work, holdID, "moderator", false);
  await sql`update race_rewards set state = 'refused', done_stamp = ${work.now}
    where hold_id = ${holdID} and state = 'held'`.execute(work.trx);
  await uncountBest(work, holdID);
  const { user_id: userID, site } = await work.trx
    .selectFrom("reward_holds")
    .select(["user_id", "site"])
    .where("hold_id", "=", holdID)
    .executeTakeFirstOrThrow();
  await recountAverages(work, site, [userID]);
}

/**
 * Pays what a certificate covers of a hold, and ends the hold when nothing waits in it any more. Where signs were paid, the
 * hold ends too, and the rest waits in one of its own: a race that nothing covers would keep every later one from being
 * counted. The racer is locked.
 *
 * @param covered the fastest result that the certificate covers
 * @param more for a witness: covers no race that began before, and a person has answered who asked
 */
export async function releaseCovered(
  work: Work,
  holdID: HoldID,
  covered: number,
  lessonID: LessonID | null,
  { since, answeredBy = "certificate" }: { readonly since?: Stamp; readonly answeredBy?: HoldKind } = {},
): Promise<void> {
  const hadSigns = await pay(
    work,
    holdID,
    answeredBy,
    sql`exists (select 1 from race_results r join races on races.race_id = r.race_id
      where r.race_id = w.race_id and r.slot = w.slot and r.speed <= ${covered}
        and (${since ?? null}::bigint is null or races.started_stamp >= ${since ?? null})
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
async function holdRest(work: Work, holdID: HoldID, hasSigns: boolean): Promise<void> {
  const ended = await work.trx
    .selectFrom("reward_holds")
    .select(["user_id", "site", "since_stamp"])
    .where("hold_id", "=", holdID)
    .executeTakeFirstOrThrow();
  const rest = { kind: "certificate", reason: hasSigns ? "signs" : "speed" } as const;
  const restID = await openHold(work, ended.user_id, ended.site, rest, ended.since_stamp);
  await work.trx
    .updateTable("race_rewards")
    .set({ hold_id: restID })
    .where("hold_id", "=", holdID)
    .where("state", "=", "held")
    .execute();
}

/**
 * The open hold of a reward that waits. What a version before this one held, or held again, gets one of a bot check, as its
 * racer was told. The racer is locked.
 *
 * @returns undefined when the reward does not wait
 */
export async function holdOf(work: Work, raceID: RaceID, slot: number): Promise<HoldID | undefined> {
  const found = await heldRewards(work)
    .select("h.hold_id")
    .where("w.race_id", "=", raceID)
    .where("w.slot", "=", slot)
    .executeTakeFirst();
  if (!found || found.user_id === null) return undefined;
  if (found.hold_id !== null) return found.hold_id;
  const holdID = await openHold(work, found.user_id, found.site, BOT_CHECK);
  await work.trx
    .updateTable("race_rewards")
    .set({ hold_id: holdID })
    .where("race_id", "=", raceID)
    .where("slot", "=", slot)
    .execute();
  return holdID;
}

const BOT_CHECK = { kind: "bot-check", reason: "bot-check" } as const;

/** Rewards that wait, with their hold if it is open. */
const heldRewards = ({ trx }: Work) =>
  trx
    .selectFrom("race_rewards as w")
    .innerJoin("races", "races.race_id", "w.race_id")
    .leftJoin("reward_holds as h", (join) => join.onRef("h.hold_id", "=", "w.hold_id").on("h.ended_stamp", "is", null))
    .select(["w.user_id", "races.site"])
    .where("w.state", "=", "held");

/** What waits on a site without an open hold waits for a bot check from now on. */
async function adopt(work: Work, userID: UserID, site: Site): Promise<void> {
  const holdID = await openHold(work, userID, site, BOT_CHECK);
  await sql`
    update race_rewards w set hold_id = ${holdID} from races
    where w.user_id = ${userID} and w.state = 'held' and races.race_id = w.race_id and races.site = ${site}
      and not exists (select 1 from reward_holds h where h.hold_id = w.hold_id and h.ended_stamp is null)`.execute(
    work.trx,
  );
}

/** Ends what waits for a bot check, and pays it; what a version before this one held, too. The racer is locked. */
export async function releaseChecked(work: Work, userID: UserID): Promise<void> {
  const { trx } = work;
  const homeless = await heldRewards(work)
    .distinct()
    .where("w.user_id", "=", userID)
    .where("h.hold_id", "is", null)
    .execute();
  for (const { site } of homeless) await adopt(work, userID, site);
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

/**
 * What is due again and knows its hold is not weighed a second time. Who asked a person about it has an answer.
 *
 * @returns whether some of it had signs
 */
async function pay(work: Work, holdID: HoldID, by: HoldKind, which: ReturnType<typeof sql<boolean>>): Promise<boolean> {
  const { rows } = await sql<RaceSeat & { readonly signs: boolean }>`
    update race_rewards w set state = 'due', due_stamp = ${work.now}
    where hold_id = ${holdID} and state = 'held' and ${which}
    returning race_id as "raceID", slot, signals is not null as signs`.execute(work.trx);
  await answerAppeals(work, rows, by);
  work.job("pay-held", { holdID });
  return rows.some(({ signs }) => signs);
}
