import { create } from "zustand";

import type { ClassroomView, Final, Podium } from "#shared/contracts/realtime/classroom.ts";

/** The state of the connection to the class's room. */
export type ClassroomStatus =
  | "opening"
  | "open"
  | "reconnecting"
  | "offline"
  | "pit-stop"
  | "unreachable"
  | "not-live"
  | "not-member"
  | "elsewhere"
  | "other-race"
  | "closed";

/** What a pupil sees of the class's room. */
export interface Classroom {
  readonly status: ClassroomStatus;
  /** Why the room is closed. */
  readonly sentence: string | undefined;
  readonly view: ClassroomView | undefined;
  readonly podium: Podium | undefined;
  /** How the last tournament ended; shown until the next race begins. */
  readonly final: Final | undefined;
  /** The room's answer, where no race could be made. */
  readonly note: string | undefined;
  /** A race has begun with this pupil, who is not at the start line yet. */
  readonly isCalled: boolean;
  /** This page was in the room, and the teacher has ended the lesson. */
  readonly isOver: boolean;
}

export const NO_CLASSROOM: Classroom = {
  status: "opening",
  sentence: undefined,
  view: undefined,
  podium: undefined,
  final: undefined,
  note: undefined,
  isCalled: false,
  isOver: false,
};

export const useClassroom = create<Classroom>()(() => NO_CLASSROOM);
