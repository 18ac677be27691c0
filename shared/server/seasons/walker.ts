import { sql, type Kysely } from "kysely";

import { seasonRange } from "../../content/achievements/timed-ids.ts";
import type { SeasonID } from "../../content/seasons/calendar.ts";
import type { UserID } from "../../ids.ts";
import type { Walker } from "../../rules/seasons/road.ts";
import { seasonTrack, type Track } from "../../rules/tracks.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { classAt } from "../platform/postgres/class-at.ts";
import { isGold } from "../players/gold.ts";
import { earnedIn } from "./earned-in.ts";

interface TrackRow {
  readonly track: Track;
  readonly experience: number;
  readonly taken_level: number;
}

/** A player with every track that was begun. */
export interface Tracked {
  readonly isGold: boolean;
  /** Nobody in a class is told what gold brings who has none. @source rules Privacy */
  readonly isToldOfGold: boolean;
  /** Bots win nothing more. */
  readonly isBot: boolean;
  readonly tracks: readonly TrackRow[];
}

/** undefined when the account is gone. */
export async function trackedOf(db: Kysely<Database>, userID: UserID, now: Stamp): Promise<Tracked | undefined> {
  const rows = await db
    .selectFrom("users as u")
    .leftJoin("tracks as t", "t.user_id", "u.user_id")
    .select(["u.membership", "u.gold_until_stamp", "u.is_bot", "t.track", "t.experience", "t.taken_level"])
    .select(sql<boolean>`exists (select from ${classAt("u.user_id")})`.as("is_in_class"))
    .where("u.user_id", "=", userID)
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  return {
    isGold: isGold(first, now),
    isToldOfGold: isGold(first, now) || !first.is_in_class,
    isBot: first.is_bot,
    tracks: rows.flatMap(({ track, experience, taken_level }) =>
      track === null ? [] : [{ track, experience: experience ?? 0, taken_level: taken_level ?? 0 }],
    ),
  };
}

export const onTrack = ({ tracks }: Tracked, wanted: Track): TrackRow | undefined =>
  tracks.find(({ track }) => track === wanted);

/** Somebody on the road of a season. */
export async function walkerOf(
  db: Kysely<Database>,
  userID: UserID,
  tracked: Tracked,
  seasonID: SeasonID,
): Promise<Walker> {
  return {
    experience: onTrack(tracked, seasonTrack(seasonID))?.experience ?? 0,
    isGold: tracked.isGold,
    earned: await earnedIn(db, userID, seasonRange(seasonID)),
  };
}
