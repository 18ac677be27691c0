import type { Room } from "@colyseus/sdk";

import type { ResultRow } from "#shared/contracts/race/race.ts";
import type { LaneProgress } from "#shared/contracts/realtime/progress.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";

import type { Scene } from "../scene/scene.ts";

export type RaceRoom = Room<unknown, RaceStateView>;

/** The common part of every welcome to a race. */
export interface RaceWelcome {
  readonly slot: number;
  readonly raceID: string;
  /** How many times as long the race may last for this player. */
  readonly times?: number | undefined;
}

/** The common part of every line of a result board. */
export type BoardLine = Pick<ResultRow, "slot" | "standing" | "place">;

/** How a page gets into a race: with the previous page's seat, by requesting one, or not yet. */
export type Opening = "resume" | "join" | "wait";

/** What a session offers to its discipline. */
export interface RaceControls {
  /** Undefined while nothing is drawn. */
  readonly scene: Scene | undefined;
  /** Milliseconds from green light at a moment of `performance.now()`; undefined before the server's clock is known. */
  offsetAt(atMs: number): number | undefined;
  /** Sends pending acts at once. */
  flush(): void;
  send(type: string, message: object): void;
}

/** The state that is rendered five times a second. */
export interface RaceFigures {
  readonly nowMs: number;
  /** Undefined while all are at the start line. */
  readonly place: number | undefined;
  readonly racers: number;
  /** No places are shown. */
  readonly isCasual: boolean;
}

/**
 * What differs between kinds of race in the browser. Seats, stages, time, the road and reconnecting belong to the
 * session.
 */
export interface ClientDiscipline<
  Welcome extends RaceWelcome = RaceWelcome,
  Line extends BoardLine = BoardLine,
  Kept extends object = object,
> {
  /** The name of its sockets in breadcrumbs. */
  readonly name: string;
  /** Where it stores a seat for the next page. */
  readonly seatKey: string;
  /** The message name of its batches. */
  readonly batchType: string;

  /** Resets for a new race. */
  open(race: RaceControls, opening: Opening): void;
  /** What the next page needs besides the seat. */
  readonly kept: Kept;
  /** Restores what the previous page stored. */
  goOn?(kept: Kept): void;
  /** Listens to the messages of this kind of race. */
  listen(room: RaceRoom): void;
  /** Handles the welcome after joining or reconnecting. */
  begin(welcome: Welcome): void;
  /** Synchronises this page with the server once all parts are known: called whenever one of them is new. */
  catchUp(state?: RaceStateView): void;
  /** Called before each sending, ten times a second. */
  tick?(): void;
  nextBatch(): object | undefined;
  /** The number of this player's acts that the server has. */
  acknowledge(own: LaneProgress): void;
  end(lines: readonly Line[]): void;

  /** Characters or problems; 0 before they are known. */
  readonly length: number;
  /** How many of them are done, according to this page. */
  readonly done: number;
  /** The speed of the scenery for a count of them, in WPM. */
  paceOf(done: number, nowMs: number): number;
  /**
   * How far the player's own best race is at a moment from green light, from 0 to 1; undefined where no ghost drives.
   */
  ghostAt(nowMs: number): number | undefined;
  /** Another racer has moved. */
  moved(lane: LaneProgress, before: LaneProgress | undefined): void;
  /**
   * Draws the discipline's own parts at frame rate.
   *
   * @returns the engine's speed, in WPM
   */
  draw(nowMs: number): number;
  drawFigures(figures: RaceFigures): void;
}
