import type { RaceAround } from "../screen/race-screen.tsx";
import { useClassroom } from "./classroom-store.ts";

/**
 * The class's parts of a race's screen, besides what stands there while everyone drives to the line.
 *
 * @param race waits for the next one
 */
export const useClassScreen = (race: () => void): Omit<RaceAround, "lobby"> => ({
  title: useClassroom(({ view }) => view?.className ?? "Class race"),
  again: "Back to your class",
  leave: { label: "Leave", to: "/class" },
  onAgain: race,
});
