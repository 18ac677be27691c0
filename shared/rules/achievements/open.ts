import type { Achievement } from "../../content/achievements/achievement.ts";
import { ACHIEVEMENTS } from "../../content/achievements/catalog.ts";
import { achievementsOfSeason, isNumberedByHand } from "../../content/achievements/seasonal.ts";
import { prizesOf } from "../../content/events/prizes.ts";
import { roadOf } from "../../content/seasons/road.ts";
import type { Stamp } from "../../units.ts";
import { eventAt } from "../events/calendar.ts";
import { seasonAt } from "../seasons/calendar.ts";

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
