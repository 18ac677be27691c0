import type { Room } from "@colyseus/sdk";
import type { z } from "zod";

import type { Fact } from "#shared/contracts/facts.ts";
import type { Notification } from "#shared/contracts/notifications.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type {
  Changed,
  CheckedIn,
  CheckIn,
  LineError,
  NewToken,
  PRESENCE,
  PRESENCE_MESSAGES,
} from "#shared/contracts/realtime/presence.ts";
import { LINE_TRIES, PRESENCE_TIMES } from "#shared/rules/presence/times.ts";
import { isLost, lineWaitMs } from "#shared/rules/presence/waits.ts";

import { leaveCrumb } from "../net/breadcrumbs.ts";
import { momentNow, sinceMs, type Moment } from "../net/computer-clock.ts";
import { patiently, type Patience } from "../net/patience.ts";
import { dropLine, RoomClient } from "../net/room-client.ts";
import { tokenCame } from "../session/caller.ts";
import { checkClock } from "../session/device/clock-check.ts";
import { untilMet } from "../session/meet-server.ts";
import { call } from "../session/session.ts";
import { openSocket, socketClosed } from "../session/sockets.ts";
import { isRacePage, locationAt } from "./location.ts";
import { checkInsAre, endPresence, usePresence, type PresenceState } from "./presence-store.ts";
import { Usage } from "./usage.ts";

const ROOM: typeof PRESENCE = "presence";
type Plea = z.infer<(typeof PRESENCE_MESSAGES)["received"]["check-in-please"]>;
const TICK_MS = 5_000;
const FRESH_WITHIN_MS = 500;
/** The server rereads friends and settings, and who is where, only at a check-in. */
const READ_AT_CHECK_IN: ReadonlySet<Fact> = new Set(["friends", "account", "teammates"]);

/** The receiver of messages, which also supplies the check-in's other fields. */
export interface Listener {
  /** @param on a line of which it is the first answer, and that came back */
  checkedIn(answer: CheckedIn, on: { readonly isFirst: boolean; readonly isBack: boolean }): void;
  told(notification: Notification): void;
  changed(change: Changed): void;
  /** The fields of a check-in besides the location. @param isFirst the first on this connection */
  known(isFirst: boolean): Omit<CheckIn, "path" | "pathID" | "leftFriendRace" | "first">;
}

/**
 * The player's connection: opened with a check-in, closed while the page is unused, and reopened when it breaks.
 *
 * @source core §4 Realtime connection
 */
export class PlayerConnection {
  readonly #listener: Listener;
  readonly #stopping = new AbortController();
  readonly #usage: Usage;
  #room: Room | undefined;
  #path: string;
  #saidPath: string | undefined;
  #said = momentNow();
  /** When the oldest unanswered check-in was sent. */
  #asked: Moment | undefined;
  #failures = 0;
  #hadLine = false;
  #next = 0;
  #isOpening = false;
  #checkingIn = 0;

  constructor(listener: Listener, path: string) {
    this.#listener = listener;
    this.#path = path;
    const { signal } = this.#stopping;
    this.#usage = new Usage(() => void this.#open(), signal);
    window.addEventListener("online", () => void this.#open(), { signal });
    const ticking = window.setInterval(() => this.#tick(), TICK_MS);
    signal.addEventListener("abort", () => clearInterval(ticking));
    checkInsAre(() => this.checkIn());
    void this.#open();
  }

  stop(): void {
    checkInsAre(() => undefined);
    this.#stopping.abort();
    clearTimeout(this.#next);
    clearTimeout(this.#checkingIn);
    void this.#room?.leave();
    endPresence();
  }

  /** The page has changed. A connection that broke on a race page is reopened on the next page. */
  moved(path: string): void {
    if (path === this.#path) return;
    const cameFromRace = isRacePage(this.#path);
    this.#path = path;
    if (this.#room) this.checkIn(LINE_TRIES.gatherMs);
    else if (cameFromRace) void this.#open();
  }

  /** Schedules a check-in; of several requests the first one counts. */
  checkIn(withinMs = 0): void {
    this.#checkingIn ||= window.setTimeout(() => void this.#say(), withinMs);
  }

  async #say(): Promise<void> {
    // The first one says from when the page knows its racer, and an answer that is under way says when that is.
    if (this.#room && this.#saidPath === undefined) await untilMet();
    this.#checkingIn = 0;
    if (!this.#room || this.#stopping.signal.aborted) return;
    const first = this.#saidPath === undefined;
    const said: CheckIn = { ...this.#listener.known(first), ...locationAt(this.#path, this.#saidPath), first };
    this.#room.send("check-in", said);
    this.#saidPath = this.#path;
    this.#said = momentNow();
    this.#asked ??= this.#said;
  }

  #tick(): void {
    if (this.#isSilent()) this.#cut();
    else if (this.#usage.rests()) void this.#room?.leave();
    else if (sinceMs(this.#said) < PRESENCE_TIMES.checkInEveryMs - TICK_MS) return;
    else if (this.#usage.isUsedSince(this.#said.runMs)) this.checkIn();
  }

  /** A lost network may leave a connection that looks open but is dead. */
  #isSilent(): boolean {
    return this.#asked !== undefined && performance.now() - this.#asked.runMs > PRESENCE_TIMES.answeredWithinMs;
  }

  #cut(): void {
    this.#asked = undefined;
    if (this.#room) dropLine(this.#room);
  }

  async #open(): Promise<void> {
    clearTimeout(this.#next);
    if (this.#room || this.#isOpening || this.#stopping.signal.aborted) return;
    this.#isOpening = true;
    try {
      this.#hear(await patiently(this.#stopping.signal, (patience) => this.#join(patience)));
    } catch (problem) {
      leaveCrumb("socket", `line: ${String(problem)}`);
      this.#broke();
    } finally {
      this.#isOpening = false;
    }
  }

  async #join(patience: Patience): Promise<Room> {
    const { ticket } = await call("POST /realtime/ticket");
    return openSocket("line", () => new RoomClient(patience, ticket).join(ROOM));
  }

  #hear(room: Room): void {
    if (this.#stopping.signal.aborted) return void room.leave();
    this.#room = room;
    let isFirst = true;
    this.#saidPath = undefined;
    this.#asked = undefined;
    room.reconnection.enabled = false;
    room.onMessage("checked-in", (answer: CheckedIn) => {
      if (isFirst) room.send("open-games", {});
      const on = { isFirst, isBack: isFirst && this.#hadLine };
      isFirst = false;
      this.#hadLine = true;
      if (this.#asked) checkClock(answer.serverStamp, this.#asked);
      this.#asked = undefined;
      this.#failures = 0;
      this.#become("up");
      this.#listener.checkedIn(answer, on);
    });
    room.onMessage("told", (notification: Notification) => this.#listener.told(notification));
    room.onMessage("changed", (change: Changed) => this.#changed(change));
    room.onMessage("auth", ({ token }: NewToken) => tokenCame(token));
    room.onMessage("error", ({ error }: LineError) => leaveCrumb("socket", `line: ${error}`));
    room.onMessage("check-in-please", ({ withinMs }: Plea) => this.checkIn(withinMs * Math.random()));
    room.onLeave((code) => this.#closed(code));
    this.checkIn();
  }

  #changed(change: Changed): void {
    this.#listener.changed(change);
    const { facts, withinMs } = change;
    if (facts.some((fact) => READ_AT_CHECK_IN.has(fact))) this.checkIn(withinMs + FRESH_WITHIN_MS * Math.random());
  }

  #closed(code: number): void {
    this.#room = undefined;
    const heard = socketClosed("line", code);
    if (code === CLOSE_CODES.sessionEnded.code) return void heard.then(() => this.#open());
    if (code === CLOSE_CODES.manyLines.code) this.#usage.rest();
    this.#broke();
  }

  #broke(): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#usage.rests()) return this.#become("resting");
    this.#failures++;
    const isRacing = isRacePage(this.#path);
    this.#become(isLost(this.#failures, isRacing) ? "lost" : "trying");
    this.#next = window.setTimeout(() => void this.#open(), lineWaitMs(this.#failures, isRacing, Math.random));
  }

  #become(line: PresenceState["line"]): void {
    usePresence.setState({ line });
  }
}
