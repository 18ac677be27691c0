import { create } from "zustand";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { TableView } from "#shared/contracts/realtime/lobby.ts";
import type { LessonHelp, MathResultLine } from "#shared/contracts/realtime/math-race.ts";
import type { RacePhase, SeatView } from "#shared/contracts/realtime/race-state.ts";
import type { Prompt } from "#shared/rules/math/problem.ts";
import type { Foul } from "#shared/rules/race/foul.ts";

import type { RaceTrouble } from "../session/race-trouble.ts";

/** Where the player stands on the way through a math race. */
export type Stage = "parked" | "entering" | "table" | RacePhase | "trouble";

/** What the player sees change now and then. What changes at frame rate is in `picture.ts`. */
export interface MathView {
  readonly stage: Stage;
  /** Whether the selector is open. */
  readonly isChoosing: boolean;
  /** Whether the selector stands at the end of a race. */
  readonly isAgain: boolean;
  readonly lessonID: LessonID | undefined;
  readonly table: TableView | undefined;
  /** When the table starts at the latest, on `performance.now()`. */
  readonly startsAtMs: number;
  readonly raceID: string | undefined;
  readonly slot: number;
  /** The own average in right answers a minute, where the needle's red zone begins. */
  readonly ownSpeed: number | undefined;
  readonly seats: readonly SeatView[];
  readonly placeKey: string;
  /** Nobody is shown a place. */
  readonly isCasual: boolean;
  readonly prompts: readonly Prompt[];
  /** Right answers: the index of the problem that is asked. */
  readonly right: number;
  readonly errors: number;
  /** The digits that are typed and not sent. */
  readonly draft: string;
  /** Whether the draft was sent and is wrong: the next digit begins anew. */
  readonly isWrong: boolean;
  /** Wrong answers to the problem that is asked. */
  readonly wrongRun: number;
  readonly help: LessonHelp | undefined;
  readonly isHelpOpen: boolean;
  readonly isAway: boolean;
  /** The seat is gone with the race's server. */
  readonly isLost: boolean;
  /** The race before this one was lost with its server. */
  readonly isAfterLoss: boolean;
  /** When the race ends for who stands still, on `performance.now()`. */
  readonly idleUntilMs: number | undefined;
  readonly foul: Foul | undefined;
  readonly lines: readonly MathResultLine[];
  /** The quickest right answer, once the race is over. */
  readonly quickestMs: number | undefined;
  readonly isSettled: boolean;
  readonly trouble: RaceTrouble | undefined;
}

export const NO_RACE: MathView = {
  stage: "parked",
  isChoosing: false,
  isAgain: false,
  lessonID: undefined,
  table: undefined,
  startsAtMs: 0,
  raceID: undefined,
  slot: 0,
  ownSpeed: undefined,
  seats: [],
  placeKey: "",
  isCasual: false,
  prompts: [],
  right: 0,
  errors: 0,
  draft: "",
  isWrong: false,
  wrongRun: 0,
  help: undefined,
  isHelpOpen: false,
  isAway: false,
  isLost: false,
  isAfterLoss: false,
  idleUntilMs: undefined,
  foul: undefined,
  lines: [],
  quickestMs: undefined,
  isSettled: false,
  trouble: undefined,
};

export const useMath = create<MathView>()(() => NO_RACE);
