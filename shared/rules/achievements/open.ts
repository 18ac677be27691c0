import type { Achievement } from "../../content/achievements/achievement.ts";
import { ACHIEVEMENTS } from "../../content/achievements/catalog.ts";
import { achievementsOfSeason, isNumberedByHand } from "../../content/achievements/seasonal.ts";
import { spanOf } from "../../content/achievements/timed-ids.ts";
import { eventByID } from "../../content/events/calendar.ts";
import { prizesOf } from "../../content/events/prizes.ts";
import { seasonByID } from "../../content/seasons/calendar.ts";
import { roadOf } from "../../content/seasons/road.ts";
import type { Stamp } from "../../units.ts";
import { eventAt } from "../events/calendar.ts";
import { seasonAt } from "../seasons/calendar.ts";

/** Whether what an achievement belongs to has begun: what stands for good has. */
export function hasBegun(id: number, now: Stamp): boolean {
  const span = spanOf(id);
  const during = span && ("eventID" in span ? eventByID(span.eventID) : seasonByID(span.seasonID));
  return span === undefined || (during !== undefined && during.startStamp <= now);
}

const known = new Map<string, readonly Achievement[]>();

/** Everything that may be earned at a moment: what stands for good, and what the season and the event bring that run. */
export function openAt(now: Stamp): readonly Achievement[] {
  const [season, event] = [seasonAt(now), eventAt(now)];
  const key = `${season?.seasonID ?? 0}:${event?.eventID ?? 0}`;
  const open = known.get(key) ?? [
    ...ACHIEVEMENTS,
    ...(season && !isNumberedByHand(season) ? achievementsOfSeason(season) : []),
    ...(season ? roadOf(season) : []),
    ...(event ? prizesOf(event) : []),
  ];
  known.set(key, open);
  return open;
}
