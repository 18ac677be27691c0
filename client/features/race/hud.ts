/** The parts of the race screen that move at frame rate; each is set straight, outside React. */
export interface Hud {
  speed(wpm: number): void;
  accuracy(percent: number): void;
  place(place: number): void;
  timeLeft(ms: number): void;
  mark(slot: number, fraction: number): void;
}
