import type { RacePhase } from "#shared/contracts/realtime/race-state.ts";

/** Where a racer stands on the way through a round. `parked`: on the way back into one that a reload has cut off. */
export type Stage = "parked" | "entering" | "table" | RacePhase | "trouble";
