import { create } from "zustand";

import type { ResultLine } from "#shared/contracts/race.ts";
import type { TableView } from "#shared/contracts/realtime/lobby.ts";
import type { RacePhase, SeatView } from "#shared/contracts/realtime/race-state.ts";
import type { Foul } from "#shared/rules/race/foul.ts";

import type { RaceTrouble } from "../session/race-trouble.ts";
import type { Press } from "./results/highlights.ts";

/** Where the player stands on the way through a race. */
export type Stage = "entering" | "table" | RacePhase | "trouble";

/** What the player sees change now and then. What changes at frame rate is in `lanes.ts`. */
export interface RaceView {
  readonly stage: Stage;
  readonly table: TableView | undefined;
  /** When the table starts at the latest, on `performance.now()`. */
  readonly startsAtMs: number;
  readonly raceID: string | undefined;
  readonly slot: number;
  /** The own average, where the needle's red zone begins. */
  readonly ownSpeed: number | undefined;
  readonly seats: readonly SeatView[];
  readonly text: string;
  readonly placeKey: string;
  /** Nobody is shown a place. */
  readonly isCasual: boolean;
  /** A nitro is left for this race. */
  readonly hasNitro: boolean;
  readonly isAway: boolean;
  /** The seat is gone with the race's server. */
  readonly isLost: boolean;
  /** The race before this one was lost with its server. */
  readonly isAfterLoss: boolean;
  /** When the race ends for who stands still, on `performance.now()`. */
  readonly idleUntilMs: number | undefined;
  /** What helps a typist who cannot go on. */
  readonly stuck: string | undefined;
  readonly foul: Foul | undefined;
  readonly lines: readonly ResultLine[];
  readonly isSettled: boolean;
  /** Every own press, once the race is over. */
  readonly presses: readonly Press[];
  readonly trouble: RaceTrouble | undefined;
}

export const NO_RACE: RaceView = {
  stage: "entering",
  table: undefined,
  startsAtMs: 0,
  raceID: undefined,
  slot: 0,
  ownSpeed: undefined,
  seats: [],
  text: "",
  placeKey: "",
  isCasual: false,
  hasNitro: false,
  isAway: false,
  isLost: false,
  isAfterLoss: false,
  idleUntilMs: undefined,
  stuck: undefined,
  foul: undefined,
  lines: [],
  isSettled: false,
  presses: [],
  trouble: undefined,
};

export const useRace = create<RaceView>()(() => NO_RACE);
