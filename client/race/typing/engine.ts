import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import type { Welcome } from "#shared/contracts/realtime/race.ts";
import { RACE } from "#shared/rules/race/numbers.ts";

import { ServerClock } from "../../net/server-clock.ts";
import { Loop } from "../../scene/loop.ts";
import { sounds } from "../../sound/sounds.ts";
import { idleUntil } from "../session/idle.ts";
import { isDriving, SEAT_KEPT, SeatKeeper, type KeptSeat } from "../session/kept-seat.ts";
import { seatsOfState } from "../session/race-seats.ts";
import { SeatLine } from "../session/seat-line.ts";
import { resumeRace, type RaceEvents, type RaceLine, type WayIn } from "./connection.ts";
import type { Hud } from "./hud.ts";
import { Lanes } from "./lanes.ts";
import { Picture } from "./picture.ts";
import type { Press } from "./results/highlights.ts";
import { NO_RACE, useRace } from "./store.ts";
import { stuckWords } from "./stuck-words.ts";
import { Typist, type PressEffect } from "./typist.ts";

/** Also the presses of the page that is left. */
interface KeptRace extends KeptSeat {
  readonly presses: readonly Press[];
}

const keeper = new SeatKeeper<KeptRace>("redline-race");

/** One way through a race: line, typing, and everything that moves. Lives outside React. */
export class RaceEngine {
  readonly lanes = new Lanes();
  private readonly wayIn: WayIn;
  private readonly picture = new Picture(this.lanes);
  private readonly clock = new ServerClock();
  private readonly stopping = new AbortController();
  private readonly seat = new SeatLine<RaceLine>({
    again: (token, signal) => resumeRace(token, this.events, signal),
    show: (view) => useRace.setState(view),
    signal: this.stopping.signal,
  });
  private typist: Typist | undefined;
  private welcome: Welcome | undefined;
  /** Presses that the page before this one left. */
  private kept: readonly Press[] = [];
  /** Presses since the text is back on a page that does not know yet where its racer was; moments of `performance.now()`. */
  private readonly early: Press[] = [];
  private isCaughtUp = false;
  private greenMs = 0;
  /** Green light is not late by a step. */
  private readonly loop = new Loop(
    () => this.draw(),
    () => (useRace.getState().stage === "countdown" ? undefined : this.picture.scene?.stepMs),
  );
  private sender = 0;
  private readonly isAfterLoss: boolean;
  private readonly takesOver: boolean;
  private readonly path = location.pathname;

  /**
   * @param isAfterLoss the race before this one was lost with its server
   * @param takesOver the race is open on another page
   */
  constructor(wayIn: WayIn, isAfterLoss = false, takesOver = false) {
    this.wayIn = wayIn;
    this.isAfterLoss = isAfterLoss;
    this.takesOver = takesOver;
  }

  async enter(): Promise<void> {
    useRace.setState({ ...NO_RACE, isAfterLoss: this.isAfterLoss }, true);
    addEventListener("pagehide", this.keep, { signal: this.stopping.signal });
    const toSeat = (): Promise<RaceLine> => this.wayIn(this.events, this.stopping.signal, this.takesOver);
    if (!(await this.resume())) await this.seat.find(toSeat, this.isAfterLoss);
    if (!this.seat.line || this.stopping.signal.aborted) return;
    this.sender = window.setInterval(() => this.send(), RACE.tickMs);
    this.loop.start();
  }

  /** Goes on in the race that a reload has cut off. */
  private async resume(): Promise<RaceLine | undefined> {
    const kept = keeper.take();
    if (!kept) return undefined;
    this.kept = kept.presses;
    if (kept.clock) this.clock.goOn(kept.clock);
    return this.seat.resume(kept.reconnectionToken);
  }

  /** The page goes away: the next one may go on. */
  private readonly keep = (): boolean => {
    const { stage } = useRace.getState();
    const { line } = this.seat;
    if (!line || (stage !== "gathering" && stage !== "countdown" && stage !== "racing")) return false;
    const { reconnectionToken } = line;
    keeper.keep({ reconnectionToken, presses: this.typist?.presses ?? [], clock: this.clock.kept }, this.path);
    return true;
  };

  /** Another page of the site is shown, or the next race. A race that runs may be gone on with as after a reload. */
  leave(): void {
    const { seats, slot } = useRace.getState();
    this.stopping.abort(isDriving(seats, slot) && this.keep() ? SEAT_KEPT : undefined);
    sounds.stopEngine();
    clearInterval(this.sender);
    this.loop.stop();
  }

  /** The parts of the screen that move at frame rate say here how they are set. */
  showHud(parts: Partial<Hud>): void {
    Object.assign(this.picture.hud, parts);
  }

  showOn(parts: Partial<Pick<Picture, "scene" | "paper" | "guide">>): void {
    Object.assign(this.picture, parts);
    const { seats, slot } = useRace.getState();
    this.picture.seat(seats, slot);
    this.picture.paper?.moveTo(this.typist?.typing.typed ?? 0);
  }

  /** What is left of the text, while it can be typed. */
  get wanted(): string | undefined {
    const { stage, foul } = useRace.getState();
    return stage === "racing" && !foul ? this.typist?.left : undefined;
  }

  /**
   * Takes one character from the keyboard and paints what it did in the same frame.
   *
   * @param atMs the moment of the press on `performance.now()`
   * @param isCapsLock as far as a keyboard says so
   */
  press(character: string, atMs: number, isCapsLock = false): PressEffect {
    const { stage, slot, foul } = useRace.getState();
    if (!this.typist || stage !== "racing" || foul) return "ignored";
    if (!this.isCaughtUp) {
      this.early.push({ character, atMs });
      return "ignored";
    }
    const effect = this.typist.press(character, this.clock.at(atMs) - this.greenMs);
    if (effect === "ignored") return effect;
    this.notePress(this.typist, isCapsLock);
    if (effect === "nitro") {
      this.picture.paper?.moveTo(this.typist.typing.typed);
      useRace.setState({ hasNitro: false });
      this.send();
      return effect;
    }
    if (effect === "wrong") {
      sounds.play("error");
      this.picture.paper?.wrong();
      this.picture.scene?.fault(slot);
      return effect;
    }
    this.picture.paper?.moveTo(this.typist.typing.typed);
    sounds.click();
    if (effect !== "right") this.picture.scene?.surge(slot);
    if (effect === "done") this.send();
    return effect;
  }

  /** Who types is there, and may be stuck. React hears of it only when something changes. */
  private notePress({ typing, text }: Typist, isCapsLock: boolean): void {
    const { idleUntilMs, stuck: before } = useRace.getState();
    const stuck = stuckWords({ wrongRun: typing.wrongRun, wanted: text[typing.typed] ?? "", isCapsLock });
    if (idleUntilMs !== undefined || stuck !== before) useRace.setState({ idleUntilMs: undefined, stuck });
  }

  private readonly events: RaceEvents = {
    gathered: (view) => {
      const before = useRace.getState().seats;
      useRace.setState({ stage: "table", ...view });
      const { seats, slot } = useRace.getState();
      this.picture.seat(seats, slot, before);
    },
    state: (state) => this.takeState(state),
    welcome: (welcome) => {
      const { slot, raceID, hasNitro } = welcome;
      this.welcome = welcome;
      this.catchUp();
      const { slot: before, seats } = useRace.getState();
      useRace.setState({ slot, raceID, hasNitro, idleUntilMs: undefined });
      if (slot !== before) this.picture.seat(seats, slot);
    },
    nitro: ({ slot }) => {
      sounds.play("nitro");
      this.picture.scene?.nitro(slot);
    },
    ping: (ping) => {
      this.clock.take(ping);
      this.catchUp();
    },
    progress: (changed) => {
      this.lanes.take(changed);
      const own = changed.find((lane) => lane.slot === useRace.getState().slot);
      if (own) this.typist?.acknowledge(own.received);
    },
    idle: (warning) => useRace.setState({ idleUntilMs: idleUntil(warning) }),
    foul: (foul) => useRace.setState({ foul }),
    results: ({ lines, raceID }) => {
      sounds.stopEngine();
      const own = lines.find((line) => line.slot === useRace.getState().slot);
      if (own?.standing === "finished") sounds.play(own.place === 1 ? "win" : "finish");
      const presses = this.typist?.presses ?? [];
      useRace.setState({ stage: "over", lines, raceID, presses, idleUntilMs: undefined });
    },
    settled: () => useRace.setState({ isSettled: true }),
    away: (isAway) => useRace.setState({ isAway }),
    ended: (code) => void (useRace.getState().stage === "over" || this.seat.mend(code)),
  };

  private takeState(state: RaceStateView): void {
    const before = useRace.getState();
    const seats = seatsOfState(state);
    this.greenMs = state.greenMs;
    if (state.text !== "" && this.typist?.text !== state.text) {
      this.typist = new Typist(state.text);
      this.catchUp();
    }
    if (this.typist && this.typist.typing.skipped === 0) this.typist.hasNitro = before.hasNitro;
    const stage = before.stage === "over" ? "over" : state.phase;
    const { text, placeKey, scoring } = state;
    useRace.setState({ stage, seats, text, placeKey, isCasual: scoring === "casual" });
    this.picture.seat(seats, before.slot, before.seats);
  }

  /** Brings typing and server together, once all is there: after a drop, and on a page that goes on with a race. */
  private catchUp(): void {
    const { typist, welcome } = this;
    if (!typist || !welcome || !this.clock.kept) return;
    this.welcome = undefined;
    const { received, typing } = welcome;
    if (typist.presses.length === 0) typist.goOn(this.kept, { ...typing, received });
    else typist.resendFrom(received);
    this.isCaughtUp = true;
    this.picture.paper?.moveTo(typist.typing.typed);
    for (const press of this.early.splice(0)) this.press(press.character, press.atMs);
  }

  private send(): void {
    if (useRace.getState().isAway) return;
    for (let batch = this.typist?.nextBatch(); batch; batch = this.typist?.nextBatch()) this.seat.line?.send(batch);
  }

  private draw(): void {
    const { stage, seats, slot, isCasual } = useRace.getState();
    if (stage !== "countdown" && stage !== "racing" && stage !== "over") return;
    const nowMs = this.clock.at() - this.greenMs;
    this.picture.light(nowMs);
    if (stage === "countdown" && nowMs >= 0) useRace.setState({ stage: "racing" });
    if (this.typist) this.picture.draw({ typist: this.typist, seats, slot, nowMs, isCasual });
  }
}
