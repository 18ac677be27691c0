import { create } from "zustand";

import type { TableView } from "#shared/contracts/realtime/lobby.ts";
import type { RacePhase, SeatView } from "#shared/contracts/realtime/race-state.ts";
import type { Foul } from "#shared/rules/race/foul.ts";

import type { RaceTrouble } from "./race-trouble.ts";

/**
 * The player's stage in a race. `parked`: resuming one that a reload interrupted, or not chosen yet what to race.
 * `done`: the player's own race is over, and others still race.
 */
export type Stage = "parked" | "entering" | "table" | RacePhase | "done" | "trouble";

/** A racer's race is gone: its server went down while the seat was kept, or nobody knows, as the way back took longer than that. */
export type RaceLoss = "server" | "unknown";

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
  /** A teacher wrote the text: the race counts for the class, and for nothing else. */
  readonly isOwnText: boolean;
  /** A teacher stops the race. */
  readonly isPaused: boolean;
  readonly isAway: boolean;
  /** The connection ended while others still raced: this player's own result is safe, theirs stay unknown. */
  readonly isCutOff: boolean;
  /** The seat is gone. */
  readonly loss: RaceLoss | undefined;
  /** How the race before this one was lost. */
  readonly lossBefore: RaceLoss | undefined;
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
  isOwnText: false,
  isPaused: false,
  isAway: false,
  isCutOff: false,
  loss: undefined,
  lossBefore: undefined,
  idleUntilMs: undefined,
  foul: undefined,
  isSettled: false,
  trouble: undefined,
};

export const useRace = create<RaceView>()(() => NO_RACE);

/** Whether the player races: from the countdown to the own finish. */
export const isOn = ({ stage }: Pick<RaceView, "stage">): boolean => stage === "countdown" || stage === "racing";

/** Whether what the player types counts now. */
export const canAct = ({ stage, foul, isPaused }: RaceView): boolean => stage === "racing" && !foul && !isPaused;

/** Whether the result board is shown. */
export const isBoardUp = ({ stage }: Pick<RaceView, "stage">): boolean => stage === "done" || stage === "over";

/** Whether the racers are still gathering. */
export const isGathering = ({ stage }: Pick<RaceView, "stage">): boolean =>
  stage === "entering" || stage === "table" || stage === "gathering";
