import type { TableView } from "#shared/contracts/realtime/lobby.ts";

import { isAnySpeedKnown } from "../screen/average-speeds.ts";

/** Whoever is farther from the racer's own speed than this isn't about as fast. */
const NEAR = 0.2;

const FIRST_TABLE = "First race? The bots find your pace as you go.";

/** Why these opponents. Says little for a newcomer, whose speed is unknown, and for a band that has grown wide. */
export function companyWords({ speeds: [slowest, fastest], seats, ownSeat }: TableView): string {
  if (!isAnySpeedKnown(seats)) return FIRST_TABLE;
  const own = seats[ownSeat]?.avgSpeed ?? null;
  const isNear = own !== null && slowest >= own * (1 - NEAR) && fastest <= own * (1 + NEAR);
  return isNear ? "Racers here are about as fast as you." : `Racers here average ${slowest} to ${fastest} WPM.`;
}
