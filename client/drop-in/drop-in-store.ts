import { create } from "zustand";

import type {
  DropInLane,
  DropInPodium,
  DropInTask,
  DropInView,
  NameOffers,
  WallPattern,
} from "#shared/contracts/realtime/drop-in.ts";

/** Why the lesson is over for this page. */
export type Ending = "bell" | "lost" | "idle";

/** What this page knows of a lesson: only while it is open. */
export interface DropInState {
  readonly stage: "door" | "coming" | "inside" | "over";
  readonly ending: Ending | undefined;
  /** What stands in the way, in a sentence. */
  readonly trouble: string | undefined;
  /** The line is down and comes back. */
  readonly isAway: boolean;
  readonly lesson: DropInView | undefined;
  /** When the bell rings, on `performance.now()`. */
  readonly bellMs: number;
  readonly names: NameOffers | undefined;
  readonly pattern: WallPattern | undefined;
  readonly task: DropInTask | undefined;
  readonly lanes: ReadonlyMap<number, DropInLane>;
  /** Of each race so far, the newest last. */
  readonly podiums: readonly DropInPodium[];
  /** The newest race whose result is on the teacher's disk. */
  readonly taken: number;
  /** What the server says of this racer's keys. */
  readonly note: string | undefined;
  /** Why the race ended early for this racer. */
  readonly foul: string | undefined;
  /** Help for a typist who is stuck. */
  readonly stuck: string | undefined;
}

export const AT_THE_DOOR: DropInState = {
  stage: "door",
  ending: undefined,
  trouble: undefined,
  isAway: false,
  lesson: undefined,
  bellMs: 0,
  names: undefined,
  pattern: undefined,
  task: undefined,
  lanes: new Map(),
  podiums: [],
  taken: 0,
  note: undefined,
  foul: undefined,
  stuck: undefined,
};

export const useDropIn = create<DropInState>()(() => AT_THE_DOOR);

/** Whether a teacher has results that are nowhere else yet. */
export const hasUntaken = ({ lesson, podiums, taken }: DropInState): boolean =>
  lesson?.isTeacher === true && (podiums.at(-1)?.number ?? 0) > taken;
