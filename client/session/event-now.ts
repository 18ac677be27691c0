import { EVENT_KEYS } from "#shared/content/event-keys.ts";
import type { EventRun } from "#shared/content/events/calendar.ts";
import type { OwnEvent } from "#shared/contracts/goals/own-event.ts";
import { isAmong } from "#shared/rules/known.ts";
import type { Stamp } from "#shared/units.ts";

import { useSite } from "../net/site.ts";
import { useNow } from "../ui/use-now.ts";
import { useSession } from "./session.ts";

/** The event that runs. */
export interface EventNow extends EventRun {
  /** The player's part in it; undefined for guests, and until the server has told it. */
  readonly own: OwnEvent["event"] | undefined;
}

/** What the page knows of events. */
export interface KnownEvents {
  readonly event?: EventRun | null;
  readonly nextEvent?: EventRun | null;
}

/** The event that runs at a moment, of those whose design this page knows, by its stamps; undefined while there is none. */
export function eventAmong(
  { event, nextEvent }: KnownEvents,
  own: OwnEvent["event"] | undefined,
  now: Stamp,
): EventNow | undefined {
  const running = [event, nextEvent].find(
    (each) => each && isAmong(EVENT_KEYS, each.key) && each.startStamp <= now && now < each.endStamp,
  );
  return running ? { ...running, own: own?.eventID === running.eventID ? own : undefined } : undefined;
}

/** The event that runs by the server's clock: it begins and ends on an open page. The one place that says so. */
export function useEventNow(): EventNow | undefined {
  const event = useSite((answer) => answer.event);
  const nextEvent = useSite((answer) => answer.nextEvent);
  const own = useSession(({ user }) => user?.event);
  return eventAmong({ event, nextEvent }, own, useNow());
}
