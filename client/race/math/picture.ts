import type { LaneProgress } from "#shared/contracts/realtime/progress.ts";
import type { SeatView } from "#shared/contracts/realtime/race-state.ts";
import { mathScoreOf } from "#shared/rules/math/score.ts";
import { RACE } from "#shared/rules/race/numbers.ts";

import { beatOf, type Scene } from "../../scene/scene.ts";
import { sounds } from "../../sound/sounds.ts";
import type { RoadHandle } from "../screen/top-bar.tsx";
import { namesOf, racersOf } from "../session/race-seats.ts";
import { Standings } from "../session/standings.ts";
import { litAt, type Lit } from "../session/start-lights.ts";

const SLOW_HUD_MS = 200;
/** An answer a minute moves the scenery like so many words a minute. */
const WPM_PER_ANSWER = 4;

/** The parts of the screen that move at frame rate; each is set straight, outside React. */
export interface Hud {
  /** @param perMinute right answers a minute so far */
  score(perMinute: number): void;
}

/** What a frame shows. */
export interface Frame {
  readonly right: number;
  readonly problems: number;
  readonly seats: readonly SeatView[];
  readonly slot: number;
  /** Milliseconds from green light. */
  readonly nowMs: number;
}

/** Everything of a math race that moves at frame rate, or is heard when it moves. Lives outside React. */
export class Picture {
  scene: Scene | undefined;
  road: RoadHandle | undefined;
  hud: Hud | undefined;
  private readonly lanes = new Map<number, LaneProgress>();
  private beat = 0;
  private slowHudMs = 0;
  private readonly standings = new Standings();
  private lit: Lit = "off";

  take(changed: readonly LaneProgress[], own: number): void {
    for (const lane of changed) {
      const was = this.lanes.get(lane.slot);
      this.lanes.set(lane.slot, lane);
      if (lane.slot === own) continue;
      if (lane.typed > (was?.typed ?? 0)) this.scene?.surge(lane.slot);
      if (lane.errors > (was?.errors ?? 0)) this.scene?.fault(lane.slot);
    }
  }

  /** Puts cars on the lanes, and tells the scene what has happened to them since. */
  seat(seats: readonly SeatView[], own: number, before: readonly SeatView[] = []): void {
    this.standings.seat(seats);
    if (!this.scene || seats.length === 0) return;
    if (namesOf(seats) !== namesOf(before)) this.scene.setRacers(racersOf(seats, own));
    const finished = seats.filter((seat) => seat.standing === "finished").length;
    for (const seat of seats) {
      const was = before.find((other) => other.slot === seat.slot);
      if (!was) continue;
      if (was.standing !== "finished" && seat.standing === "finished") this.scene.finish(seat.slot, finished);
      if (was.isHere && !seat.isHere) this.scene.coast(seat.slot);
    }
  }

  /** The start lights, by the server's clock. */
  light(nowMs: number): void {
    const lit = litAt(nowMs);
    if (lit === this.lit) return;
    this.lit = lit;
    this.scene?.lights(lit);
    if (lit === "go") sounds.play("green");
    else if (lit !== "off" && lit > 0) sounds.play("countdown");
  }

  draw({ right, problems, seats, slot, nowMs }: Frame): void {
    const beat = beatOf(this.scene?.stepMs);
    if (beat === this.beat) return;
    this.beat = beat;
    const rightOf = (other: number): number =>
      other === slot ? Math.max(right, this.lanes.get(slot)?.typed ?? 0) : (this.lanes.get(other)?.typed ?? 0);
    const paceOf = (done: number): number => mathScoreOf(done, 0, nowMs).score * WPM_PER_ANSWER;
    for (const seat of seats) {
      const done = rightOf(seat.slot);
      this.scene?.progress(seat.slot, done / problems, paceOf(done));
      this.road?.mark(seat.slot, done / problems);
    }
    sounds.engine(paceOf(right));
    if (performance.now() - this.slowHudMs < SLOW_HUD_MS) return;
    this.slowHudMs = performance.now();
    const { place, hasOvertaken } = this.standings.look(slot, seats, rightOf);
    if (hasOvertaken) {
      this.scene?.overtake(slot);
      sounds.play("overtake");
    }
    this.road?.place(place);
    this.road?.timeLeft(Math.max(0, RACE.capMs - Math.max(0, nowMs)));
    this.hud?.score(mathScoreOf(right, 0, nowMs).score);
  }
}
