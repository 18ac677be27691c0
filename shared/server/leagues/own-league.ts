import type { OwnLeague } from "../../contracts/goals/own-league.ts";
import type { UserID } from "../../ids.ts";
import { tierInWeek } from "../../rules/leagues/idle.ts";
import { FIRST_TIER } from "../../rules/leagues/tiers.ts";
import { periodOf } from "../../rules/periods.ts";
import type { App, Work } from "../platform/work.ts";
import { isClosedTo, refuseClosed } from "../players/class-standing.ts";
import { lockPlayer } from "../players/lock.ts";

/** Where a racer stands by now. Out is also for whom a teacher closed the leagues. */
export async function ownLeagueOf({ db, nowStamp }: Pick<App, "db" | "nowStamp">, userID: UserID): Promise<OwnLeague> {
  const row = await db
    .selectFrom("users as u")
    .leftJoin("league_standings as s", "s.user_id", "u.user_id")
    .select(["s.tier", "s.raced_week", "s.highest_tier", "s.tournaments_won", "s.is_out"])
    .select(isClosedTo("u.user_id", "show_leagues").as("is_closed"))
    .where("u.user_id", "=", userID)
    .executeTakeFirst();
  const week = periodOf("league", nowStamp()) ?? 0;
  return {
    leagueTier:
      row && row.tier !== null && row.raced_week !== null
        ? tierInWeek({ tier: row.tier, racedWeek: row.raced_week }, week)
        : null,
    highestLeagueTier: row?.highest_tier ?? null,
    tournamentsWon: row?.tournaments_won ?? 0,
    isOutOfLeagues: row?.is_closed === true || row?.is_out === true,
  };
}

/**
 * Leaves the leagues or enters them again; a place in a group stays the player's, and is ranked if the player is in the leagues as
 * the week closes. Refuses: classSetting.
 *
 * @source rules Leagues: Freedom
 */
export async function setTakingPart(work: Work, userID: UserID, isOut: boolean): Promise<void> {
  const { trx, now, changed } = work;
  await lockPlayer(work, userID, ["user_id"], "change");
  await refuseClosed(trx, userID, "show_leagues");
  await trx
    .insertInto("league_standings")
    .values({
      user_id: userID,
      tier: FIRST_TIER,
      raced_week: (periodOf("league", now) ?? 0) - 1,
      highest_tier: FIRST_TIER,
      is_out: isOut,
    })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ is_out: isOut }))
    .execute();
  changed(userID, "league");
}
