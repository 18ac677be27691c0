import { sql } from "kysely";

import type { EventRun } from "../../content/events/calendar.ts";
import type { UserID } from "../../ids.ts";
import { bonusPercent, withBonus, wornOf } from "../../rules/events/bonus.ts";
import { eventAt } from "../../rules/events/calendar.ts";
import { decodeLook } from "../../rules/garage/look.ts";
import { eventTrack } from "../../rules/tracks.ts";
import type { Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";
import { isGold } from "../players/gold.ts";

/** Experience that a player was given, and the moment whose event it belongs to. */
interface WonExperience {
  readonly userID: UserID;
  readonly wonStamp: Stamp;
  readonly experience: number;
}

/**
 * Adds experience to the events in which it was won, with the bonus of what is worn of them, for those who are in them; two
 * statements for each event, and none where no event ran. The players are locked, and whoever calls it does so once for each
 * gift of experience.
 *
 * @source core §5, rules Perk of an event
 */
export async function addEventExperience(work: Work, won: readonly WonExperience[]): Promise<void> {
  const byEvent = Map.groupBy(
    won.filter(({ experience }) => experience > 0),
    ({ wonStamp }) => eventAt(wonStamp),
  );
  for (const [event, own] of byEvent) if (event) await addTo(work, event, own);
}

async function addTo({ trx, now, changed }: Work, event: EventRun, won: readonly WonExperience[]): Promise<void> {
  const track = eventTrack(event.eventID);
  const players = await trx
    .selectFrom("tracks as t")
    .innerJoin("users as u", "u.user_id", "t.user_id")
    .select(["u.user_id", "u.look", "u.membership", "u.gold_until_stamp"])
    .where("t.track", "=", track)
    .where(sql<boolean>`t.user_id = any(${[...new Set(won.map(({ userID }) => userID))]}::bigint[])`)
    .execute();
  if (players.length === 0) return;
  const sums = players.map(({ user_id: userID, look, ...gold }) => {
    const percent = bonusPercent(wornOf(event.key, decodeLook(look), isGold(gold, now)).length);
    const own = won.filter((each) => each.userID === userID);
    return { userID, experience: own.reduce((sum, each) => sum + withBonus(each.experience, percent), 0) };
  });
  await sql`
    update tracks t set experience = t.experience + w.experience
    from unnest(${sums.map(({ userID }) => userID)}::bigint[], ${sums.map(({ experience }) => experience)}::bigint[])
      as w (user_id, experience)
    where t.user_id = w.user_id and t.track = ${track}`.execute(trx);
  for (const { userID } of sums) changed(userID, "event");
}
