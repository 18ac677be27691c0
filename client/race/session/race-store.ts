import { create } from "zustand";

import type { TableView } from "#shared/contracts/realtime/lobby.ts";
import type { RacePhase, SeatView } from "#shared/contracts/realtime/race-state.ts";
import type { Foul } from "#shared/rules/race/foul.ts";

import type { RaceTrouble } from "./race-trouble.ts";

/** The player's stage in a race. `parked`: resuming one that a reload interrupted, or not chosen yet what to race. */
export type Stage = "parked" | "entering" | "table" | RacePhase | "trouble";

/** The slowly changing state of any race. What changes at frame rate is the painter's. */
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
  readonly sceneryKey: string;
  /** No places are shown. */
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
  sceneryKey: "",
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

/** Whether the race itself is running: from the countdown to the finish. */
export const isOn = ({ stage }: Pick<RaceView, "stage">): boolean => stage === "countdown" || stage === "racing";

/** Whether the racers are still gathering. */
export const isGathering = ({ stage }: Pick<RaceView, "stage">): boolean =>
  stage === "entering" || stage === "table" || stage === "gathering";
