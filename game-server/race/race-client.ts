import type { Client } from "@colyseus/core";

import type { SeatHolder } from "./race-plan.ts";
import type { RoundTrips } from "./round-trips.ts";

/** A racer's connection to a race room. */
export type RaceClient = Client<{ auth: SeatHolder; userData: RoundTrips }>;

export function slotOf(client: RaceClient): number {
  if (!client.auth) throw new Error("a client without a seat is in a race room");
  return client.auth.slot;
}
