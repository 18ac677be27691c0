import type { ReactNode } from "react";

import type { Zone } from "#shared/rules/leagues/distance.ts";

/** A racer or a team of a group, as the table shows it. */
export interface Entry {
  readonly key: number;
  readonly place: number;
  readonly points: number;
  readonly races: number;
  readonly goes: Zone;
  readonly hasRacedToday: boolean;
  readonly isOwn: boolean;
  readonly who: ReactNode;
}
