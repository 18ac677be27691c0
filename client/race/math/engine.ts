import type { MathWelcome, Problems } from "#shared/contracts/realtime/math-race.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import { RACE } from "#shared/rules/race/numbers.ts";

import { ServerClock } from "../../net/server-clock.ts";
import { Loop } from "../../scene/loop.ts";
import type { Scene } from "../../scene/scene.ts";
import { sounds } from "../../sound/sounds.ts";
import type { RoadHandle } from "../screen/top-bar.tsx";
import { idleUntil } from "../session/idle.ts";
import { isDriving, SEAT_KEPT, SeatKeeper, type KeptSeat } from "../session/kept-seat.ts";
import { seatsOfState } from "../session/race-seats.ts";
import { SeatLine } from "../session/seat-line.ts";
import { resumeMathRace, type MathEvents, type MathLine, type Wish } from "./connection.ts";
import { Picture, type Hud } from "./picture.ts";
import { Solver } from "./solver.ts";
import { NO_RACE, useMath } from "./store.ts";

const STIR_EVERY_MS = 1_000;
const keeper = new SeatKeeper("redline-math-race");

/** One way through a math race: line, answers, and everything that moves. Lives outside React. */
export class MathEngine {
  private readonly picture = new Picture();
  private readonly clock = new ServerClock();
  private readonly stopping = new AbortController();
  private readonly wish: Wish | undefined;
  private readonly seat = new SeatLine<MathLine>({
    again: (token, signal) => resumeMathRace(token, this.events, signal),
    show: (view) => useMath.setState({ ...view, isChoosing: false }),
    signal: this.stopping.signal,
  });
  private solver: Solver | undefined;
  private welcome: MathWelcome | undefined;
  private problems: Problems | undefined;
  private greenMs = 0;
  /** Green light is not late by a step. */
  private readonly loop = new Loop(
    () => this.draw(),
    () => (useMath.getState().stage === "countdown" ? undefined : this.picture.scene?.stepMs),
  );
  private sender = 0;
  private stirredMs = -Infinity;
  /** An answer came before it may, or before the server's clock is known on a page that goes on: it is sent when it may. */
  private isHeld = false;
  private readonly isAfterLoss: boolean;
  private readonly takesOver: boolean;
  private readonly path = location.pathname;

  /**
   * @param isAfterLoss the race before this one was lost with its server
   * @param takesOver the race is open on another page
   */
  constructor(wish?: Wish, isAfterLoss = false, takesOver = false) {
    this.wish = wish;
    this.isAfterLoss = isAfterLoss;
    this.takesOver = takesOver;
  }

  /** Goes on in the race that a reload has cut off, or to what is wanted, or asks for it. */
  async wake(): Promise<void> {
    const { wish, stopping } = this;
    const kept = keeper.take();
    if (kept || !wish) useMath.setState({ ...NO_RACE, isChoosing: kept === undefined }, true);
    const line = kept && (await this.resume(kept));
    if (stopping.signal.aborted) return;
    if (line) this.start();
    else if (wish) await this.enter(wish);
    else useMath.setState({ isChoosing: true });
  }

  private resume({ reconnectionToken, clock }: KeptSeat): Promise<MathLine | undefined> {
    if (clock) this.clock.goOn(clock);
    return this.seat.resume(reconnectionToken);
  }

  private async enter({ lessonID, wayIn }: Wish): Promise<void> {
    const { isChoosing, isAgain } = useMath.getState();
    const { isAfterLoss, stopping } = this;
    useMath.setState({ ...NO_RACE, stage: "entering", isChoosing, isAgain, lessonID, isAfterLoss }, true);
    if (await this.seat.find(() => wayIn(this.events, stopping.signal, this.takesOver), isAfterLoss)) this.start();
  }

  private start(): void {
    if (this.stopping.signal.aborted) return;
    addEventListener("pagehide", this.keep, { signal: this.stopping.signal });
    this.sender = window.setInterval(() => this.beat(), RACE.tickMs);
    this.loop.start();
  }

  /** The page goes away: the next one may go on. */
  private readonly keep = (): boolean => {
    const { stage } = useMath.getState();
    const { line } = this.seat;
    if (!line || (stage !== "gathering" && stage !== "countdown" && stage !== "racing")) return false;
    this.send();
    keeper.keep({ reconnectionToken: line.reconnectionToken, clock: this.clock.kept }, this.path);
    return true;
  };

  /** Another page of the site is shown, or the next race. A race that runs may be gone on with as after a reload. */
  leave(): void {
    const { seats, slot } = useMath.getState();
    this.stopping.abort(isDriving(seats, slot) && this.keep() ? SEAT_KEPT : undefined);
    sounds.stopEngine();
    clearInterval(this.sender);
    this.loop.stop();
  }

  showOn(parts: { scene?: Scene | undefined; road?: RoadHandle | undefined; hud?: Hud | undefined }): void {
    Object.assign(this.picture, parts);
    const { seats, slot } = useMath.getState();
    if ("scene" in parts) this.picture.seat(seats, slot);
  }

  /** Takes the digits that stand in the box now. */
  write(text: string): void {
    const draft = text.replaceAll(/\D/g, "").slice(0, MATH.maxDigits);
    this.isHeld = false;
    useMath.setState({ draft, isWrong: false });
    this.stir();
  }

  /**
   * Sends what stands in the box, and paints what it did in the same frame.
   *
   * @param atMs the moment on `performance.now()`
   */
  submit(atMs: number = performance.now()): void {
    const { stage, slot, foul, draft, isWrong } = useMath.getState();
    if (!this.solver || stage !== "racing" || foul || isWrong) return;
    this.isHeld = this.clock.kept === undefined;
    if (this.isHeld) return;
    const effect = this.solver.answer(draft, this.clock.at(atMs) - this.greenMs);
    this.isHeld = effect === "ignored" && draft !== "";
    if (effect === "ignored") return;
    const { right, errors, quickestMs } = this.solver;
    useMath.setState({ right, errors, quickestMs, idleUntilMs: undefined });
    this.send();
    if (effect === "wrong") {
      sounds.play("error");
      this.picture.scene?.fault(slot);
      useMath.setState(({ wrongRun }) => ({ isWrong: true, wrongRun: wrongRun + 1 }));
      return;
    }
    useMath.setState({ draft: "", isWrong: false, wrongRun: 0 });
    sounds.click();
    this.picture.scene?.surge(slot);
  }

  toggleHelp(): void {
    const { isHelpOpen, help } = useMath.getState();
    useMath.setState({ isHelpOpen: !isHelpOpen, idleUntilMs: undefined });
    if (!isHelpOpen && !help) this.seat.line?.askHelp();
    else this.stir();
  }

  /** Who thinks is not idle. */
  private stir(): void {
    const nowMs = performance.now();
    if (useMath.getState().stage !== "racing" || nowMs - this.stirredMs < STIR_EVERY_MS) return;
    this.stirredMs = nowMs;
    this.seat.line?.stir();
    useMath.setState({ idleUntilMs: undefined });
  }

  private readonly events: MathEvents = {
    gathered: (view) => {
      const { seats: before } = useMath.getState();
      useMath.setState({ stage: "table", isChoosing: false, ...view });
      const { seats, slot } = useMath.getState();
      this.picture.seat(seats, slot, before);
    },
    state: (state) => this.takeState(state),
    welcome: (welcome) => {
      const { slot, raceID, lessonID } = welcome;
      const { slot: before, seats } = useMath.getState();
      useMath.setState({ slot, raceID, lessonID, idleUntilMs: undefined });
      if (slot !== before) this.picture.seat(seats, slot);
      this.solver?.resendFrom(welcome.received);
      this.welcome = welcome;
      this.catchUp();
    },
    problems: (problems) => {
      this.problems = problems;
      this.catchUp();
    },
    ping: (ping) => this.clock.take(ping),
    progress: (changed) => {
      const { slot } = useMath.getState();
      this.picture.take(changed, slot);
      const own = changed.find((lane) => lane.slot === slot);
      if (!own || !this.solver) return;
      this.solver.settle(own);
      useMath.setState({ right: this.solver.right, errors: this.solver.errors });
    },
    help: (help) => useMath.setState({ help }),
    idle: (warning) => useMath.setState({ idleUntilMs: idleUntil(warning) }),
    foul: (foul) => useMath.setState({ foul }),
    results: ({ lines, raceID }) => {
      sounds.stopEngine();
      const own = lines.find((line) => line.slot === useMath.getState().slot);
      if (own?.standing === "finished") sounds.play(own.place === 1 ? "win" : "finish");
      useMath.setState({ stage: "over", lines, raceID, isHelpOpen: false, idleUntilMs: undefined });
    },
    settled: () => useMath.setState({ isSettled: true }),
    away: (isAway) => useMath.setState({ isAway }),
    ended: (code) => void (useMath.getState().stage === "over" || this.seat.mend(code)),
  };

  private takeState(state: RaceStateView): void {
    const before = useMath.getState();
    const seats = seatsOfState(state);
    this.greenMs = state.greenMs;
    const stage = before.stage === "over" ? "over" : state.phase;
    const { placeKey, scoring } = state;
    useMath.setState({ stage, seats, placeKey, isCasual: scoring === "casual" });
    this.picture.seat(seats, before.slot, before.seats);
  }

  /** Begins to solve once problems and standing are both here. */
  private catchUp(): void {
    if (this.solver || !this.welcome || !this.problems) return;
    const { reckoning, received } = this.welcome;
    this.solver = new Solver(this.problems.prompts, reckoning, received);
    useMath.setState({ prompts: this.problems.prompts, ...reckoning });
  }

  private beat(): void {
    if (this.isHeld) this.submit();
    this.send();
  }

  private send(): void {
    if (useMath.getState().isAway) return;
    for (let batch = this.solver?.nextBatch(); batch; batch = this.solver?.nextBatch()) this.seat.line?.send(batch);
  }

  private draw(): void {
    const { stage, seats, slot } = useMath.getState();
    if (stage !== "countdown" && stage !== "racing" && stage !== "over") return;
    const nowMs = this.clock.at() - this.greenMs;
    this.picture.light(nowMs);
    if (stage === "countdown" && nowMs >= 0) useMath.setState({ stage: "racing" });
    const { right = 0, prompts = [] } = this.solver ?? {};
    if (prompts.length > 0) this.picture.draw({ right, problems: prompts.length, seats, slot, nowMs });
  }
}
