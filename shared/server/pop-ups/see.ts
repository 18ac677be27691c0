import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import { seenSet } from "../../rules/pop-ups/challenges.ts";
import type { Work } from "../platform/work.ts";
import { candidatesFor, lastSeen, seenAmong, type Asker, type CandidateDay } from "./candidates.ts";

interface Row {
  readonly key: string;
  readonly progress: number[] | null;
}

/**
 * Writes that a player has seen pop-ups, once each. Keys of what can't pop up for this player do nothing. Tells the
 * player's other pages what is new of it. Five statements.
 */
export async function seePopUps(work: Work, site: Site, userID: UserID, keys: readonly string[]): Promise<void> {
  const { trx, now } = work;
  const asker: Asker = { db: trx, site, userID, now };
  const wanted = new Set(keys);
  const { achievements, days, announcements } = await candidatesFor(asker);
  const before = await seenAmong(
    asker,
    days.flatMap((each) => each.keys),
  );
  const rows: readonly Row[] = [
    ...[...achievements, ...announcements].map(({ key }) => ({ key, progress: null })),
    ...days.flatMap((each) => seenRows(each, wanted, before)),
  ].filter(({ key }) => wanted.has(key));
  if (rows.length === 0) return;
  // In the order of keys, so that two pages that say the same can't wait for each other.
  const written = await trx
    .insertInto("seen_pop_ups")
    .values(
      rows
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
        .map((row) => ({ user_id: userID, seen_stamp: now, ...row })),
    )
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("key")
    .execute();
  if (written.length > 0) work.changed(userID, "popUps");
}

/** What was seen of a day's challenges, one row for each of its keys among the wanted ones. */
function seenRows(
  candidate: CandidateDay,
  wanted: ReadonlySet<string>,
  before: Parameters<typeof lastSeen>[1],
): readonly Row[] {
  const { keys, drawn, done } = candidate;
  const goals = drawn.map(({ goal }) => goal);
  const seen = new Map(before);
  return keys.flatMap((key, nth) => {
    if (!wanted.has(key)) return [];
    const progress = [
      ...seenSet(done, goals, nth + 1, lastSeen({ ...candidate, keys: keys.slice(0, nth) }, seen)).progress,
    ];
    seen.set(key, progress);
    return [{ key, progress }];
  });
}
