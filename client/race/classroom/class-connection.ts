import type { Room } from "@colyseus/sdk";

import type { ClassroomView, Final, Podium } from "#shared/contracts/realtime/classroom.ts";
import type { LobbyTrouble, SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import type { SectionID } from "#shared/ids.ts";

import type { Patience } from "../../net/patience.ts";
import { dropLine, RoomClient } from "../../net/room-client.ts";
import { useRacing } from "../../session/racing.ts";
import { call } from "../../session/session.ts";
import { openSocket, socketClosed } from "../../session/sockets.ts";
import { keepAsking } from "../session/keep-asking.ts";
import { isComingBack } from "../session/kept-seat.ts";
import { leaveOn } from "../session/leave-on.ts";
import { LineOpener } from "../session/line-opener.ts";
import { resumeOn } from "../session/resume-on.ts";
import { SeatCalls } from "../session/seat-calls.ts";
import { sentenceFor } from "../session/trouble-sentence.ts";
import { statusFor, statusForCode } from "./classroom-status.ts";
import { NO_CLASSROOM, useClassroom, type ClassroomStatus } from "./classroom-store.ts";

const NAME = "classroom";

/** A pupil's connection to the room of the class. It stays open during races, and reconnects where that can help. */
export class ClassConnection {
  readonly #sectionID: SectionID;
  readonly #leaving = new AbortController();
  readonly #seats = new SeatCalls((isCalled) => useClassroom.setState({ isCalled }));
  readonly #opener = new LineOpener<ClassroomStatus>(this.#leaving.signal, {
    enter: (patience) => this.#enter(patience),
    statusFor,
    offline: () => useClassroom.setState({ status: "offline" }),
    shut: (status, problem) => this.#shut(status, problem),
  });
  #room: Room | undefined;
  #takesOver = false;

  constructor(sectionID: SectionID) {
    this.#sectionID = sectionID;
    useClassroom.setState(NO_CLASSROOM, true);
    const onOnline = (): void => {
      if (this.#opener.isOpening) this.#opener.hurry();
      else if (!this.#room) void this.open();
    };
    addEventListener("online", onOnline, { signal: this.#leaving.signal });
  }

  /**
   * Opens or reopens the room.
   *
   * @param takesOver also from another page, with the race that runs there
   */
  open(takesOver = false): Promise<void> {
    if (this.#room) return Promise.resolve();
    this.#takesOver = takesOver;
    return this.#opener.open(() => {
      const { view, status } = useClassroom.getState();
      if (view) useClassroom.setState({ status: "reconnecting" });
      else if (status !== "not-live") useClassroom.setState({ status: "opening", sentence: undefined });
    });
  }

  #shut(status: ClassroomStatus, problem: unknown): void {
    const { view, isOver } = useClassroom.getState();
    const isEnd = status === "not-live" && (view !== undefined || isOver);
    // The next lesson begins without what this one showed.
    const gone = isEnd ? { podium: undefined, final: undefined } : {};
    useClassroom.setState({ status, sentence: sentenceFor(problem), view: undefined, isOver: isEnd, ...gone });
  }

  async #enter(patience: Patience): Promise<void> {
    const { ticket } = await call("POST /realtime/ticket");
    const client = new RoomClient(patience, ticket);
    // Who drives on this page does not join from another one.
    const takeOver = this.#takesOver || isComingBack() || useRacing.getState().isRacing;
    const options = { sectionID: this.#sectionID, takeOver };
    const room = await openSocket(NAME, () => client.join(NAME, options));
    await this.#hear(room, patience.signal);
  }

  /** Opens the room anew, which then offers the seat in the race that goes on without this pupil, if any does. */
  askWayBack(): void {
    const room = this.#room;
    if (!room) return;
    this.#room = undefined;
    room.reconnection.enabled = false;
    dropLine(room);
    void this.open(true);
  }

  leave(): void {
    this.#leaving.abort();
  }

  /** This pupil's seat in the next race. */
  seat(signal: AbortSignal): Promise<SeatReservation> {
    return this.#seats.next(signal);
  }

  /** Resolves when the room has shown who is there. */
  #hear(room: Room, signal: AbortSignal): Promise<void> {
    resumeOn(room, Math.random);
    leaveOn(signal, room);
    keepAsking(room);
    return new Promise((resolve, reject) => {
      room.onMessage("classroom", (view: ClassroomView) => {
        if (signal.aborted) return;
        this.#room = room;
        const over = view.tournament?.isOver ? {} : { final: undefined };
        useClassroom.setState({ status: "open", view, sentence: undefined, isOver: false, ...over });
        resolve();
      });
      room.onMessage("podium", (podium: Podium) => useClassroom.setState({ podium, note: undefined }));
      room.onMessage("final", (final: Final) => useClassroom.setState({ final }));
      room.onMessage("seat", (seat: SeatReservation) => this.#seats.call(seat));
      room.onMessage("way-back", (seat: SeatReservation) => this.#seats.isAwaited && this.#seats.call(seat));
      room.onMessage("trouble", ({ message }: LobbyTrouble) => useClassroom.setState({ note: message }));
      room.onDrop(() => useClassroom.setState({ status: "reconnecting" }));
      room.onReconnect(() => useClassroom.setState({ status: "open" }));
      room.onLeave((code) => {
        if (!this.#leaving.signal.aborted) void socketClosed(NAME, code);
        if (this.#room === room) this.#closed(code);
        else reject(Object.assign(new Error("the room closed"), { code }));
      });
    });
  }

  #closed(code: number): void {
    this.#room = undefined;
    if (this.#leaving.signal.aborted) return;
    const status = statusForCode(code);
    if (status === undefined) return void this.open();
    this.#shut(status, code);
  }
}
