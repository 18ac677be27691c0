import type { ResultLine } from "#shared/contracts/race.ts";
import type { LaneProgress } from "#shared/contracts/realtime/progress.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";

import type { Scene } from "../scene/scene.ts";
import type { RaceRoom } from "./session/race-connection.ts";

/** What every welcome to a race says. */
export interface RaceWelcome {
  readonly slot: number;
  readonly raceID: string;
}

/** What every line of a result board says. */
export type BoardLine = Pick<ResultLine, "slot" | "standing" | "place">;

/** How a page comes to a race: with a seat that the page before left, by asking for one, or not yet. */
export type Opening = "resume" | "join" | "wait";

/** What a session does for its discipline. */
export interface RaceControls {
  /** Undefined while nothing is drawn. */
  readonly scene: Scene | undefined;
  /** Milliseconds from green light at a moment of `performance.now()`; undefined before the server's clock is known. */
  offsetAt(atMs: number): number | undefined;
  /** Sends at once what is waiting. */
  flush(): void;
  send(type: string, message: object): void;
}

/** What is drawn five times a second. */
export interface RaceFigures {
  readonly nowMs: number;
  /** Undefined while all stand on the line. */
  readonly place: number | undefined;
  readonly racers: number;
  /** Nobody is shown a place. */
  readonly isCasual: boolean;
}

/** What differs between kinds of race in the browser. Seats, stages, time, the road and the way back are the session's. */
export interface ClientDiscipline<
  Welcome extends RaceWelcome = RaceWelcome,
  Line extends BoardLine = BoardLine,
  Kept extends object = object,
> {
  /** What its sockets are called in the page's trail. */
  readonly name: string;
  /** Where it leaves a seat for the page after this one. */
  readonly seatKey: string;
  /** What its batches are called on the wire. */
  readonly batchType: string;

  /** A race begins, of which nothing is known yet. */
  open(race: RaceControls, opening: Opening): void;
  /** What the page after this one needs beside the seat. */
  readonly kept: Kept;
  /** Takes what the page before this one left. */
  goOn?(kept: Kept): void;
  /** Hears what only this kind of race tells. */
  listen(room: RaceRoom): void;
  /** What a racer who comes, or comes back, needs to go on. */
  begin(welcome: Welcome): void;
  /** Brings this page and the server together, once all is there: called whenever a part of it is new. */
  catchUp(state?: RaceStateView): void;
  /** Called before each sending, ten times a second. */
  tick?(): void;
  nextBatch(): object | undefined;
  /** What the server has of one's own acts. */
  acknowledge(own: LaneProgress): void;
  end(lines: readonly Line[]): void;

  /** Characters or problems; 0 before they are known. */
  readonly length: number;
  /** How many of them are done, as this page knows it. */
  readonly done: number;
  /** How fast so many of them move the scenery, in WPM. */
  paceOf(done: number, nowMs: number): number;
  /** Another racer has moved. */
  moved(lane: LaneProgress, before: LaneProgress | undefined): void;
  /**
   * Draws what is this kind's own, at frame rate.
   *
   * @returns how fast the engine runs, in WPM
   */
  draw(nowMs: number): number;
  drawFigures(figures: RaceFigures): void;
}
