import { sql, type Kysely } from "kysely";

import { CHALLENGE_REWARDS, challengeByID } from "../../content/challenges.ts";
import type { OwnBrought, OwnRace } from "../../contracts/race/own-race.ts";
import type { RaceID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { HOLD_KINDS, HOLD_REASONS } from "../../rules/fair-play/reward-hold.ts";
import { SIGNALS } from "../../rules/fair-play/signal.ts";
import { isAmong, namedIn } from "../../rules/known.ts";
import { knownFoul } from "../../rules/race/foul.ts";
import type { Brought } from "../../rules/rewards/brought.ts";
import { CASH_PARTS } from "../../rules/rewards/race-reward.ts";
import { isItem } from "../../rules/rewards/reward.ts";
import { asFastAs, type KnownMeasure } from "../../rules/text-measures/as-fast-as.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";
import { cardColumns, cardOfRow, type CardTimes, isFindable, relationTo } from "../players/player-card.ts";
import { todayOf } from "./today.ts";

const ownResult = (db: Kysely<Database>, raceID: RaceID, userID: UserID) =>
  db
    .selectFrom("race_results as r")
    .innerJoin("races", "races.race_id", "r.race_id")
    .leftJoin("race_rewards as w", (join) => join.onRef("w.race_id", "=", "r.race_id").onRef("w.slot", "=", "r.slot"))
    .leftJoin("appeals as a", (join) => join.onRef("a.race_id", "=", "r.race_id").onRef("a.slot", "=", "r.slot"))
    .select([
      "races.site",
      "r.slot",
      "r.standing",
      "r.foul",
      "r.outages",
      "w.cash",
      "w.experience",
      "w.nitros",
      "w.parts",
      "w.signals",
      "w.brought",
      "r.started_stamp",
      "r.speed",
    ])
    .leftJoin("race_shares as s", (join) => join.onRef("s.race_id", "=", "r.race_id").onRef("s.slot", "=", "r.slot"))
    .leftJoin("reward_holds as h", "h.hold_id", "w.hold_id")
    .leftJoin("text_measures as m", "m.text_id", "races.text_id")
    .select(["m.effect", "m.low", "m.high"])
    .select(["h.kind as hold_kind", "h.reason as hold_reason"])
    .select(
      sql<string | null>`coalesce(h.words, (select nullif(d.reason, '') from moderator_decisions d
        where d.case_id = 'race:' || r.race_id || ':' || r.slot order by d.decision_id desc limit 1))`.as("decision"),
    )
    .select(["w.state as reward_state", "a.state as appeal_state", "a.answered_by", "s.share_code"])
    .where("r.race_id", "=", raceID)
    .where("r.user_id", "=", userID)
    .executeTakeFirst();

type OwnResult = NonNullable<Awaited<ReturnType<typeof ownResult>>>;

/** What a race meant for one racer: place, reward, fair play. Refuses: raceNotFound. */
export async function ownRaceOf(
  db: Kysely<Database>,
  raceID: RaceID,
  userID: UserID,
  times: CardTimes,
): Promise<OwnRace> {
  const row = await ownResult(db, raceID, userID);
  if (!row) throw new Refusal("raceNotFound", "You weren't in that race.");
  const { reward_state: state, cash, experience, nitros, parts } = row;
  return {
    site: row.site,
    reward:
      state === null || cash === null || experience === null || nitros === null
        ? null
        : { state, cash, experience, nitros, parts: namedIn(CASH_PARTS, parts ?? {}) },
    hold: state === "held" ? holdOfRow(row) : null,
    decision: row.decision,
    brought: state === "paid" && row.brought ? await broughtOf(db, userID, row, row.brought) : null,
    asFastAs: row.standing === "finished" ? asFastAs(row.speed, measureOf(row)) : null,
    foul: knownFoul(row.foul),
    signals: (row.signals ?? []).flatMap(({ code, measured, threshold, fired }) =>
      fired && isAmong(SIGNALS, code) ? [{ code, measured, threshold }] : [],
    ),
    outages: row.outages,
    appeal: row.appeal_state,
    answeredBy: row.answered_by !== null && isAmong(HOLD_KINDS, row.answered_by) ? row.answered_by : null,
    ...(await companyOf(db, raceID, userID, times)),
    shareCode: row.share_code,
  };
}

const measureOf = ({ effect, low, high }: OwnResult): KnownMeasure | undefined =>
  effect === null || low === null || high === null ? undefined : { effect, low, high };

const holdOfRow = ({ hold_kind: kind, hold_reason: reason }: OwnResult): OwnRace["hold"] =>
  kind !== null && reason !== null && isAmong(HOLD_KINDS, kind) && isAmong(HOLD_REASONS, reason)
    ? { kind, reason }
    : null;

async function broughtOf(
  db: Kysely<Database>,
  userID: UserID,
  race: Parameters<typeof todayOf>[2],
  brought: Brought,
): Promise<OwnBrought> {
  const challenges = brought.challenges.flatMap((moved) => {
    const challenge = challengeByID(moved.challengeID);
    return challenge
      ? [{ ...moved, title: challenge.title, goal: challenge.goal, reward: CHALLENGE_REWARDS[challenge.size] }]
      : [];
  });
  const things = (brought.things ?? []).filter(isItem);
  return { ...brought, challenges, things, today: await todayOf(db, userID, race) };
}

/** The people whom a racer raced against: those with a page that the racer may see, and the slots of guests. */
async function companyOf(
  db: Kysely<Database>,
  raceID: RaceID,
  userID: UserID,
  times: CardTimes,
): Promise<Pick<OwnRace, "opponents" | "guests">> {
  const rows = await db
    .selectFrom("race_results as r")
    .innerJoin("users", "users.user_id", "r.user_id")
    .select([...cardColumns(userID), "users.account_type", "r.slot"])
    .select([relationTo(userID).as("relation"), isFindable.as("is_findable")])
    .where("r.race_id", "=", raceID)
    .where("r.user_id", "!=", userID)
    .orderBy("r.slot")
    .execute();
  const isGuest = (row: (typeof rows)[number]): boolean => row.account_type === "guest";
  return {
    opponents: rows
      .filter((row) => !isGuest(row) && (row.is_findable || row.relation === "friend"))
      .map((row) => ({ ...cardOfRow(row, times), slot: row.slot, relation: row.relation })),
    guests: rows.filter(isGuest).map((row) => row.slot),
  };
}

/** Asks for a review by a person. Asking again changes nothing. Refuses: raceNotFound, nothingToAppeal. */
export async function appealRace({ trx, now }: Work, raceID: RaceID, userID: UserID): Promise<void> {
  const row = await ownResult(trx, raceID, userID);
  if (!row) throw new Refusal("raceNotFound", "You weren't in that race.");
  if (row.standing !== "disqualified" && row.reward_state !== "held") {
    throw new Refusal("nothingToAppeal", "That race already counts, so there's nothing to review.");
  }
  await trx
    .insertInto("appeals")
    .values({ race_id: raceID, slot: row.slot, user_id: userID, state: "open", created_stamp: now })
    .onConflict((conflict) => conflict.columns(["race_id", "slot"]).doNothing())
    .execute();
}
