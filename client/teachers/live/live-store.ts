import { create } from "zustand";

import type { Final, LessonView, LiveLane, OwnTextChecked, Podium } from "#shared/contracts/realtime/classroom.ts";
import type { UserID } from "#shared/ids.ts";

/** The state of the line to the room. */
export type LiveStatus =
  | "opening"
  | "open"
  | "reconnecting"
  | "offline"
  /** The room is for others. */
  | "refused"
  /** The lesson is over. */
  | "closed"
  /** The server ended the line; it opens again when it is asked to. */
  | "stopped";

export type Lanes = ReadonlyMap<UserID, LiveLane>;

/** What a teacher sees of a lesson. What was heard last stays while the line is down. */
export interface LiveView {
  readonly status: LiveStatus;
  readonly lesson: LessonView | undefined;
  readonly lanes: Lanes;
  readonly podium: Podium | undefined;
  /** How the last tournament ended, until the next race begins. */
  readonly final: Final | undefined;
  /** Why something that was asked for wasn't done. */
  readonly trouble: string | undefined;
  /** What the server says of the own text that was asked about last. */
  readonly checked: OwnTextChecked | undefined;
  /** A race was asked for, and hasn't begun. */
  readonly isStarting: boolean;
  /** What screen readers hear. */
  readonly said: string;
}

export const NO_LESSON: LiveView = {
  status: "opening",
  lesson: undefined,
  lanes: new Map(),
  podium: undefined,
  final: undefined,
  trouble: undefined,
  checked: undefined,
  isStarting: false,
  said: "",
};

export const useLive = create<LiveView>()(() => NO_LESSON);
