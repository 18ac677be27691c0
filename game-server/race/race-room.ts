import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { MESSAGES_A_SECOND } from "#shared/contracts/realtime/message-limits.ts";
import { Pong } from "#shared/contracts/realtime/race.ts";
import type { SessionID, UserID } from "#shared/ids.ts";
import { RACE } from "#shared/rules/race/numbers.ts";
import type { LaneCore, RaceCore, Racer } from "#shared/rules/race/race.ts";
import { comeBack, end, giveUp, goAway, hasFinisher, tick } from "#shared/rules/race/race.ts";
import { PUBLIC_TERMS, type RaceTerms } from "#shared/rules/race/terms.ts";

import { clockMs, type NodeContext } from "../cluster/node-context.ts";
import type { SeatAnswer, SeatWish } from "../cluster/race-seats.ts";
import { isGoingDown, refuseLateArrival } from "../colyseus/going-down.ts";
import { parseOrClose } from "../colyseus/parse-or-close.ts";
import { SeatedRoom } from "../colyseus/seated-room.ts";
import { BoardNews } from "./board-news.ts";
import { ClassLanes } from "./class-lanes.ts";
import type { Bots, Discipline, MessageHandler } from "./discipline.ts";
import { LINGER } from "./drain-times.ts";
import { Pings } from "./pings.ts";
import { slotOf, type RaceClient } from "./race-client.ts";
import { RaceClock } from "./race-clock.ts";
import { racerNews, welcomeNews } from "./race-news.ts";
import { tellRaceOver } from "./race-over.ts";
import { reserveSeat, type RacePlan } from "./race-plan.ts";
import { allHere, RaceState, showClock, showPlan, showSeat } from "./race-state.ts";
import { RacerConnections } from "./racer-connections.ts";
import { SharedProgress } from "./shared-progress.ts";

/** Disables the library's own room clock: the node's pacer drives each race. */
const BY_PACER_MS = 2 ** 31 - 1;

/** One live race: translates between the wire and the race value, and sends what changed. */
export function raceRoom<L extends LaneCore, C extends RaceCore<L>, P extends RacePlan>(
  node: NodeContext,
  discipline: Discipline<L, C, P>,
) {
  return class RaceRoom extends SeatedRoom<{ state: RaceState; client: RaceClient }> {
    override maxMessagesPerSecond = MESSAGES_A_SECOND.race;
    override patchRate = BY_PACER_MS;
    override seatReservationTimeout = RACE.gatherMs / 1_000;
    override state = new RaceState();

    #race: C | undefined;
    #terms: RaceTerms = PUBLIC_TERMS;
    #bots: Bots<C> | undefined;
    #shared: SharedProgress<L, C> | undefined;
    #board: BoardNews<L, C> | undefined;
    readonly #lines = new RacerConnections(this, node.sockets);
    #classLanes: ClassLanes<L, C, P> | undefined;
    #gatherUntilMs = 0;
    readonly #clock = new RaceClock();
    #leavePacer: (() => void) | undefined;
    readonly #pings = new Pings(clockMs());

    /** Nobody joins a race directly: seats come from the lobby. */
    static override onAuth = () => Promise.resolve(false);

    override onCreate(plan: P): void {
      this.roomId = plan.raceID;
      const { race, bots } = discipline.open(plan, node.dice);
      this.#race = race;
      this.#shared = new SharedProgress<L, C>(race, (lane) => discipline.progressOf(lane));
      this.#bots = bots;
      this.#gatherUntilMs = clockMs() + RACE.gatherMs;
      this.#leavePacer = node.pacer.add({ tick: () => this.broadcastPatch(), fail: (error) => this.#fail(error) });
      this.#terms = plan.terms;
      this.#board = new BoardNews<L, C>(this, this.#lines, (each) => discipline.boardOf(each, plan.terms.scoring));
      this.#classLanes = new ClassLanes(node, discipline, plan, { race: () => this.#now, state: this.state });
      showPlan(this.state, plan);
      for (const [type, handler] of Object.entries(discipline.handlers)) {
        this.onMessage(type, (client, message) => this.#handle(client, handler, message));
      }
      this.onMessage("pong", (client, message) =>
        parseOrClose(Pong, message, client, ({ serverMs }) => client.userData?.pong(serverMs, clockMs())),
      );
      this.onMessage("*", (client) => client.leave(CLOSE_CODES.badMessage.code));
    }

    override onJoin(client: RaceClient): void {
      if (!this.#clock.isLast) refuseLateArrival();
      this.#take(client);
      if (allHere(this.state)) this.#startCountdown();
    }

    override async onDrop(client: RaceClient, code?: number): Promise<void> {
      this.#lines.lost(client);
      if (this.isGivenUp(client, code) || this.state.phase === "over" || !this.#lines.drives(client)) return;
      this.#become(goAway(this.#now, slotOf(client), this.#clock.raceMs));
      await this.allowReconnection(client, RACE.comeBackMs / 1_000).catch((reason: unknown) => {
        node.app.log.debug({ reason }, "a racer did not come back");
      });
    }

    override onReconnect(client: RaceClient): void {
      return this.#lines.drives(client) ? this.#take(client) : client.leave(CLOSE_CODES.elsewhere.code);
    }

    /** In a pause no time passes for who is away. */
    override onLeave(client: RaceClient, code?: number): void {
      this.#lines.lost(client);
      if (this.state.pausedMs > 0 && !this.isGivenUp(client, code) && code !== CLOSE_CODES.left.code) return;
      if (this.#lines.drives(client)) this.#become(giveUp(this.#now, slotOf(client), this.#clock.raceMs));
    }

    /** A lobby's question before it admits a racer. */
    async seatFor(userID: UserID, sessionID: SessionID, wish: SeatWish): Promise<SeatAnswer> {
      const slot = this.#lines.askedSlot(this.#now, this.state.phase, userID, wish);
      if (typeof slot === "string") return { seat: slot };
      if (wish === "sit-elsewhere") this.#become(giveUp(this.#now, slot, this.#clock.raceMs));
      else return { seat: await reserveSeat(this["_listing"], { userID, sessionID, slot }) };
      return { seat: "none" };
    }

    /** Who still drives, present or not. */
    racingUsers(): UserID[] {
      return this.#lines.racingUsers(this.#now);
    }

    /** The racer has taken a seat in another room, which was not known when this race was made. */
    dismiss(userID: UserID): void {
      const slot = this.#lines.askedSlot(this.#now, this.state.phase, userID, "take-over");
      if (typeof slot === "string") return;
      this.#become(giveUp(this.#now, slot, this.#clock.raceMs));
      this.#lines.at(slot)?.leave(CLOSE_CODES.elsewhere.code);
    }

    /** A teacher's word about a class race, from any node. What hasn't begun is called off. */
    steer(word: "pause" | "go-on" | "end"): void {
      if (this.state.phase === "over") return;
      if (word !== "end") this.#clock.stand(word === "pause" && !this.#clock.isLast);
      else if (this.#clock.raceMs >= 0) this.#become(end(this.#now, this.#clock.raceMs));
      else void this.disconnect(CLOSE_CODES.left.code);
      showClock(this.state, this.#clock);
    }

    /** One tick: time passes for the race, then what changed is shared. */
    override onBeforePatch(): void {
      this.#pings.send(this, clockMs());
      if (this.#clock.isForgotten) this.steer("go-on");
      if (this.state.phase === "gathering" && clockMs() >= this.#gatherUntilMs) this.#startCountdown();
      const race = this.#now;
      const raceMs = this.#clock.raceMs;
      if (this.state.phase === "countdown" && raceMs >= 0) this.state.phase = "racing";
      if (this.state.phase === "racing") this.#become(tick(this.#bots?.act(race, raceMs) ?? race, raceMs));
      if (this.#clock.isUp) this.steer("end");
      this.#shared?.share(this.#now, this.clients);
    }

    /** A failed turn would fail again: ends the race and settles what its racers have. */
    #fail(error: unknown): void {
      node.app.log.error({ err: error, raceID: this.#now.raceID }, "a race could not go on");
      this.#leavePacer?.();
      void this.disconnect(CLOSE_CODES.shutdown.code);
    }

    /** In a cluster, running races end before their node goes down; the hard stop comes later. @source design Realtime */
    override onBeforeShutdown(): void {
      if (node.drains && ["countdown", "racing"].includes(this.state.phase)) this.#clock.goDown();
      if (this.#clock.isLast) this.steer("go-on");
      else void this.disconnect(CLOSE_CODES.shutdown.code);
    }

    override onDispose(): Promise<void> | void {
      this.#leavePacer?.();
      const race = this.#now;
      const isCalledOff = this.state.phase !== "racing" || (isGoingDown() && !hasFinisher(race));
      if (!race.isOver && !isCalledOff) return this.#finish(end(race, this.#clock.raceMs));
      this.#classLanes?.end();
      if (this.#terms.mode === "friend") tellRaceOver(this.presence, race.raceID, node.app.log);
      if (race.isOver) return;
      for (const { seat } of race.racers) if (seat.userID !== null) node.seats.done(race.raceID, seat.userID);
    }

    get #now(): C {
      if (!this.#race) throw new Error("the race room was used before it was made");
      return this.#race;
    }

    #startCountdown(): void {
      const race = this.#now;
      this.state.phase = "countdown";
      this.#clock.countDown(node.app.nowStamp());
      showClock(this.state, this.#clock);
      node.runningRaces.note(race.raceID, this.#clock.startedStamp);
      this.state.text = discipline.textOf(race);
      const task = discipline.taskOf(race);
      if (task) this.broadcast(...task);
    }

    /** Handles one message of a racer; an invalid one closes that connection. */
    #handle(client: RaceClient, handler: MessageHandler<C>, message: unknown): void {
      if (!this.#lines.drives(client)) return;
      const act = handler(message);
      if (!act) return client.leave(CLOSE_CODES.badMessage.code);
      const arrival = { arrivalMs: this.#clock.raceMs, roundTripMs: client.userData?.medianMs ?? 0 };
      const { next, reply } = act(this.#now, slotOf(client), arrival);
      if (this.#clock.takesActs) this.#become(next);
      if (reply) client.send(...reply);
      node.pacer.keepUp();
    }

    /** The only place where the race changes. */
    #become(next: C): void {
      const before = this.#now;
      if (next === before) return;
      this.#race = next;
      for (const [index, racer] of next.racers.entries()) {
        const was = before.racers[index];
        if (was && was !== racer) this.#tellChange(was, racer);
      }
      this.#board?.share(before, next);
      if (next.isOver && !before.isOver) void this.#finish(next);
    }

    #tellChange(was: Racer<L>, racer: Racer<L>): void {
      const { slot, userID } = racer.seat;
      if (was.standing !== racer.standing) {
        showSeat(this.state, slot, { standing: racer.standing });
        if (userID !== null) node.seats.done(this.#now.raceID, userID, discipline.usedNitro(racer.lane));
      }
      for (const said of discipline.newsOf(was, racer)) this.broadcast(...said);
      for (const said of racerNews(was, racer)) this.#lines.at(slot)?.send(...said);
    }

    async #finish(race: C): Promise<void> {
      this.#race = race;
      const sceneryKey = this.state.specialScenery || this.state.sceneryKey;
      const outcome = { ...discipline.outcomeOf(race, this.#clock.startedStamp, this.#terms), sceneryKey };
      await node.keep(outcome);
      this.state.phase = "over";
      this.#shared?.share(this.#now, this.clients);
      this.#board?.results(race);
      this.#classLanes?.end();
      if (this.#terms.mode === "friend") tellRaceOver(this.presence, race.raceID, node.app.log);
      if (await node.settle(outcome)) this.#board?.settled(outcome);
      const lingerMs = LINGER[this.#clock.isLast ? "goingDown" : "usual"];
      this.clock.setTimeout(() => void this.disconnect(CLOSE_CODES.left.code), lingerMs);
    }

    /** A racer joins, reconnects, or goes on from another page. */
    #take(client: RaceClient): void {
      this.#lines.take(client);
      const isGathering = this.state.phase === "gathering";
      if (!isGathering) this.#become(comeBack(this.#now, slotOf(client), this.#clock.raceMs));
      for (const said of welcomeNews(discipline, this.#now, slotOf(client), isGathering)) client.send(...said);
      this.#board?.repeat(this.#now, client, slotOf(client));
    }
  };
}
