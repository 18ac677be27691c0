import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import { RACE } from "#shared/rules/race/numbers.ts";

import { maySit, type Patience } from "../../net/patience.ts";
import { ServerClock } from "../../net/server-clock.ts";
import { Loop } from "../../scene/loop.ts";
import type { Scene } from "../../scene/scene.ts";
import { setCounting, setRacing } from "../../session/racing.ts";
import { sounds } from "../../sound/sounds.ts";
import type { BoardLine, ClientDiscipline, RaceControls } from "../discipline.ts";
import { withLines } from "./board-lines.ts";
import { isDriving, SEAT_KEPT, SeatKeeper, type KeptSeat } from "./kept-seat.ts";
import { resumeRace, type BoardNews, type RaceConnection, type RaceEvents } from "./race-connection.ts";
import { RacePainter, type TopBarHandle } from "./race-painter.ts";
import { shownOf } from "./race-seats.ts";
import { isBoardUp, isGathering, isOn, NO_RACE, useRace } from "./race-store.ts";
import { RaceSeat } from "./reconnect.ts";
import type { SessionStart } from "./session-start.ts";
import { untilLeft } from "./until-left.ts";

/** One race from start to end: the connection, the stages, and everything that moves. Lives outside React. */
export class RaceSession<D extends ClientDiscipline = ClientDiscipline> implements RaceControls {
  readonly discipline: D;
  readonly #start: SessionStart;
  readonly #painter: RacePainter;
  readonly #keeper: SeatKeeper<KeptSeat>;
  readonly #serverClock = new ServerClock();
  readonly #leaving = new AbortController();
  readonly #seat: RaceSeat<RaceConnection>;
  readonly #path = location.pathname;
  /** Green light is not delayed by a step. */
  readonly #loop = new Loop(
    () => this.#draw(),
    () => (useRace.getState().stage === "countdown" ? undefined : this.scene?.stepMs),
  );
  #greenMs = 0;
  #board: readonly BoardLine[] = [];
  #sender: ReturnType<typeof setInterval> | undefined;

  constructor(discipline: D, start: SessionStart) {
    const { resume = resumeRace, clock } = start;
    this.discipline = discipline;
    this.#start = start;
    this.#painter = new RacePainter(discipline);
    this.#keeper = new SeatKeeper(discipline.seatKey);
    this.#seat = new RaceSeat<RaceConnection>({
      again: (token, patience) => resume(token, this.#eventsUntil(patience.signal), patience),
      show: (view) => {
        if (view.stage === "trouble") setRacing(false);
        useRace.setState(view);
      },
      signal: this.#leaving.signal,
      ...(clock && { clock }),
    });
  }

  get scene(): Scene | undefined {
    return this.#painter.scene;
  }

  /** Resumes the race that a reload interrupted, or else joins the requested one. */
  async resumeOrJoin(): Promise<void> {
    const { join, lossBefore, takesOver = false } = this.#start;
    const { signal } = this.#leaving;
    const kept = this.#keeper.take();
    useRace.setState({ ...NO_RACE, stage: kept || !join ? "parked" : "entering", lossBefore }, true);
    this.discipline.open(this, kept ? "resume" : join ? "join" : "wait");
    addEventListener("pagehide", this.#keep, { signal });
    const isBack = kept !== undefined && (await this.#resume(kept));
    if (signal.aborted) return;
    if (!isBack && !join) return this.discipline.open(this, "wait");
    if (!isBack && join) {
      useRace.setState({ stage: "entering" });
      if (kept) this.discipline.open(this, "join");
      // A seat that was taken over a line that passes nothing is no other page's.
      let isOurs = takesOver || this.#seat.maySit;
      const toSeat = (patience: Patience): Promise<RaceConnection> => {
        patience.signal.addEventListener("abort", () => (isOurs ||= maySit(patience.signal.reason)));
        return join(this.#eventsUntil(patience.signal), patience, isOurs);
      };
      if (!(await this.#seat.find(toSeat, lossBefore !== undefined))) return;
    }
    this.#run();
  }

  async #resume(kept: KeptSeat): Promise<boolean> {
    if (kept.clock) this.#serverClock.goOn(kept.clock);
    this.discipline.goOn?.(kept);
    return (await this.#seat.resume(kept.reconnectionToken)) !== undefined;
  }

  #run(): void {
    if (this.#leaving.signal.aborted) return;
    this.#sender = setInterval(() => {
      this.discipline.tick?.();
      this.flush();
    }, RACE.tickMs);
    this.#loop.start();
  }

  /** The page unloads: the next one may resume. */
  readonly #keep = (): boolean => {
    const { stage } = useRace.getState();
    const { connection } = this.#seat;
    if (!connection || (stage !== "gathering" && !isOn({ stage }))) return false;
    this.flush();
    const { reconnectionToken } = connection;
    this.#keeper.keep({ ...this.discipline.kept, reconnectionToken, clock: this.#serverClock.kept }, this.#path);
    return true;
  };

  /** The page shows something else, or the next race. A running race may be resumed as after a reload. */
  leave(): void {
    const { seats, slot } = useRace.getState();
    this.#leaving.abort(isDriving(seats, slot) && this.#keep() ? SEAT_KEPT : undefined);
    setRacing(false);
    setCounting(false);
    sounds.stopEngine();
    clearInterval(this.#sender);
    this.#loop.stop();
  }

  showOn(parts: { readonly scene?: Scene | undefined; readonly bar?: TopBarHandle | undefined }): void {
    Object.assign(this.#painter, parts);
    const { seats, slot } = useRace.getState();
    if ("scene" in parts) this.#painter.seat(seats, slot);
  }

  offsetAt(atMs: number): number | undefined {
    return this.#serverClock.kept && this.#serverClock.at(atMs) - this.#greenMs;
  }

  flush(): void {
    if (useRace.getState().isAway || !this.#seat.connection) return;
    const { discipline } = this;
    for (let batch = discipline.nextBatch(); batch; batch = discipline.nextBatch()) {
      this.send(discipline.batchType, batch);
    }
  }

  send(type: string, message: object): void {
    this.#seat.connection?.send(type, message);
  }

  /** @param signal aborts when the way that leads to the race comes to nothing, and with the page */
  #eventsUntil(signal: AbortSignal): RaceEvents {
    return untilLeft(this.#handlers, signal);
  }

  get #handlers(): RaceEvents {
    const { discipline } = this;
    return {
      name: discipline.name,
      listen: (room) => {
        // At once, before the first state: whoever drives here is not driving on another page.
        if (!this.#leaving.signal.aborted) setRacing(true);
        discipline.listen(room);
      },
      seated: (connection) => (this.#seat.connection = connection),
      gathered: (view) => {
        const { seats: before } = useRace.getState();
        useRace.setState({ stage: "table", ...view });
        const { seats, slot } = useRace.getState();
        this.#painter.seat(seats, slot, before);
      },
      state: (state) => this.#takeState(state),
      welcome: (welcome) => {
        const { slot, raceID, times = 1 } = welcome;
        this.#painter.capMs = RACE.capMs * times;
        const { slot: before, seats } = useRace.getState();
        useRace.setState({ slot, raceID, idleUntilMs: undefined });
        if (slot !== before) this.#painter.seat(seats, slot);
        discipline.begin(welcome);
      },
      ping: (ping) => {
        this.#serverClock.take(ping);
        discipline.catchUp();
      },
      progress: (changed) => {
        const { slot } = useRace.getState();
        this.#painter.take(changed, slot);
        const own = changed.find((lane) => lane.slot === slot);
        if (own) discipline.acknowledge(own);
      },
      idle: ({ secondsLeft }) => useRace.setState({ idleUntilMs: performance.now() + secondsLeft * 1_000 }),
      foul: (foul) => useRace.setState({ foul }),
      resultsSoFar: (news) => this.#showBoard("done", news),
      results: (news) => this.#showBoard("over", news),
      settled: () => useRace.setState({ isSettled: true }),
      away: (isAway) => useRace.setState({ isAway }),
      ended: (code) => this.#goOnWithout(code),
    };
  }

  #showBoard(stage: "done" | "over", { raceID, lines }: BoardNews): void {
    const isFirst = !isBoardUp(useRace.getState());
    this.#board = withLines(this.#board, lines);
    if (isFirst) {
      sounds.stopEngine();
      const own = this.#board.find((line) => line.slot === useRace.getState().slot);
      setCounting(own?.standing === "finished" && !useRace.getState().isOwnText);
      if (own?.standing === "finished") sounds.play(own.place === 1 ? "win" : "finish");
    }
    setRacing(false);
    this.discipline.end(this.#board);
    useRace.setState({ stage, raceID, idleUntilMs: undefined });
  }

  /** The connection is gone: a seat is resumed, and nothing is missing once the race is over. */
  #goOnWithout(code: number): void {
    const { stage } = useRace.getState();
    setRacing(false);
    setCounting(false);
    if (stage === "done") useRace.setState({ isAway: false, isCutOff: true });
    else if (stage !== "over") void this.#seat.mend(code);
  }

  #takeState(state: RaceStateView): void {
    const before = useRace.getState();
    const shown = shownOf(state);
    this.#greenMs = state.greenMs;
    this.#serverClock.stoppedMs = state.pausedMs;
    const stage = isBoardUp(before) ? before.stage : state.phase;
    setRacing(isGathering({ stage }) || isOn({ stage }));
    useRace.setState({ stage, ...shown });
    this.discipline.catchUp(state);
    this.#painter.seat(shown.seats, before.slot, before.seats);
  }

  #draw(): void {
    const { stage, seats, slot, isCasual, isPaused } = useRace.getState();
    if (!isOn({ stage }) && !isBoardUp({ stage })) return;
    const nowMs = this.#serverClock.at() - this.#greenMs;
    this.#painter.light(nowMs);
    if (stage === "countdown" && nowMs >= 0) useRace.setState({ stage: "racing" });
    this.#painter.draw({ seats, slot, nowMs, isCasual, isPaused, isDriving: !isPaused && isOn({ stage }) });
  }
}
