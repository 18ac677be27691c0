import { minutes, seconds } from "../../units.ts";
import { CLASSES } from "../classes/numbers.ts";

/** How a class race is ranked. */
export const RANKINGS = ["place", "improvement"] as const;
export type Ranking = (typeof RANKINGS)[number];

/** The numbers of a class that meets live. */
export const CLASSROOM = {
  mostPupils: CLASSES.mostPupils,
  /** Without a teacher in it the room waits so long, and at least as long as a race runs. */
  withoutTeacherMs: minutes(2),
  /** A pupil whose line is down stays in the room for so long. */
  comeBackMs: seconds(60),
  /** How often races tell what their pupils do while a teacher looks. */
  lanesEveryMs: seconds(1),
  /** A watch of races ends so long after the last word of it. */
  watchMs: seconds(15),
  renewMs: seconds(5),
  /** A race that says nothing for so long to who looks isn't there any more. */
  lostMs: seconds(15),
  /** All pauses of a race together: what a race may take along is free again soon after. */
  mostPausedMs: minutes(5),
  /** A pause that nobody repeats is over after so long. */
  pauseHeldMs: seconds(15),
  /** A lesson in which no teacher does anything ends after so long. */
  idleMs: minutes(90),
  /** What the first, the second and so on get in a lesson of several races; everyone else who finishes gets one. */
  points: [10, 8, 6, 5, 4, 3, 2],
  /** How many races a tournament has. */
  tournament: { fewest: 2, most: 10 },
} as const;
