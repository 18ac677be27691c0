import { sql, type Kysely } from "kysely";

import type { Achievement, AchievementID } from "../../content/achievements/achievement.ts";
import { figureIn } from "../../content/achievements/fields.ts";
import type { Season } from "../../content/seasons/calendar.ts";
import type { UserID } from "../../ids.ts";
import { tallyAfterDeed, type Counts, type Present } from "../../rules/achievements/tally.ts";
import { eventProgress } from "../../rules/events/level.ts";
import { levelOf } from "../../rules/rewards/level.ts";
import { seasonToShow } from "../../rules/seasons/calendar.ts";
import { seasonProgress } from "../../rules/seasons/level.ts";
import { seasonTrack, type Track } from "../../rules/tracks.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { economyReached } from "../economy/reached.ts";
import { friendsReached } from "../friends/reached.ts";
import { leaguesReached } from "../leagues/reached.ts";
import type { Work } from "../platform/work.ts";
import { isGold } from "../players/gold.ts";
import { raceReached } from "../race/reached.ts";
import { teamsReached } from "../teams/reached.ts";

/** What is known of a player's deeds. */
export interface Tally {
  readonly userID: UserID;
  /** The stored tally, with what other tables know by now. */
  readonly counts: Counts;
  readonly present: Present;
  readonly earned: ReadonlySet<AchievementID>;
}

/** What each subject knows of a player by now. */
const REACHED = { ...raceReached, ...friendsReached, ...economyReached, ...teamsReached, ...leaguesReached };
const REACHED_COLUMNS = sql.join(Object.entries(REACHED).map(([field, figure]) => sql`${figure} as ${sql.id(field)}`));

interface Row extends Readonly<Record<keyof typeof REACHED, number>> {
  readonly userID: UserID;
  readonly counts: Counts;
  readonly experience: number;
  readonly membership: "basic" | "gold";
  readonly gold_until_stamp: Stamp | null;
  readonly earned: readonly AchievementID[];
  /** Experience by season and event. */
  readonly tracks: Readonly<Record<Track, number>>;
}

/** The tallies of accounts, in one statement. Whoever writes them back has locked the players. */
export async function talliesOf(
  db: Kysely<Database>,
  userIDs: readonly UserID[],
  now: Stamp,
): Promise<readonly Tally[]> {
  const { rows } = await sql<Row>`
    select u.user_id as "userID", u.experience, u.membership, u.gold_until_stamp, coalesce(t.counts, '{}') as counts,
      array(select a.achievement_id from achievements a where a.user_id = u.user_id) as earned,
      ${REACHED_COLUMNS},
      coalesce((select jsonb_object_agg(p.track, p.experience) from tracks p where p.user_id = u.user_id), '{}') as tracks
    from users u
    left join tallies t on t.user_id = u.user_id
    where u.user_id = any(${userIDs}::bigint[])`.execute(db);
  return rows.map(({ userID, counts, earned, experience, membership, gold_until_stamp, tracks, ...reached }) => ({
    userID,
    counts: tallyAfterDeed(counts, { reach: { ...reached, ...levelsOn(tracks), playerLevel: levelOf(experience) } }),
    present: {
      level: seasonProgress(experienceOf(tracks, seasonToShow(now))).level,
      membership: isGold({ membership, gold_until_stamp }, now) ? "gold" : "basic",
    },
    earned: new Set(earned),
  }));
}

const experienceOf = (tracks: Row["tracks"], season: Season | undefined): number =>
  (season && tracks[seasonTrack(season.seasonID)]) ?? 0;

function levelsOn(tracks: Row["tracks"]): Counts {
  const seasons = onTracks(tracks, "season");
  return {
    seasonsRaced: seasons.length,
    ...Object.fromEntries(seasons.map(([id, won]) => [figureIn("seasonLevel", id), seasonProgress(won).level])),
    ...Object.fromEntries(
      onTracks(tracks, "event").map(([id, won]) => [figureIn("eventLevel", id), eventProgress(won).level]),
    ),
  };
}

const onTracks = (
  tracks: Row["tracks"],
  kind: "season" | "event",
): readonly (readonly [id: number, experience: number])[] =>
  Object.entries(tracks).flatMap(([track, experience]) => {
    const [of, id] = track.split(":");
    return of === kind ? [[Number(id), experience] as const] : [];
  });

/** Writes tallies back, in one statement. The players are locked. */
export async function keepTallies({ trx }: Work, tallies: readonly Pick<Tally, "userID" | "counts">[]): Promise<void> {
  if (tallies.length === 0) return;
  await trx
    .insertInto("tallies")
    .values(tallies.map(({ userID, counts }) => ({ user_id: userID, counts: JSON.stringify(counts) })))
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ counts: sql`excluded.counts` }))
    .execute();
}

/** Writes what players earned; what has no reward is claimed at once. The players are locked. */
export async function writeEarned(
  { trx, now }: Work,
  earned: readonly { readonly userID: UserID; readonly achievement: Achievement }[],
): Promise<void> {
  if (earned.length === 0) return;
  await trx
    .insertInto("achievements")
    .values(
      earned.map(({ userID, achievement: { achievementID, reward } }) => ({
        user_id: userID,
        achievement_id: achievementID,
        earned_stamp: now,
        claimed_stamp: reward ? null : now,
      })),
    )
    .execute();
}
