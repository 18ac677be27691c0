import type { SeatView } from "#shared/contracts/realtime/race-state.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { accuracyOf, wpmOf } from "#shared/rules/race/speed.ts";

import { beatOf, type Scene } from "../../scene/scene.ts";
import { sounds } from "../../sound/sounds.ts";
import { namesOf, racersOf } from "../session/race-seats.ts";
import { Standings } from "../session/standings.ts";
import { litAt, type Lit } from "../session/start-lights.ts";
import type { Guide } from "./announcer/guide.ts";
import type { Hud } from "./hud.ts";
import type { Lanes } from "./lanes.ts";
import type { PaperHandle } from "./paper.tsx";
import { recentSpeed } from "./recent-speed.ts";
import type { Typist } from "./typist.ts";

const SLOW_HUD_MS = 200;

/** What a frame shows. */
export interface Frame {
  readonly typist: Typist;
  readonly seats: readonly SeatView[];
  readonly slot: number;
  /** Milliseconds from green light. */
  readonly nowMs: number;
  readonly isCasual: boolean;
}

/** Everything of a race that moves at frame rate, or is heard when it moves. Lives outside React. */
export class Picture {
  scene: Scene | undefined;
  paper: PaperHandle | undefined;
  /** For who hears the race. */
  guide: Guide | undefined;
  readonly hud: Partial<Hud> = {};
  private readonly lanes: Lanes;
  private beat = 0;
  private slowHudMs = 0;
  private wordsDone = new Map<number, number>();
  private readonly standings = new Standings();
  private lit: Lit = "off";

  constructor(lanes: Lanes) {
    this.lanes = lanes;
  }

  /** Puts cars on the lanes, and tells the scene what has happened to them since. */
  seat(seats: readonly SeatView[], own: number, before: readonly SeatView[] = []): void {
    this.standings.seat(seats);
    if (!this.scene || seats.length === 0) return;
    if (namesOf(seats) !== namesOf(before)) {
      this.scene.setRacers(racersOf(seats, own));
    }
    const finished = seats.filter((seat) => seat.standing === "finished").length;
    for (const seat of seats) {
      const was = before.find((other) => other.slot === seat.slot);
      if (!was) continue;
      if (was.standing !== "finished" && seat.standing === "finished") this.scene.finish(seat.slot, finished);
      if (was.isHere && !seat.isHere) this.scene.coast(seat.slot);
    }
  }

  draw(frame: Frame): void {
    const beat = beatOf(this.scene?.stepMs);
    if (beat === this.beat) return;
    this.beat = beat;
    this.drawLanes(frame);
    this.drawHud(frame);
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

  private drawLanes({ typist, seats, slot: own, nowMs }: Frame): void {
    for (const seat of seats) {
      const typed = this.typedBy(seat.slot, own, typist);
      const fraction = typed / typist.text.length;
      this.scene?.progress(seat.slot, fraction, wpmOf(typed, nowMs));
      this.hud.mark?.(seat.slot, fraction);
      if (seat.slot !== own) this.surgeOnWord(typist.text, seat.slot, typed);
    }
  }

  private typedBy(slot: number, own: number, typist: Typist): number {
    const known = this.lanes.typed(slot);
    return slot === own ? Math.max(typist.typing.typed, known) : known;
  }

  private surgeOnWord(text: string, slot: number, typed: number): void {
    const words = text.slice(0, typed).split(" ").length;
    if (words > (this.wordsDone.get(slot) ?? 1)) this.scene?.surge(slot);
    this.wordsDone.set(slot, words);
  }

  private drawHud({ typist, seats, slot, nowMs, isCasual }: Frame): void {
    const { hud } = this;
    const wpm = recentSpeed(typist, nowMs);
    hud.speed?.(wpm);
    sounds.engine(wpm);
    if (performance.now() - this.slowHudMs < SLOW_HUD_MS) return;
    this.slowHudMs = performance.now();
    const { typed, errors, wrongRun } = typist.typing;
    const { place, hasOvertaken } = this.standings.look(slot, seats, (other) => this.typedBy(other, slot, typist));
    if (hasOvertaken) {
      this.scene?.overtake(slot);
      sounds.play("overtake");
    }
    const heard = { text: typist.text, typed, wrongRun, racers: seats.length, nowMs };
    this.guide?.hear({ ...heard, place: isCasual ? undefined : place });
    hud.accuracy?.(accuracyOf(typed, errors));
    hud.place?.(place);
    hud.timeLeft?.(Math.max(0, RACE.capMs - Math.max(0, nowMs)));
  }
}
