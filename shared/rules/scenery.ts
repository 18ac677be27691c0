import { EVENT_SCENERY, SCENERY_KEYS, SEASON_SCENERY, type RaceScenery } from "../content/scenery.ts";
import type { EventKey } from "../content/ways.ts";
import type { Stamp } from "../units.ts";
import { pick, type Dice } from "./chance.ts";
import { eventAt } from "./events/calendar.ts";
import { seasonAt } from "./seasons/calendar.ts";

/** Shares of all races that are drawn in the scenery of the event or the season that runs; the rest are as on every day. */
export const SPECIAL_SHARES = { event: 1 / 2, season: 1 / 3 } as const;

/** What a race that is made now is drawn in. */
export function sceneryFor(now: Stamp, dice: Dice, event: EventKey | undefined = eventAt(now)?.key): RaceScenery {
  const sceneryKey = pick(dice, SCENERY_KEYS);
  const season = seasonAt(now)?.key;
  if (season === undefined && event === undefined) return { sceneryKey };
  const chance = dice();
  if (chance < SPECIAL_SHARES.event) {
    return event === undefined ? { sceneryKey } : { sceneryKey, specialScenery: EVENT_SCENERY[event] };
  }
  const isOfSeason = season !== undefined && chance < SPECIAL_SHARES.event + SPECIAL_SHARES.season;
  return isOfSeason ? { sceneryKey, specialScenery: SEASON_SCENERY[season] } : { sceneryKey };
}
