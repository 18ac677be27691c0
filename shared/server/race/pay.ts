import { sql } from "kysely";

import type { RaceID, UserID } from "../../ids.ts";
import { before, seconds } from "../../units.ts";
import { grant } from "../economy/grant.ts";
import { lockPlayers } from "../players/lock.ts";
import { DatabaseAway } from "../postgres/away.ts";
import { perform, type App, type Work } from "../work.ts";
import { askAfterLongSession, whoseRewardsWait } from "./long-session.ts";
import { weighRace } from "./weigh.ts";

const SWEEP_AFTER = seconds(30);
const SWEEP_AT_ONCE = 500;

interface Due {
  readonly race_id: RaceID;
  readonly slot: number;
  readonly user_id: UserID;
  readonly cash: number;
  readonly experience: number;
  readonly nitros: number;
}

interface Held extends Due {
  /** As JSON; none: nothing is wrong with the race, and a bot check is due anyway. */
  readonly signals: string | null;
}

/**
 * Weighs and pays what is due for a race, each seat once. What is suspicious waits, held, for the racer's bot check; so
 * does every reward of who has to pass one for another reason.
 *
 * @source rules Race Suspicion, Bot check
 */
export async function payRace(work: Work, raceID: RaceID): Promise<void> {
  await lockUsersOf(work, raceID);
  const due = await rewardsIn(work, "due").where("race_id", "=", raceID).orderBy("slot").forUpdate().execute();
  const waits = await whoseRewardsWait(
    work,
    due.flatMap(({ user_id }) => user_id ?? []),
  );
  const clear: Due[] = [];
  const held: Held[] = [];
  for (const reward of due) {
    const { user_id } = reward;
    if (user_id === null) continue;
    const { verdict, signals } = await weighRace(work, raceID, reward.slot, user_id);
    if (verdict === "held") held.push({ ...reward, user_id, signals: JSON.stringify(signals) });
    else if (waits.has(user_id)) held.push({ ...reward, user_id, signals: null });
    else clear.push({ ...reward, user_id });
  }
  await hold(work, held);
  await payOut(work, clear);
  for (const { user_id } of clear) await askAfterLongSession(work, user_id);
}

/** Pays what was held for a racer: the bot check is passed. */
export async function releaseHeld(work: Work, userID: UserID): Promise<void> {
  const held = await rewardsIn(work, "held").where("user_id", "=", userID).orderBy("race_id").forUpdate().execute();
  await payOut(
    work,
    held.map((reward) => ({ ...reward, user_id: userID })),
  );
}

/** Pays one held reward: an operator looked at it. */
export async function payHeld(work: Work, raceID: RaceID, slot: number): Promise<void> {
  const held = await rewardsIn(work, "held")
    .where("race_id", "=", raceID)
    .where("slot", "=", slot)
    .forUpdate()
    .execute();
  await payOut(
    work,
    held.flatMap((reward) => (reward.user_id === null ? [] : [{ ...reward, user_id: reward.user_id }])),
  );
}

/**
 * Pays the races whose job was lost between the commit and the queue. One that cannot be paid stops no other; which come
 * first is chance, so that many of them stand before nobody either.
 */
export async function payOverdue(app: App): Promise<void> {
  const rows = await app.db
    .selectFrom("race_rewards")
    .select("race_id")
    .where("state", "=", "due")
    .where("due_stamp", "<", before(app.nowStamp(), SWEEP_AFTER))
    .groupBy("race_id")
    .orderBy(sql`random()`)
    .limit(SWEEP_AT_ONCE)
    .execute();
  for (const { race_id: raceID } of rows) {
    await perform(app, (work) => payRace(work, raceID)).catch((error: unknown) => {
      if (error instanceof DatabaseAway) throw error;
      app.log.error({ err: error, raceID }, "a race could not be paid");
    });
  }
}

const rewardsIn = ({ trx }: Work, state: "due" | "held") =>
  trx
    .selectFrom("race_rewards")
    .select(["race_id", "slot", "user_id", "cash", "experience", "nitros"])
    .where("state", "=", state);

/** Users before rewards, in the order of their ids, as everywhere. */
async function lockUsersOf(work: Work, raceID: RaceID): Promise<void> {
  const rows = await work.trx.selectFrom("race_rewards").select("user_id").where("race_id", "=", raceID).execute();
  await lockPlayers(
    work,
    rows.flatMap(({ user_id }) => user_id ?? []),
    ["user_id"],
    "change",
  );
}

/** Holds rewards for the bot check of their racers. */
async function hold(work: Work, held: readonly Held[]): Promise<void> {
  if (held.length === 0) return;
  await setState(work, held, "held");
  await work.trx
    .updateTable("users")
    .set({ captcha_reason: sql`coalesce(captcha_reason, 'held')` })
    .where(
      "user_id",
      "in",
      held.map(({ user_id }) => user_id),
    )
    .execute();
}

async function setState({ trx, now }: Work, rewards: readonly (Due | Held)[], state: "held" | "paid"): Promise<void> {
  await sql`
    update race_rewards w set state = ${state}, signals = coalesce(c.signals::jsonb, w.signals),
      done_stamp = ${state === "paid" ? now : null}
    from unnest(${rewards.map(({ race_id }) => race_id)}::uuid[], ${rewards.map(({ slot }) => slot)}::integer[],
      ${rewards.map((reward) => ("signals" in reward ? reward.signals : null))}::text[]) as c (race_id, slot, signals)
    where w.race_id = c.race_id and w.slot = c.slot`.execute(trx);
}

async function payOut(work: Work, rewards: readonly Due[]): Promise<void> {
  if (rewards.length === 0) return;
  await grant(
    work,
    rewards.map(({ race_id, slot, user_id, cash, experience, nitros }) => ({
      userID: user_id,
      rewards: [{ cash }, { experience }, ...(nitros > 0 ? [{ nitros }] : [])],
      reference: `race:${race_id}:${slot}`,
      reason: "race",
    })),
  );
  await setState(work, rewards, "paid");
}
