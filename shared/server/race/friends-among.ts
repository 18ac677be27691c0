import type { UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";
import type { SettledResult } from "./outcome.ts";

/** For each of these players, how many of the others are friends. Players without any are left out. */
export async function friendsAmong(
  { trx }: Work,
  results: readonly SettledResult[],
): Promise<ReadonlyMap<UserID, number>> {
  const ids = results.flatMap(({ seat }) => (seat.userID === null ? [] : [seat.userID]));
  if (ids.length < 2) return new Map();
  const rows = await trx
    .selectFrom("friendships")
    .select(["user_id", ({ fn }) => fn.countAll<number>().as("friends")])
    .where("user_id", "in", ids)
    .where("friend_id", "in", ids)
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id, friends }) => [user_id, friends]));
}
