import { eventInSeason, type EventRun } from "../../content/events/calendar.ts";
import type { Stamp } from "../../units.ts";
import { isEarly } from "../early.ts";
import { seasonAfter, seasonToShow } from "../seasons/calendar.ts";

/** The event that runs at a moment; undefined when none does. */
export function eventAt(now: Stamp): EventRun | undefined {
  const event = eventInSeason(seasonToShow(now)?.seasonID ?? 0);
  return event && now >= event.startStamp && now < event.endStamp ? event : undefined;
}

/** The event that runs, or the next one to begin. */
export function eventFrom(now: Stamp): EventRun | undefined {
  const event = eventInSeason(seasonToShow(now)?.seasonID ?? 0);
  return event && now < event.endStamp ? event : eventInSeason(seasonAfter(now).seasonID);
}

/** The next event to begin. */
export const eventAfter = (now: Stamp): EventRun | undefined =>
  [eventInSeason(seasonToShow(now)?.seasonID ?? 0), eventInSeason(seasonAfter(now).seasonID)].find(
    (event) => event !== undefined && event.startStamp > now,
  );

/** The event that was over last; undefined before the first one ended. */
export function eventBefore(now: Stamp): EventRun | undefined {
  const seasonID = seasonToShow(now)?.seasonID ?? 0;
  return [seasonID, seasonID - 1].flatMap((id) => eventInSeason(id) ?? []).find((event) => event.endStamp <= now);
}

/** The event that somebody sees: gold members see one a day before it starts. @source README Early access */
export function eventFor(now: Stamp, isGold: boolean): EventRun | undefined {
  const next = eventFrom(now);
  if (!next) return undefined;
  return now >= next.startStamp || (isGold && isEarly(next.startStamp, now)) ? next : undefined;
}
