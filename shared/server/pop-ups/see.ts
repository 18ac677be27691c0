import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
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
  if (await keepSeen(work, userID, seen)) work.changed(userID, "popUps");
}
