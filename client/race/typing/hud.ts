import type { RoadHandle } from "../screen/top-bar.tsx";

/** The parts of the race screen that move at frame rate; each is set straight, outside React. */
export interface Hud extends RoadHandle {
  speed(wpm: number): void;
  accuracy(percent: number): void;
}
