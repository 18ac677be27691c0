import type { TableView } from "#shared/contracts/realtime/lobby.ts";
import type { RaceStateView, SeatView } from "#shared/contracts/realtime/race-state.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import { accuracyOf, wpmOf } from "#shared/rules/race/speed.ts";

import { ServerClock } from "../../net/server-clock.ts";
import type { Scene } from "../../scene/scene.ts";
import { sounds } from "../../sound/sounds.ts";
import { joinRace, type RaceEvents, type RaceLine } from "./connection.ts";
import type { Hud } from "./hud.ts";
import { Lanes } from "./lanes.ts";
import { litAt, type Lit } from "./lights.ts";
import type { PaperHandle } from "./paper.tsx";
import { recentSpeed } from "./recent-speed.ts";
import { namesOf, racersOf, seatsOfState, seatsOfTable } from "./seats.ts";
import { NO_RACE, useRace } from "./store.ts";
import { sentenceFor } from "./trouble.ts";
import { Typist, type PressEffect } from "./typist.ts";

const SLOW_HUD_MS = 200;

/** One way through a race: line, typing, and everything that moves. Lives outside React. */
export class RaceEngine {
  readonly lanes = new Lanes();
  private readonly hud: Partial<Hud> = {};
  private readonly clock = new ServerClock();
  private readonly stopping = new AbortController();
  private line: RaceLine | undefined;
  private typist: Typist | undefined;
  private greenMs = 0;
  private frame = 0;
  private sender = 0;
  private slowHudMs = 0;
  private wordsDone = new Map<number, number>();
  private shownPlace = 0;
  private lit: Lit = "off";
  private scene: Scene | undefined;
  private paper: PaperHandle | undefined;

  async enter(): Promise<void> {
    useRace.setState({ ...NO_RACE }, true);
    try {
      this.line = await joinRace(this.events, this.stopping.signal);
      if (this.stopping.signal.aborted) return;
      this.sender = window.setInterval(() => this.send(), RACE.tickMs);
      this.frame = requestAnimationFrame(() => this.draw());
    } catch (error) {
      if (!this.stopping.signal.aborted) useRace.setState({ stage: "trouble", trouble: sentenceFor(error) });
    }
  }

  leave(): void {
    this.stopping.abort();
    sounds.stopEngine();
    clearInterval(this.sender);
    cancelAnimationFrame(this.frame);
  }

  /** The parts of the screen that move at frame rate say here how they are set. */
  showHud(parts: Partial<Hud>): void {
    Object.assign(this.hud, parts);
  }

  showOn(parts: { scene?: Scene | undefined; paper?: PaperHandle | undefined }): void {
    if ("scene" in parts) this.scene = parts.scene;
    if ("paper" in parts) this.paper = parts.paper;
    this.seatScene(useRace.getState().seats);
    this.paper?.moveTo(this.typist?.typing.typed ?? 0);
  }

  /**
   * Takes one character from the keyboard and paints what it did in the same frame.
   *
   * @param atMs the moment of the press on `performance.now()`
   */
  press(character: string, atMs: number): PressEffect {
    const { stage, slot, foul } = useRace.getState();
    if (!this.typist || stage !== "racing" || foul) return "ignored";
    const effect = this.typist.press(character, this.clock.at(atMs) - this.greenMs);
    if (effect === "ignored") return effect;
    if (effect === "wrong") {
      sounds.play("error");
      this.paper?.wrong();
      this.scene?.fault(slot);
      return effect;
    }
    this.paper?.moveTo(this.typist.typing.typed);
    sounds.click();
    if (effect !== "right") this.scene?.surge(slot);
    if (effect === "done") this.send();
    return effect;
  }

  private readonly events: RaceEvents = {
    table: (table) => this.takeTable(table),
    state: (state) => this.takeState(state),
    welcome: ({ slot, raceID, received }) => {
      this.typist?.resendFrom(received);
      useRace.setState({ slot, raceID });
    },
    ping: (ping) => this.clock.take(ping),
    progress: (changed) => {
      this.lanes.take(changed);
      const own = changed.find((lane) => lane.slot === useRace.getState().slot);
      if (own) this.typist?.acknowledge(own.received);
    },
    idle: ({ secondsLeft }) => useRace.setState({ idleSeconds: secondsLeft }),
    foul: (foul) => useRace.setState({ foul }),
    results: ({ lines, raceID }) => {
      sounds.stopEngine();
      const own = lines.find((line) => line.slot === useRace.getState().slot);
      if (own?.place) sounds.play(own.place === 1 ? "win" : "finish");
      const presses = this.typist?.presses ?? [];
      useRace.setState({ stage: "over", lines, raceID, presses, idleSeconds: undefined });
    },
    settled: () => useRace.setState({ isSettled: true }),
    away: (isAway) => useRace.setState({ isAway }),
    ended: (code) => {
      if (useRace.getState().stage === "over" || this.stopping.signal.aborted) return;
      useRace.setState({ stage: "trouble", trouble: sentenceFor(code) });
    },
  };

  private takeTable(table: TableView): void {
    const before = useRace.getState().seats;
    const seats = seatsOfTable(table);
    const { placeKey, ownSeat } = table;
    useRace.setState({
      stage: "table",
      table,
      startsAtMs: performance.now() + table.startsInMs,
      slot: ownSeat,
      seats,
      placeKey,
    });
    this.seatScene(seats, before);
  }

  private takeState(state: RaceStateView): void {
    const before = useRace.getState();
    const seats = seatsOfState(state);
    this.greenMs = state.greenMs;
    if (state.text !== "" && this.typist?.text !== state.text) this.typist = new Typist(state.text);
    const stage = before.stage === "over" ? "over" : state.phase;
    useRace.setState({ stage, seats, text: state.text, placeKey: state.placeKey });
    this.seatScene(seats, before.seats);
  }

  private seatScene(seats: readonly SeatView[], before: readonly SeatView[] = []): void {
    if (!this.scene || seats.length === 0) return;
    const { slot: own } = useRace.getState();
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

  private send(): void {
    if (useRace.getState().isAway) return;
    for (let batch = this.typist?.nextBatch(); batch; batch = this.typist?.nextBatch()) this.line?.send(batch);
  }

  private draw(): void {
    this.frame = requestAnimationFrame(() => this.draw());
    const { stage, seats, slot } = useRace.getState();
    if (stage !== "countdown" && stage !== "racing" && stage !== "over") return;
    const nowMs = this.clock.at() - this.greenMs;
    this.light(litAt(nowMs));
    if (stage === "countdown" && nowMs >= 0) useRace.setState({ stage: "racing" });
    this.drawLanes(seats, slot, nowMs);
    this.drawHud(seats, slot, nowMs);
  }

  private light(lit: Lit): void {
    if (lit === this.lit) return;
    this.lit = lit;
    this.scene?.lights(lit);
    if (lit === "go") sounds.play("green");
    else if (lit !== "off" && lit > 0) sounds.play("countdown");
  }

  private drawLanes(seats: readonly SeatView[], own: number, nowMs: number): void {
    const { typist } = this;
    if (!typist) return;
    for (const seat of seats) {
      const typed =
        seat.slot === own ? Math.max(typist.typing.typed, this.lanes.typed(own)) : this.lanes.typed(seat.slot);
      const fraction = typed / typist.text.length;
      this.scene?.progress(seat.slot, fraction, wpmOf(typed, nowMs));
      this.hud.mark?.(seat.slot, fraction);
      if (seat.slot !== own) this.surgeOnWord(seat.slot, typed);
    }
  }

  private surgeOnWord(slot: number, typed: number): void {
    const words = this.typist?.text.slice(0, typed).split(" ").length ?? 0;
    if (words > (this.wordsDone.get(slot) ?? 1)) this.scene?.surge(slot);
    this.wordsDone.set(slot, words);
  }

  private drawHud(seats: readonly SeatView[], slot: number, nowMs: number): void {
    const { typist, hud } = this;
    if (!typist) return;
    const wpm = recentSpeed(typist, nowMs);
    hud.speed?.(wpm);
    sounds.engine(wpm);
    if (performance.now() - this.slowHudMs < SLOW_HUD_MS) return;
    this.slowHudMs = performance.now();
    const { typed, errors } = typist.typing;
    const place = this.lanes.placeOf(
      slot,
      seats.map((seat) => seat.slot),
      typed,
    );
    if (place < this.shownPlace) {
      this.scene?.overtake(slot);
      sounds.play("overtake");
    }
    this.shownPlace = place;
    hud.accuracy?.(accuracyOf(typed, errors));
    hud.place?.(place);
    hud.timeLeft?.(Math.max(0, RACE.capMs - Math.max(0, nowMs)));
  }
}
