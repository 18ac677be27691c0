import { create } from "zustand";

import type { TableView } from "#shared/contracts/realtime/lobby.ts";
import type { RacePhase, SeatView } from "#shared/contracts/realtime/race-state.ts";
import type { Foul } from "#shared/rules/race/foul.ts";

import type { RaceTrouble } from "./race-trouble.ts";

/**
 * Where the player stands on the way through a race. `parked`: on the way back into one that a reload has cut off, or
 * nobody has said yet what to race.
 */
export type Stage = "parked" | "entering" | "table" | RacePhase | "trouble";

/** What the player of any race sees change now and then. What changes at frame rate is the painter's. */
export interface RaceView {
  readonly stage: Stage;
  readonly table: TableView | undefined;
  /** When the table starts at the latest, on `performance.now()`. */
  readonly startsAtMs: number;
  readonly raceID: string | undefined;
  readonly slot: number;
  /** The player's average, in WPM or right answers a minute: where the needle's red zone begins. */
  readonly ownSpeed: number | undefined;
  readonly seats: readonly SeatView[];
  readonly placeKey: string;
  /** Nobody is shown a place. */
  readonly isCasual: boolean;
  readonly isAway: boolean;
  /** The seat is gone with the race's server. */
  readonly isLost: boolean;
  /** The race before this one was lost with its server. */
  readonly isAfterLoss: boolean;
  /** When the race ends for a racer who stands still, on `performance.now()`. */
  readonly idleUntilMs: number | undefined;
  readonly foul: Foul | undefined;
  readonly isSettled: boolean;
  readonly trouble: RaceTrouble | undefined;
}

export const NO_RACE: RaceView = {
  stage: "parked",
  table: undefined,
  startsAtMs: 0,
  raceID: undefined,
  slot: 0,
  ownSpeed: undefined,
  seats: [],
  placeKey: "",
  isCasual: false,
  isAway: false,
  isLost: false,
  isAfterLoss: false,
  idleUntilMs: undefined,
  foul: undefined,
  isSettled: false,
  trouble: undefined,
};

export const useRace = create<RaceView>()(() => NO_RACE);

/** Whether the race itself is on: from the countdown to the gate. */
export const isOn = ({ stage }: Pick<RaceView, "stage">): boolean => stage === "countdown" || stage === "racing";

/** Whether the racers are still on their way to the line. */
export const isGathering = ({ stage }: Pick<RaceView, "stage">): boolean =>
  stage === "entering" || stage === "table" || stage === "gathering";
