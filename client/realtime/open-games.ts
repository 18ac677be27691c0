import { GROWLS } from "#shared/rules/growls/groups.ts";
import type { Stamp } from "#shared/units.ts";

import { ofThisTab } from "../browser/storages.ts";
import { isRacePage } from "./location.ts";

const KEY = "redline-open-games";

/** The page that shows them by itself. */
const FRIENDS_PAGE = "/friends";

/** Whether to mention open races: once in a while per tab, regardless of reloads. */
export function isTimeForOpenGames(now: Stamp, path: string): boolean {
  if (path === FRIENDS_PAGE || isRacePage(path)) return false;
  const lastStamp = Number(ofThisTab.getItem(KEY) ?? 0);
  if (now - lastStamp < GROWLS.friendQuietSeconds) return false;
  ofThisTab.setItem(KEY, String(now));
  return true;
}
