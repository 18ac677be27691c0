import { sql, type Kysely } from "kysely";

import { SITES, type Site } from "../../content/site.ts";
import type { TeamID, UserID } from "../../ids.ts";
import type { Database } from "../database.ts";

/** What somebody raced for a team. */
export interface Raced {
  readonly played: number;
  /** Right characters, or right answers. */
  readonly typed: number;
  readonly secs: number;
  readonly errs: number;
  /** Experience. */
  readonly points: number;
}

export const NOTHING: Raced = { played: 0, typed: 0, secs: 0, errs: 0, points: 0 };

interface Row {
  readonly user_id: UserID;
  readonly site: Site;
  readonly span: "life" | "season";
  readonly played: number;
  readonly done: number;
  readonly elapsed_ms: number;
  readonly errors: number;
  readonly experience: number;
}

/** What somebody raced for a team since they joined, and in the season that is shown. */
export interface LifeAndSeason {
  readonly life: Raced;
  readonly season: Raced;
}

/**
 * What was raced for a team on one site; races on the other are in no figure.
 *
 * @param before the sums of both sites, as they were kept before each had its own: they stand until they are counted anew. They are
 *   read first, so that a race in between makes them no more than what is counted
 */
export type TeamFigures = (userID: UserID, before: LifeAndSeason) => LifeAndSeason;

/** @param seasonID the season to show */
export async function figuresOf(
  db: Kysely<Database>,
  site: Site,
  teamID: TeamID,
  seasonID: number | undefined,
): Promise<TeamFigures> {
  const { rows } = await sql<Row>`
    select user_id, site, span, played, done, elapsed_ms, errors, experience from team_scores
    where span = 'life' and period = 0 and site = any(${[...SITES]}) and team_id = ${teamID}
    union all
    select user_id, site, span, played, done, elapsed_ms, errors, experience from team_scores
    where span = 'season' and period = ${seasonID ?? null} and site = ${site} and team_id = ${teamID}`.execute(db);
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  const racedIn = (userID: UserID, span: Row["span"]): Raced => {
    const row = byUser.get(userID)?.find((each) => each.span === span && each.site === site);
    return row ? racedOf(row) : NOTHING;
  };
  const playedOnAllSites = (userID: UserID): number =>
    (byUser.get(userID) ?? []).reduce((sum, { span, played }) => sum + (span === "life" ? played : 0), 0);
  return (userID, before) =>
    playedOnAllSites(userID) >= before.life.played
      ? { life: racedIn(userID, "life"), season: racedIn(userID, "season") }
      : before;
}

const racedOf = ({ played, done, elapsed_ms, errors, experience }: Row): Raced => ({
  played,
  typed: done,
  secs: elapsed_ms / 1_000,
  errs: errors,
  points: experience,
});
