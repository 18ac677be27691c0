import type { DropInState } from "./drop-in-store.ts";

/** What the page shows. */
export type Screen = "door" | "over" | "loading" | "wall" | "naming" | "outside" | "race" | "done" | "waiting";

/** Whether this racer has a race to look at: the one that runs, not one that ended while the line was down. */
const isRacing = ({ task, lesson }: DropInState): boolean => task !== undefined && lesson?.race?.number === task.number;

export function screenOf(state: DropInState): Screen {
  const { stage, lesson, lanes } = state;
  if (stage === "over") return "over";
  if (stage !== "inside") return "door";
  if (!lesson) return "loading";
  if (lesson.isTeacher) return "wall";
  if (lesson.you === null) return "naming";
  if (lesson.isOut) return "outside";
  if (!isRacing(state)) return "waiting";
  return (lanes.get(lesson.you)?.standing ?? "racing") === "racing" ? "race" : "done";
}
