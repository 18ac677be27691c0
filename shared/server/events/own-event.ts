import { sql, type Kysely } from "kysely";

import { figureIn } from "../../content/achievements/fields.ts";
import { eventRange } from "../../content/achievements/timed-ids.ts";
import type { EventRun } from "../../content/events/calendar.ts";
import { prizesOf, TOTAL_PERKS, type EventPrize } from "../../content/events/prizes.ts";
import type { EventHead, OwnEvent } from "../../contracts/goals/own-event.ts";
import type { UserID } from "../../ids.ts";
import { holds } from "../../rules/achievements/earned.ts";
import { prizeState, type PrizeState, type Taker } from "../../rules/achievements/prize-state.ts";
import { standingOf, type Counts, type Standing } from "../../rules/achievements/tally.ts";
import { bonusPercent, wornOf } from "../../rules/events/bonus.ts";
import { eventFor } from "../../rules/events/calendar.ts";
import { eventProgress } from "../../rules/events/level.ts";
import { decodeLook, type Look } from "../../rules/garage/look.ts";
import { eventTrack } from "../../rules/tracks.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { App } from "../platform/work.ts";
import { isGold } from "../players/gold.ts";
import { earnedIn } from "../seasons/earned-in.ts";

/** A player in an event, or beside it. */
export interface Visitor {
  readonly isIn: boolean;
  readonly isGold: boolean;
  /** Bots win nothing more. */
  readonly isBot: boolean;
  readonly look: Look;
  /** Of the event, with the bonus. */
  readonly experience: number;
  readonly standing: Standing;
  readonly earned: Taker["earned"];
}

interface Row {
  readonly membership: "basic" | "gold";
  readonly gold_until_stamp: Stamp | null;
  readonly is_bot: boolean;
  readonly look: string;
  readonly experience: number | null;
  readonly counts: Counts | null;
}

/** A player as an event sees them; undefined when the account is gone. Two statements. */
export async function visitorOf(
  db: Kysely<Database>,
  userID: UserID,
  { eventID }: EventRun,
  now: Stamp,
): Promise<Visitor | undefined> {
  const { rows } = await sql<Row>`
    select u.membership, u.gold_until_stamp, u.is_bot, u.look, t.experience, y.counts
    from users u
    left join tracks t on t.user_id = u.user_id and t.track = ${eventTrack(eventID)}
    left join tallies y on y.user_id = u.user_id
    where u.user_id = ${userID}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const experience = row.experience ?? 0;
  return {
    isIn: row.experience !== null,
    isGold: isGold(row, now),
    isBot: row.is_bot,
    look: decodeLook(row.look),
    experience,
    standing: {
      ...standingOf(row.counts ?? {}),
      ...(row.experience !== null && { [figureIn("eventLevel", eventID)]: eventProgress(experience).level }),
    },
    earned: await earnedIn(db, userID, eventRange(eventID)),
  };
}

export const stateOf = (prize: EventPrize, { standing, earned }: Visitor, now: Stamp): PrizeState =>
  prizeState(
    prize,
    { earned, hasReached: prize.rules.every((rule) => holds(standing, rule)), mayHave: true, keeps: true },
    now,
  );

export const headOf = ({ eventID, key, name, startStamp, endStamp, starterCarID }: EventRun): EventHead => ({
  eventID,
  key,
  name,
  startStamp,
  endStamp,
  starterCarID,
});

export function progressOf({ key }: EventRun, { isIn, experience, look, isGold }: Visitor) {
  const { level, ...within } = eventProgress(experience);
  return {
    isIn,
    experience,
    level: Math.min(level, TOTAL_PERKS + 1),
    ...within,
    ...(level > TOTAL_PERKS && { currentLevelXP: within.requiredXP, percentComplete: 100 }),
    totalPerks: TOTAL_PERKS,
    bonusPercent: bonusPercent(wornOf(key, look, isGold).length),
  };
}

/** The event that runs, and how far a player is in it; undefined when the account is gone. */
export async function ownEventOf(app: App, userID: UserID): Promise<OwnEvent | undefined> {
  const now = app.nowStamp();
  const event = eventFor(now, true);
  if (!event) return { event: null };
  const visitor = await visitorOf(app.db, userID, event, now);
  if (!visitor) return undefined;
  const isStarted = now >= event.startStamp;
  if (!isStarted && !visitor.isGold) return { event: null };
  const states = prizesOf(event).map((prize) => [prize.achievementID, stateOf(prize, visitor, now)] as const);
  return {
    event: {
      ...headOf(event),
      ...progressOf(event, visitor),
      isStarted,
      due: states.filter(([, state]) => isStarted && !visitor.isBot && state === "due").map(([id]) => id),
      waiting: states.filter(([, state]) => state === "waiting").length,
    },
  };
}
