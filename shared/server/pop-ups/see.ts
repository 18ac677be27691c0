import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import { lookAt } from "../looks/looks.ts";
import type { PopUpCandidate } from "../looks/pop-up-source.ts";
import { keepSeen } from "../looks/seen-pop-ups.ts";
import type { Work } from "../platform/work.ts";
import { candidatesFor } from "./sources.ts";

/**
 * Writes that a player has seen pop-ups, once each. Keys of what can't pop up for this player do nothing. Tells the
 * player's other pages what is new of it.
 */
export async function seePopUps(work: Work, site: Site, userID: UserID, keys: readonly string[]): Promise<void> {
  const wanted = new Set(keys);
  const candidates = await candidatesFor({ db: work.trx, site, userID, now: work.now });
  const seen = candidates.filter(({ key }) => wanted.has(key));
  const isNew = await keepSeen(
    work,
    userID,
    seen.filter(({ comesAgain }) => !comesAgain),
  );
  await keepQuiet(work, userID, seen);
  // What was only quieted stays where it is shown until it is closed there.
  if (isNew) work.changed(userID, "popUps");
}

/** In the order of places, so that two pages that say the same can't wait for each other. */
async function keepQuiet(work: Work, userID: UserID, seen: readonly PopUpCandidate<unknown>[]): Promise<void> {
  const quiets = new Map(seen.flatMap(({ quiet }) => (quiet ? [[quiet.place, quiet.until] as const] : [])));
  for (const [place, until] of [...quiets].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    await lookAt(work, userID, place, until);
  }
}
