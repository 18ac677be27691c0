import type { ClassroomView } from "#shared/contracts/realtime/classroom.ts";
import { nextInTournament } from "#shared/rules/classroom/race-name.ts";

import { named } from "../../ui/data/as-is.tsx";
import type { ClassroomStatus } from "./classroom-store.ts";

/** How pupils call the teacher in the middle of a sentence. */
export const teacherWords = (teacherName: string): string => (teacherName === "" ? "your teacher" : named(teacherName));

const asBegin = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What the class waits for. */
export function roomWords(
  { teacherName, isTeacherHere, race, tournament }: ClassroomView,
  status: ClassroomStatus,
): string {
  if (status === "offline") return "You're offline. We'll keep trying.";
  if (status !== "open") return "You're disconnected. Reconnecting…";
  const teacher = teacherWords(teacherName);
  if (race?.isPaused) return "A race is paused. Stay here for the next one.";
  if (race) return `A race is running, ${race.done} of ${race.racers} are done. Stay here for the next one.`;
  if (!isTeacherHere) return `${asBegin(teacher)} will be back in a moment.`;
  const over = tournament?.isOver ? "The tournament is over. " : "";
  return `${over}Waiting for ${teacher} to start ${nextInTournament(tournament)?.toLowerCase() ?? "the race"}.`;
}
