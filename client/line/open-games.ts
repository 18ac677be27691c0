import { GROWLS } from "#shared/rules/growls/kinds.ts";
import type { Stamp } from "#shared/units.ts";

import { ofThisTab } from "../session/browser-storage.ts";

const KEY = "redline-open-games";

/** Whether open races are worth a word: once in a while for each tab, however often its page is loaded again. */
export function isTimeForOpenGames(now: Stamp): boolean {
  const lastStamp = Number(ofThisTab.getItem(KEY) ?? 0);
  if (now - lastStamp < GROWLS.friendQuietSeconds) return false;
  ofThisTab.setItem(KEY, String(now));
  return true;
}
