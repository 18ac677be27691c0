import { eventAt, eventFor } from "#shared/rules/events/calendar.ts";
import type { Stamp } from "#shared/units.ts";

import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { useAskAtBorders } from "../ask-at-borders.ts";
import { tell } from "../facts.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type EventPage = AnswerOf<"GET /event">;
export type EventPrize = EventPage["prizes"][number];

export const EVENT_QUERY = {
  queryKey: KEYS.event,
  queryFn: (): Promise<EventPage> => call("GET /event"),
};

/** Asks again for all that shows the event: it has begun, or is over. */
export const askEventAgain = (): Promise<void> => tell("event");

/** Which event somebody sees at a moment, and whether it runs. */
export const eventShownAt = (now: Stamp, isGold: boolean): string =>
  [eventFor(now, isGold)?.eventID, eventAt(now)?.eventID].join();

/** The event with its prizes, as the player finds it now; asked for again when another is seen, begins or ends. */
export function useEvent(): Loaded<EventPage> {
  useAskAtBorders(eventShownAt, askEventAgain);
  return useLoaded<EventPage>(EVENT_QUERY);
}
