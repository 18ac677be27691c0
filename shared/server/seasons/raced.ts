import { seasonByID, type Season } from "../../content/seasons/calendar.ts";
import type { UserID } from "../../ids.ts";
import { seasonProgress } from "../../rules/seasons/level.ts";
import type { App } from "../platform/work.ts";

/** A season in which somebody raced. */
export interface RacedSeason extends Pick<Season, "seasonID" | "key" | "name"> {
  readonly level: number;
  readonly isOver: boolean;
}

/** The seasons in which a player raced, the newest first. */
export async function racedSeasonsOf(
  { db, nowStamp }: Pick<App, "db" | "nowStamp">,
  userID: UserID,
): Promise<readonly RacedSeason[]> {
  const rows = await db.selectFrom("tracks").select(["track", "experience"]).where("user_id", "=", userID).execute();
  const now = nowStamp();
  return rows
    .flatMap(({ track, experience }) => {
      const season = seasonOfTrack(track);
      if (!season) return [];
      const { seasonID, key, name, endStamp } = season;
      return [{ seasonID, key, name, level: seasonProgress(experience).level, isOver: endStamp <= now }];
    })
    .toSorted((one, other) => other.seasonID - one.seasonID);
}

/** The season of a track; undefined for one of something else. */
export const seasonOfTrack = (track: string): Season | undefined =>
  seasonByID(Number(/^season:(\d+)$/.exec(track)?.[1]));
