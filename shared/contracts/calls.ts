import { guestSession, realtimeTicket, self } from "./auth.ts";
import type { Call } from "./call.ts";
import { raceRecord } from "./race.ts";

/** Every call of `/api/v2`. A route that is not here does not exist. */
export const CALLS = { guestSession, self, realtimeTicket, raceRecord } as const satisfies Record<string, Call>;
