import type { RaceEvents } from "./race-connection.ts";

/**
 * The same events, up to the moment when the race is left. A room goes on sending until its connection is closed, and by
 * then the next race may be on the screen.
 */
export const untilLeft = (events: RaceEvents, signal: AbortSignal): RaceEvents =>
  new Proxy(events, {
    get(target, name: keyof RaceEvents) {
      const event = target[name];
      return signal.aborted && typeof event === "function" && name !== "listen" ? () => undefined : event;
    },
  });
