import type { LaneProgress } from "#shared/contracts/realtime/progress.ts";
import type { SeatView } from "#shared/contracts/realtime/race-state.ts";
import { RACE } from "#shared/rules/race/numbers.ts";

import { beatOf, type Scene } from "../../scene/scene.ts";
import { GHOST_SLOT } from "../../scene/stage.ts";
import { sounds } from "../../sound/sounds.ts";
import type { ClientDiscipline } from "../discipline.ts";
import { ghostOf, namesOf, racersOf } from "./race-seats.ts";
import { Standings } from "./standings.ts";
import { StartLights } from "./start-lights.ts";

const FIGURES_EVERY_MS = 200;
/** A ghost has no place; it stops behind the gate where a racer of this place does. */
const GHOST_PARKS_AS = 3;

/** The moving parts of the bar; each is set directly, outside React. */
export interface TopBarHandle {
  /** Undefined while all are at the start line. */
  place(place: number | undefined): void;
  timeLeft(ms: number): void;
  /** @param fraction of the whole road, from 0 to 1 */
  mark(slot: number, fraction: number): void;
}

/** The content of a frame. */
export interface RaceFrame {
  readonly seats: readonly SeatView[];
  readonly slot: number;
  /** Milliseconds from green light. */
  readonly nowMs: number;
  readonly isCasual: boolean;
  /** The street stands still. */
  readonly isPaused: boolean;
  /** False in a pause, and once the player is done, and others still race. */
  readonly isDriving: boolean;
}

/** Everything that moves at frame rate in all kinds of race, with its sounds. Lives outside React. */
export class RacePainter {
  scene: Scene | undefined;
  bar: TopBarHandle | undefined;
  /** When the race ends for this player at the latest. */
  capMs: number = RACE.capMs;
  readonly #discipline: ClientDiscipline;
  readonly #lanes = new Map<number, LaneProgress>();
  readonly #standings = new Standings();
  readonly #lights = new StartLights();
  #beat = 0;
  #figuresMs = 0;
  #hasGhost = false;

  constructor(discipline: ClientDiscipline) {
    this.#discipline = discipline;
  }

  take(changed: readonly LaneProgress[], own: number): void {
    for (const lane of changed) {
      const before = this.#lanes.get(lane.slot);
      this.#lanes.set(lane.slot, lane);
      if (lane.slot !== own) this.#discipline.moved(lane, before);
    }
  }

  /** Puts cars on the lanes, and passes on to the scene what has happened to them. */
  seat(seats: readonly SeatView[], own: number, before: readonly SeatView[] = []): void {
    this.#standings.seat(seats);
    if (!this.scene || seats.length === 0) return;
    const hasGhost = this.#discipline.ghostAt(0) !== undefined;
    if (namesOf(seats) !== namesOf(before) || hasGhost !== this.#hasGhost) {
      this.scene.setRacers([...racersOf(seats, own), ...(hasGhost ? ghostOf(seats, own) : [])]);
    }
    this.#hasGhost = hasGhost;
    const finished = seats.filter((seat) => seat.standing === "finished").length;
    for (const seat of seats) {
      const was = before.find((other) => other.slot === seat.slot);
      if (!was) continue;
      if (was.standing !== "finished" && seat.standing === "finished") this.scene.finish(seat.slot, finished);
      if (was.isHere && !seat.isHere) this.scene.coast(seat.slot);
    }
  }

  light(nowMs: number): void {
    this.#lights.show(nowMs, this.scene);
  }

  draw(frame: RaceFrame): void {
    const beat = beatOf(this.scene?.stepMs);
    if (beat === this.#beat || this.#discipline.length === 0) return;
    this.#beat = beat;
    const { seats, slot: own, nowMs } = frame;
    for (const { slot } of seats) {
      const done = this.#doneBy(slot, own);
      const fraction = done / this.#discipline.length;
      this.scene?.progress(slot, fraction, frame.isPaused ? 0 : this.#discipline.paceOf(done, nowMs));
      this.bar?.mark(slot, fraction);
    }
    this.#drawGhost(nowMs);
    if (frame.isDriving) sounds.engine(this.#discipline.draw(nowMs));
    if (performance.now() - this.#figuresMs < FIGURES_EVERY_MS) return;
    this.#figuresMs = performance.now();
    this.#drawFigures(frame);
  }

  #drawGhost(nowMs: number): void {
    const share = this.#discipline.ghostAt(nowMs);
    if (share === undefined) return;
    if (share < 1) this.scene?.progress(GHOST_SLOT, share, 0);
    else this.scene?.finish(GHOST_SLOT, GHOST_PARKS_AS);
  }

  #drawFigures({ seats, slot, nowMs, isCasual }: RaceFrame): void {
    const { place, hasOvertaken } = this.#standings.look(slot, seats, (other) => this.#doneBy(other, slot));
    if (hasOvertaken) {
      this.scene?.overtake(slot);
      sounds.play("overtake");
    }
    this.bar?.place(this.#doneBy(slot, slot) > 0 ? place : undefined);
    this.bar?.timeLeft(Math.max(0, this.capMs - Math.max(0, nowMs)));
    this.#discipline.drawFigures({ nowMs, place, racers: seats.length, isCasual });
  }

  #doneBy(slot: number, own: number): number {
    const known = this.#lanes.get(slot)?.typed ?? 0;
    return slot === own ? Math.max(this.#discipline.done, known) : known;
  }
}
