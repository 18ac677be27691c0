import type { Room } from "@colyseus/sdk";
import type { z } from "zod";

import { CLOSE_CODES, isFinal } from "#shared/contracts/realtime/close-codes.ts";
import type {
  DROP_IN_MESSAGES,
  DROP_IN_ROOM,
  DropInLanes,
  DropInPodium,
  DropInTask,
  DropInView,
  NameOffers,
  OpenDropIn,
  WallPattern,
} from "#shared/contracts/realtime/drop-in.ts";
import type { LobbyTrouble } from "#shared/contracts/realtime/lobby.ts";
import type { Ping } from "#shared/contracts/realtime/race.ts";
import type { Pattern } from "#shared/rules/drop-in/pattern.ts";
import type { Foul } from "#shared/rules/race/foul.ts";

import { ofThisTab } from "../browser/storages.ts";
import { patiently } from "../net/patience.ts";
import { RoomClient } from "../net/room-client.ts";
import { ServerClock } from "../net/server-clock.ts";
import { mathFoul } from "../race/math/math-foul.ts";
import { keepAsking } from "../race/session/keep-asking.ts";
import { resumeOn } from "../race/session/resume-on.ts";
import { foulSentence } from "../race/typing/results/foul-sentence.ts";
import { AT_THE_DOOR, useDropIn, type DropInState, type Ending } from "./drop-in-store.ts";
import { MathLane } from "./math-lane.ts";
import type { OwnLane } from "./own-lane.ts";
import { TypingLane } from "./typing-lane.ts";
import { wayBack } from "./way-back.ts";

type Sent = typeof DROP_IN_MESSAGES.sent;

const ROOM: typeof DROP_IN_ROOM = "drop-in";
/** The way back into the seat after the page is loaded again; gone when the lesson is over. No name is kept. */
const SEAT_KEY = "redline-lesson";
const FLUSH_MS = 100;
const FINISHED_BEFORE = 400;
const NO_ANSWER = "We can't reach the server. Check your connection.";

/** This page's line to a lesson. */
class DropInLine {
  readonly clock = new ServerClock();
  #room: Room | undefined;
  #own: OwnLane | undefined;
  #race = 0;
  /** Aborts when nobody waits for the way back any more. */
  #leaving = new AbortController();

  /** The lane of this racer in the race that runs. */
  get own(): OwnLane | undefined {
    return this.#own;
  }

  /** Opens a lesson, as its teacher. */
  start(asked: z.input<typeof OpenDropIn>): Promise<void> {
    return this.#enter((client) => client.create(ROOM, asked));
  }

  join(said: { readonly code: string; readonly pattern: Pattern }): Promise<void> {
    return this.#enter((client) => client.join(ROOM, said));
  }

  /** Comes back after the page was loaded again. Whoever has to wait stands at the door meanwhile, and may go in anew. */
  async resume(): Promise<void> {
    const token = ofThisTab.getItem(SEAT_KEY);
    if (token === null || this.#room) return;
    useDropIn.setState({ stage: "coming" });
    if (await this.#comeBack(token, "door")) return;
    ofThisTab.removeItem(SEAT_KEY);
    useDropIn.setState({ stage: "door", isAway: false });
  }

  send<Type extends keyof Sent>(type: Type, message: z.input<Sent[Type]>): void {
    this.#room?.send(type, message);
  }

  /** Goes for good. */
  leave(): void {
    void this.#room?.leave();
    this.#leaving.abort();
    this.#over("lost");
    useDropIn.setState(AT_THE_DOOR, true);
  }

  /** @returns whether the seat was still kept */
  async #comeBack(token: string, waitsAt: DropInState["stage"] = "inside"): Promise<boolean> {
    const { signal } = (this.#leaving = new AbortController());
    const room = await wayBack(token, signal, () => useDropIn.setState({ stage: waitsAt, isAway: true }));
    if (signal.aborted) void room?.leave();
    if (!room || signal.aborted) return signal.aborted;
    this.#hear(room);
    useDropIn.setState({ isAway: false });
    return true;
  }

  /** A line that can't be mended is opened anew, unless it was closed for good. */
  async #lose(code: number, token: string): Promise<void> {
    this.#room = undefined;
    const isLasting = isFinal(code) || code === CLOSE_CODES.left.code || code === CLOSE_CODES.shutdown.code;
    if (isLasting) return this.#over(endingFor(code));
    useDropIn.setState({ isAway: true });
    if (!(await this.#comeBack(token))) this.#over("lost");
  }

  async #enter(way: (client: RoomClient) => Promise<Room>): Promise<void> {
    if (useDropIn.getState().stage === "coming") return;
    this.#leaving.abort();
    useDropIn.setState({ stage: "coming", isAway: false, trouble: undefined });
    try {
      const leaving = new AbortController();
      this.#hear(await patiently(leaving.signal, (patience) => way(new RoomClient(patience))));
    } catch (problem) {
      const { code, message } = problem as { readonly code?: number; readonly message?: string };
      const isSaid = code !== undefined && code >= FINISHED_BEFORE && code < CLOSE_CODES.left.code;
      useDropIn.setState({ stage: "door", trouble: isSaid && message ? message : NO_ANSWER });
    }
  }

  #hear(room: Room): void {
    this.#room = room;
    const keepSeat = (): void => ofThisTab.setItem(SEAT_KEY, room.reconnectionToken);
    keepSeat();
    resumeOn(room, Math.random);
    keepAsking(room);
    room.onMessage("lesson", (lesson: DropInView) =>
      useDropIn.setState({ stage: "inside", lesson, bellMs: performance.now() + lesson.leftMs }),
    );
    room.onMessage("names", (names: NameOffers) => useDropIn.setState({ names, stage: "inside" }));
    room.onMessage("pattern", (pattern: WallPattern) => useDropIn.setState({ pattern }));
    room.onMessage("ping", (ping: Ping) => {
      this.clock.take(ping);
      room.send("pong", { serverMs: ping.serverMs });
    });
    room.onMessage("task", (task: DropInTask) => this.#takeTask(task));
    room.onMessage("lanes", (news: DropInLanes) => this.#takeLanes(news));
    room.onMessage("podium", (podium: DropInPodium) => this.#takePodium(podium));
    room.onMessage("trouble", ({ message }: LobbyTrouble) => useDropIn.setState({ trouble: message }));
    room.onMessage("idle-warning", () => useDropIn.setState({ note: "Are you still there? Type to go on." }));
    room.onMessage("foul", (foul: Foul) =>
      useDropIn.setState({ foul: this.#own instanceof MathLane ? mathFoul(foul) : foulSentence(foul) }),
    );
    const flushing = setInterval(() => this.#flush(room), FLUSH_MS);
    room.onDrop(() => useDropIn.setState({ isAway: true }));
    room.onReconnect(() => {
      keepSeat();
      useDropIn.setState({ isAway: false });
    });
    room.onLeave((code) => {
      clearInterval(flushing);
      if (this.#room === room) void this.#lose(code, room.reconnectionToken);
    });
  }

  #over(ending: Ending): void {
    this.#room = undefined;
    this.#own = undefined;
    this.#race = 0;
    ofThisTab.removeItem(SEAT_KEY);
    useDropIn.setState({ stage: "over", ending, isAway: false, names: undefined, pattern: undefined, task: undefined });
  }

  #takeTask(task: DropInTask): void {
    const offsetAt = (localMs: number): number | undefined => this.#offsetAt(localMs);
    if (this.#race === task.number) this.#own?.goOn(task);
    else this.#own = task.text === "" ? new MathLane(task, offsetAt) : new TypingLane(task, offsetAt);
    const isNew = this.#race !== task.number;
    this.#race = task.number;
    useDropIn.setState({
      task,
      // It comes with a pause, too, in which nobody is to type.
      note: undefined,
      ...(isNew && { lanes: new Map(), foul: undefined, stuck: undefined }),
    });
  }

  #takeLanes({ lanes }: DropInLanes): void {
    const { lesson } = useDropIn.getState();
    const known = new Map(useDropIn.getState().lanes);
    for (const lane of lanes) known.set(lane.nth, lane);
    const own = lanes.find(({ nth }) => nth === lesson?.you);
    if (own) this.#own?.acknowledge(own.received);
    useDropIn.setState({ lanes: known });
  }

  /** Who comes back gets those of earlier races again, which change nothing of the race that runs. */
  #takePodium(podium: DropInPodium): void {
    useDropIn.setState(({ podiums }) => ({
      podiums: [...podiums.filter(({ number }) => number !== podium.number), podium].toSorted(
        (one, other) => one.number - other.number,
      ),
    }));
    if (podium.number < this.#race) return;
    this.#own = undefined;
    useDropIn.setState({ task: undefined, lanes: new Map(), note: undefined, foul: undefined });
  }

  /** Milliseconds from green light; undefined before it, in a pause and when this racer is done. */
  #offsetAt(localMs: number): number | undefined {
    const { task, lanes, lesson } = useDropIn.getState();
    const standing = lanes.get(lesson?.you ?? 0)?.standing ?? "racing";
    if (!task || task.pausedMs > 0 || standing !== "racing") return undefined;
    const offsetMs = this.clock.at(localMs) - task.greenMs;
    return offsetMs < 0 ? undefined : offsetMs;
  }

  #flush(room: Room): void {
    if (!room.connection.isOpen || useDropIn.getState().isAway) return;
    const batch = this.#own?.nextBatch();
    if (!batch) return;
    if (useDropIn.getState().note) useDropIn.setState({ note: undefined });
    room.send(...batch);
  }
}

const endingFor = (code: number): Ending =>
  code === CLOSE_CODES.left.code ? "bell" : code === CLOSE_CODES.idle.code ? "idle" : "lost";

/** A page has one. */
export const line = new DropInLine();
