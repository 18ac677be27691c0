import { sql, type Kysely } from "kysely";

import type { Achievement } from "../../content/achievements/achievement.ts";
import { achievementByID } from "../../content/achievements/catalog.ts";
import type { Challenge } from "../../content/challenges.ts";
import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import { memberDaysOf } from "../../rules/account/member-days.ts";
import type { Announcement } from "../../rules/announcements/announcement.ts";
import { announcementsFor } from "../../rules/announcements/announcements.ts";
import { challengesOf } from "../../rules/challenges/draw.ts";
import type { ChallengeDay } from "../../rules/challenges/progress.ts";
import { achievementKey, achievementNewsSince } from "../../rules/pop-ups/achievements.ts";
import { challengesKey, completedIn, NEVER_SEEN, type SeenSet } from "../../rules/pop-ups/challenges.ts";
import { dayOf, type Day, type Stamp } from "../../units.ts";
import { readDay } from "../challenges/stored-day.ts";
import type { Database } from "../database.ts";
import { gateOf } from "../players/gate.ts";

/** Whose pop-ups, where and when. */
export interface Asker {
  readonly db: Kysely<Database>;
  readonly site: Site;
  readonly userID: UserID;
  readonly now: Stamp;
}

/** A day with a complete challenge. */
export interface CandidateDay {
  readonly day: Day;
  readonly drawn: readonly Challenge[];
  readonly done: ChallengeDay;
  /** One for each number of complete challenges, from 1 to how many there are. */
  readonly keys: readonly string[];
}

/** What may pop up for a player, whether it was seen or not. */
export interface Candidates {
  readonly achievements: readonly { readonly key: string; readonly achievement: Achievement }[];
  readonly days: readonly CandidateDay[];
  readonly announcements: readonly Announcement[];
}

const NOTHING: Candidates = { achievements: [], days: [], announcements: [] };

/** Reads what may pop up, in three statements. */
export async function candidatesFor(asker: Asker): Promise<Candidates> {
  const { db, site, userID, now } = asker;
  const [user, earned, rows] = await Promise.all([
    db
      .selectFrom("users")
      .select(["created_stamp", "previous_login_stamp", "membership", "gold_until_stamp", "races_played"])
      .where("user_id", "=", userID)
      .executeTakeFirst(),
    earnedLately(asker),
    db
      .selectFrom("challenge_days")
      .select(["day", "progress", "complete_stamps"])
      .where("user_id", "=", userID)
      .where("day", "in", [dayOf(now) - 1, dayOf(now)] as Day[])
      .orderBy("day")
      .execute(),
  ]);
  if (!user) return NOTHING;
  const memberDays = memberDaysOf(user.created_stamp, now);
  const isOpen = gateOf("daily_challenges", user, site, now).allowed;
  return {
    achievements: earned,
    days: isOpen ? rows.map((row) => candidateDay(row.day, readDay(row))) : [],
    announcements: announcementsFor({ memberDays, lastLogin: user.previous_login_stamp ?? user.created_stamp }, now),
  };
}

/** Without those whose reward was taken: whoever took it knows. */
async function earnedLately({ db, userID, now }: Asker): Promise<Candidates["achievements"]> {
  const rows = await db
    .selectFrom("achievements")
    .select(["achievement_id", "claimed_stamp"])
    .where("user_id", "=", userID)
    .where("earned_stamp", ">=", achievementNewsSince(now))
    .orderBy("earned_stamp")
    .orderBy("achievement_id")
    .execute();
  return rows.flatMap(({ achievement_id: id, claimed_stamp: claimed }) => {
    const achievement = achievementByID(id);
    if (!achievement || (achievement.reward !== null && claimed !== null)) return [];
    return [{ key: achievementKey(id), achievement }];
  });
}

/** A day of a player, with the pop-ups that it had until now. */
export const candidateDay = (day: Day, done: ChallengeDay): CandidateDay => ({
  day,
  drawn: challengesOf(day),
  done,
  keys: Array.from({ length: completedIn(done) }, (_, nth) => challengesKey(day, nth + 1)),
});

/** Which pop-ups a player has seen, by key, with the progress that challenges had; one statement. */
export async function seenAmong({ db, userID }: Pick<Asker, "db" | "userID">, keys: readonly string[]) {
  const rows = await db
    .selectFrom("seen_pop_ups")
    .select(["key", "progress"])
    .where("user_id", "=", userID)
    .where(sql<boolean>`key = any(${keys}::text[])`)
    .execute();
  return new Map(rows.map(({ key, progress }) => [key, progress]));
}

/** How a player last saw the challenges of a day. @param seen by key, with the progress */
export function lastSeen({ keys }: CandidateDay, seen: ReadonlyMap<string, readonly number[] | null>): SeenSet {
  const at = keys.findLastIndex((key) => seen.has(key));
  const progress = seen.get(keys[at] ?? "");
  return at === -1 ? NEVER_SEEN : { completed: at + 1, progress: progress ?? [] };
}
