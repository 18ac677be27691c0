import { sql, type RawBuilder } from "kysely";

import type { Site } from "../../content/site.ts";
import { lessonOf, worldOf } from "../../rules/board-parts.ts";
import { HOF_RACES, type Board, type BoardKind } from "../../rules/boards.ts";
import type { Stamp } from "../../units.ts";
import { isBanned } from "../conduct/banned.ts";

/** Told as they stand, so that the indexes of a span and of its least races are found. */
const minimum = ({ kind, span }: Board): RawBuilder<unknown> =>
  kind === "points" ? sql`points > 0` : sql`ranked >= ${sql.lit(HOF_RACES[span])}`;

const periodAt = ({ span, period, site }: Board): RawBuilder<unknown> =>
  sql`span = ${sql.lit(span)} and period = ${period} and site = ${site}`;

const isOfWorld = ({ part }: Board): RawBuilder<unknown> => {
  const worldID = worldOf(part);
  return worldID === undefined
    ? sql``
    : sql`and user_id in (select w.user_id from users w where w.world_id = ${sql.lit(worldID)})`;
};

/** What each racer did in the board's period: those of its world, or in its lesson. */
function racers(board: Board): RawBuilder<unknown> {
  const { span, period, part } = board;
  const lesson = lessonOf(part);
  return lesson === undefined
    ? sql`select user_id as id, points, average, ranked, last_stamp from racer_scores
        where ${periodAt(board)} ${isOfWorld(board)}`
    : sql`select user_id as id, points, average, ranked, last_stamp from lesson_scores
        where span = ${sql.lit(span)} and period = ${period} and lesson = ${sql.lit(lesson)}`;
}

/** What each team did in it: all its members' races while they were members, also of those who are gone. */
const teams = (board: Board, teamID?: number): RawBuilder<unknown> => sql`
  select team_id as id, sum(points)::bigint as points, sum(speed_sum) / nullif(sum(ranked), 0) as average,
    sum(ranked)::integer as ranked, coalesce(max(last_stamp) filter (where points > 0), max(last_stamp)) as last_stamp
  from team_scores where ${periodAt(board)} ${teamID === undefined ? sql`` : sql`and team_id = ${teamID}`}
  group by team_id`;

/** Everybody who has done enough for a place, as rows of id, points, average, ranked and last_stamp. */
export const standings = (board: Board): RawBuilder<unknown> =>
  board.group === "racers"
    ? sql`(${racers(board)} and ${minimum(board)})`
    : sql`(select * from (${teams(board)}) each_team where ${minimum(board)})`;

/** What some racers did in the board's period, whether or not it is enough. */
export const standingsOf = (board: Board, userIDs: readonly number[]): RawBuilder<unknown> =>
  sql`(${racers(board)} and user_id = any(${userIDs}::bigint[]))`;

/** What one team did in it. */
export const standingOfTeam = (board: Board, teamID: number): RawBuilder<unknown> => sql`(${teams(board, teamID)})`;

/** `inBoardOrder` of `rules/boards.ts`, for the database. */
export const boardOrder = (kind: BoardKind): RawBuilder<unknown> =>
  kind === "points" ? sql`s.points desc, s.last_stamp, s.ranked, s.id` : sql`s.average desc, s.ranked desc, s.id`;

/** The column that a board ranks by. */
export const figureColumn = (kind: BoardKind): RawBuilder<number> =>
  kind === "points" ? sql`s.points` : sql`s.average`;

/** No bots, no guests, nobody who is about to be erased, and nobody whose class keeps them off boards. `users` is joined. */
const isPerson = sql<boolean>`(users.username is not null and not users.is_bot and users.erase_stamp is null and users.on_boards)`;

/** Signs of a program that nobody has answered yet: all results of the racer on this site are in doubt. */
const isDoubtful = (site: Site) => sql<boolean>`exists (select 1 from reward_holds h
  where h.user_id = users.user_id and h.site = ${site} and h.reason = 'signs' and h.ended_stamp is null)`;

/** Whether a racer may stand on a board of a site. `users` is joined. */
export const mayStand = (site: Site, now: Stamp) =>
  sql<boolean>`(${isPerson} and not ${isBanned("users.user_id", now)} and not ${isDoubtful(site)})`;

/** Whether the place of a racer on a board is shown, however long ago that was made. `users` is joined. */
export const mayStillStand = (now: Stamp) => sql<boolean>`(${isPerson} and not ${isBanned("users.user_id", now)})`;
