import type { TableView } from "#shared/contracts/realtime/lobby.ts";

/** Who is farther from the middle of the band than this is not about as fast. */
const NEAR = 0.4;

/** Why these opponents. How fast a newcomer is nobody knows yet, and a band that has grown wide says little about it. */
export function companyWords({ speeds: [slowest, fastest], seats, ownSeat }: TableView): string {
  const words = `Racers here average ${slowest} to ${fastest} WPM`;
  const own = seats[ownSeat]?.avgSpeed ?? null;
  const isNear = own !== null && slowest >= own * (1 - NEAR) && fastest <= own * (1 + NEAR);
  return isNear ? `${words}, about as fast as you.` : `${words}.`;
}
