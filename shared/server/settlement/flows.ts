import type { UserID } from "../../ids.ts";
import { sameLosers } from "../../rules/fair-play/flows/same-losers.ts";
import type { Signal } from "../../rules/fair-play/signal.ts";
import { cashSignals } from "../gifts/flows.ts";
import type { Work } from "../platform/work.ts";
import { meetingsOf } from "../race/meetings.ts";
import type { OwedReward } from "../race/owed-rewards.ts";

/** The signals of what flows one way, of the racers of one race: cash by gifts, and places to who won. */
export async function flowSignals(
  work: Work,
  due: readonly OwedReward[],
): Promise<ReadonlyMap<UserID, readonly Signal[]>> {
  const cash = await cashSignals(
    work,
    due.map(({ user_id: userID }) => userID),
  );
  const winner = due.find(({ place, mode }) => place === 1 && mode === "public");
  if (!winner) return cash;
  const points = sameLosers(await meetingsOf(work, winner));
  return new Map(cash).set(winner.user_id, [...(cash.get(winner.user_id) ?? []), points]);
}
