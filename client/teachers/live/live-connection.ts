import type { Room } from "@colyseus/sdk";
import type { z } from "zod";

import {
  CLASSROOM_ROOM,
  type CLASSROOM_MESSAGES,
  type Final,
  type Lanes,
  type LessonView,
  type OwnTextChecked,
  type Podium,
} from "#shared/contracts/realtime/classroom.ts";
import type { LobbyTrouble } from "#shared/contracts/realtime/lobby.ts";
import type { SectionID } from "#shared/ids.ts";
import { patientWaitMs } from "#shared/rules/race/reconnect.ts";

import { leaveCrumb } from "../../net/breadcrumbs.ts";
import { patiently, type Patience } from "../../net/patience.ts";
import { RoomClient } from "../../net/room-client.ts";
import { keepAsking } from "../../race/session/keep-asking.ts";
import { leaveOn } from "../../race/session/leave-on.ts";
import { resumeOn } from "../../race/session/resume-on.ts";
import { call } from "../../session/session.ts";
import { openSocket, socketClosed } from "../../session/sockets.ts";
import { finalHeard, lanesHeard, lessonHeard, podiumHeard } from "./heard.ts";
import { statusFor, statusForCode, triesAgain } from "./live-status.ts";
import { NO_LESSON, useLive } from "./live-store.ts";

type Sent = typeof CLASSROOM_MESSAGES.sent;

const NAME = "classroom";

/** A teacher's line to the room of a class. It opens the room, and itself again whenever that can help. */
export class LiveConnection {
  readonly #sectionID: SectionID;
  readonly #leaving = new AbortController();
  #room: Room | undefined;
  #opens: boolean;
  #isOpening = false;
  /** Ends the pause between two attempts. */
  #hurry = (): void => undefined;

  /** @param opens whether a lesson begins, where none goes on */
  constructor(sectionID: SectionID, opens: boolean) {
    this.#sectionID = sectionID;
    this.#opens = opens;
    useLive.setState(NO_LESSON, true);
    const { signal } = this.#leaving;
    addEventListener("online", () => (this.#isOpening ? this.#hurry() : this.#room || void this.open()), { signal });
  }

  /** @param opens whether a lesson begins, where none goes on; a line that comes back by itself begins none */
  async open(opens = this.#opens): Promise<void> {
    this.#opens = opens;
    if (this.#isOpening) return this.#hurry();
    this.#isOpening = true;
    useLive.setState(({ lesson }) => ({ status: lesson ? "reconnecting" : "opening" }));
    try {
      for (let nth = 1; !this.#leaving.signal.aborted && !(await this.#tried()); nth++) await this.#pause(nth);
    } finally {
      this.#isOpening = false;
    }
  }

  /** Leaves the room to the others. */
  leave(): void {
    this.#leaving.abort();
    this.#hurry();
  }

  send<Type extends keyof Sent>(type: Type, message: z.input<Sent[Type]>): void {
    this.#room?.send(type, message);
  }

  /** Begins a race, which is about to come. */
  begin(race: z.input<Sent["begin"]>): void {
    useLive.setState({ isStarting: true, trouble: undefined });
    this.send("begin", race);
  }

  #pause(nth: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, patientWaitMs(nth, Math.random));
      this.#hurry = resolve;
    });
  }

  /** Whether that was the last attempt. */
  async #tried(): Promise<boolean> {
    try {
      await patiently(this.#leaving.signal, (patience) => this.#enter(patience));
      return true;
    } catch (problem) {
      if (this.#leaving.signal.aborted) return true;
      leaveCrumb("socket", `no way into the classroom: ${String(problem)}`);
      const status = statusFor(problem);
      useLive.setState({ status });
      return !triesAgain(status);
    }
  }

  async #enter(patience: Patience): Promise<void> {
    const { ticket } = await call("POST /realtime/ticket");
    const client = new RoomClient(patience, ticket);
    const room = await openSocket(NAME, () =>
      client.join(CLASSROOM_ROOM, { sectionID: this.#sectionID, opens: this.#opens }),
    );
    await this.#hear(room, patience.signal);
  }

  /** Resolves when the room has shown who is there. */
  #hear(room: Room, signal: AbortSignal): Promise<void> {
    resumeOn(room, Math.random);
    leaveOn(this.#leaving.signal, room);
    keepAsking(room);
    return new Promise((resolve, reject) => {
      room.onMessage("lesson", (lesson: LessonView) => {
        if (signal.aborted) return;
        this.#room = room;
        this.#opens = false;
        useLive.setState((view) => lessonHeard(view, lesson));
        resolve();
      });
      room.onMessage("lanes", ({ lanes }: Lanes) => useLive.setState((view) => lanesHeard(view, lanes)));
      room.onMessage("podium", (podium: Podium) => useLive.setState(podiumHeard(podium)));
      room.onMessage("final", (final: Final) => useLive.setState(finalHeard(final)));
      room.onMessage("text-checked", (checked: OwnTextChecked) => useLive.setState({ checked }));
      room.onMessage("trouble", ({ message }: LobbyTrouble) =>
        useLive.setState({ trouble: message, isStarting: false }),
      );
      room.onDrop(() => useLive.setState({ status: "reconnecting", isStarting: false }));
      room.onReconnect(() => useLive.setState({ status: "open" }));
      room.onLeave((code) => {
        if (!this.#leaving.signal.aborted) void socketClosed(NAME, code);
        if (this.#room === room) this.#closed(code);
        else reject(Object.assign(new Error("the classroom closed"), { code }));
      });
    });
  }

  #closed(code: number): void {
    this.#room = undefined;
    if (this.#leaving.signal.aborted) return;
    const status = statusForCode(code);
    if (triesAgain(status)) {
      useLive.setState({ status, isStarting: false });
      void this.open();
      return;
    }
    useLive.setState({ status, isStarting: false, podium: undefined, final: undefined });
  }
}
