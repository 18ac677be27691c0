import type { UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";
import { isGold } from "../players/gold.ts";
import { lockPlayers } from "../players/lock.ts";
import type { SettledResult } from "./outcome.ts";

/** An account that raced, as the settlement needs it; its row is locked until the transaction ends. */
export interface SettledRacer {
  readonly userID: UserID;
  readonly isGuest: boolean;
  /** Declared a bot: never paid, counted on its own ladder only. */
  readonly isBot: boolean;
  readonly isGold: boolean;
  readonly racesPlayed: number;
  readonly hasQualified: boolean;
  readonly result: SettledResult;
}

const COLUMNS = [
  "user_id",
  "account_type",
  "membership",
  "gold_until_stamp",
  "races_played",
  "qualifying_stamp",
  "is_bot",
] as const;

/** Locks the racers' rows in the order of their ids. A racer who was erased meanwhile is not among them. */
export async function lockRacers(work: Work, seats: readonly SettledResult[]): Promise<readonly SettledRacer[]> {
  const results = new Map(seats.flatMap((each) => (each.seat.userID === null ? [] : [[each.seat.userID, each]])));
  const rows = await lockPlayers(work, [...results.keys()], COLUMNS, "change");
  return rows.flatMap((row) => {
    const result = results.get(row.user_id);
    return result
      ? [
          {
            userID: row.user_id,
            isGuest: row.account_type === "guest",
            isBot: row.is_bot,
            isGold: isGold(row, work.now),
            racesPlayed: row.races_played,
            hasQualified: row.qualifying_stamp !== null,
            result,
          },
        ]
      : [];
  });
}
