import type { AnswerOf } from "../../net/call.ts";
import { call } from "../../session/session.ts";
import { tell } from "../facts.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Loaded } from "../loaded.ts";

export type EventPage = AnswerOf<"GET /event">;
export type EventPrize = EventPage["prizes"][number];

export const EVENT_QUERY = {
  queryKey: KEYS.event,
  queryFn: (): Promise<EventPage> => call("GET /event"),
};

/** The event with its prizes, as the player finds it now. */
export const useEvent = (): Loaded<EventPage> => useLoaded<EventPage>(EVENT_QUERY);

/** Asks again for all that shows the event: it has begun, or is over. */
export const askEventAgain = (): Promise<void> => tell("event");
