import { Client, type Room } from "@colyseus/sdk";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import { SeatReservation, TableView } from "#shared/contracts/realtime/lobby.ts";
import { LessonHelp, MathResults, MathWelcome, Problems } from "#shared/contracts/realtime/math-race.ts";
import { decodeProgress, PROGRESS, type LaneProgress } from "#shared/contracts/realtime/progress.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import { answerOf } from "#shared/rules/math/answer-of.ts";

import { newTicket } from "./racer.ts";

/** The shape of each message that the tests wait for. */
const HEARD = {
  welcome: MathWelcome,
  problems: Problems,
  "lesson-help": LessonHelp,
  results: MathResults,
} as const;
type HeardType = keyof typeof HEARD;
type Heard<T extends HeardType> = ReturnType<(typeof HEARD)[T]["parse"]>;

/** A racer of the math race without a browser: every message it got, in order. */
export class MathRacer {
  readonly lanes = new Map<number, LaneProgress>();
  readonly left: Promise<number>;
  readonly room: Room<unknown, RaceStateView>;
  readonly token: string;
  sent = 0;
  readonly #heard: { readonly type: string; readonly message: unknown }[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(room: Room<unknown, RaceStateView>, token: string) {
    this.room = room;
    this.token = token;
    room.reconnection.enabled = false;
    room.onMessage("ping", ({ serverMs }: { serverMs: number }) => room.send("pong", { serverMs }));
    room.onMessage(PROGRESS, (bytes: Uint8Array) => {
      for (const lane of decodeProgress(bytes)) this.lanes.set(lane.slot, lane);
      this.#wake();
    });
    for (const type of [...Object.keys(HEARD), "idle-warning", "foul", "results-so-far", "settled"]) {
      room.onMessage(type, (message: unknown) => {
        this.#heard.push({ type, message });
        this.#wake();
      });
    }
    room.onStateChange(() => this.#wake());
    this.left = new Promise((resolve) => room.onLeave((code) => resolve(code)));
  }

  #wake(): void {
    for (const look of this.#waiting) look();
  }

  untilTrue(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isTrue()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Every message of a type so far. */
  all<T extends HeardType>(type: T): Heard<T>[] {
    return this.#heard.flatMap((each) => (each.type === type ? [HEARD[type].parse(each.message) as Heard<T>] : []));
  }

  /** The first message of a type, as it came. */
  async raw(type: string): Promise<unknown> {
    await this.untilTrue(() => this.#heard.some((each) => each.type === type));
    return this.#heard.find((each) => each.type === type)?.message;
  }

  async until<T extends HeardType>(type: T): Promise<Heard<T>> {
    return HEARD[type].parse(await this.raw(type)) as Heard<T>;
  }

  untilPhase(phase: string): Promise<void> {
    return this.untilTrue(() => this.room.state?.phase === phase);
  }

  async lane(): Promise<LaneProgress | undefined> {
    return this.lanes.get((await this.until("welcome")).slot);
  }

  /** Waits until the server has every answer that was sent. */
  async untilTaken(): Promise<LaneProgress> {
    const { slot } = await this.until("welcome");
    await this.untilTrue(() => (this.lanes.get(slot)?.received ?? 0) >= this.sent);
    return this.lanes.get(slot) ?? { slot, typed: 0, errors: 0, received: 0 };
  }

  get raceMs(): number {
    return Math.max(0, Math.round(Date.now() - this.room.state.greenMs));
  }

  /** Sends answers as one batch, given just now. */
  answer(...texts: string[]): void {
    const at = texts.map(() => this.raceMs);
    this.room.send("answers", { from: this.sent, at, texts });
    this.sent += texts.length;
  }

  /** Solves what is left at an even pace. */
  async solve(msPerAnswer: number): Promise<void> {
    await this.untilPhase("racing");
    const { prompts } = await this.until("problems");
    for (const prompt of prompts.slice((await this.lane())?.typed ?? 0)) {
      await new Promise((resolve) => setTimeout(resolve, msPerAnswer));
      this.answer(answerOf(prompt));
    }
  }
}

/**
 * Joins the math lobby for a lesson and waits for a seat, without taking it.
 *
 * @param known the token of somebody who was here before
 */
export async function takeMathTable(
  url: string,
  lessonID: LessonID,
  known?: string,
): Promise<{ seat: Promise<SeatReservation>; tables: TableView[]; lobby: Room; client: Client; token: string }> {
  const { ticket, lobbyRoomID, token } = await newTicket(url, known);
  const client = new Client(url);
  client.auth.token = ticket;
  const lobby = await client.joinById(lobbyRoomID, { lessonID });
  lobby.reconnection.enabled = false;
  const tables: TableView[] = [];
  lobby.onMessage("table", (message: unknown) => void tables.push(TableView.parse(message)));
  const seat = new Promise<SeatReservation>((resolve, reject) => {
    lobby.onMessage("seat", (message: unknown) => resolve(SeatReservation.parse(message)));
    lobby.onMessage("trouble", (message: unknown) => reject(new Error(JSON.stringify(message))));
  });
  return { seat, tables, lobby, client, token };
}

/** Goes through the lobby into a math race. */
export async function joinMathRace(url: string, lessonID: LessonID, known?: string): Promise<MathRacer> {
  const { seat, client, lobby, token } = await takeMathTable(url, lessonID, known);
  const room = (await client.consumeSeatReservation(await seat)) as Room<unknown, RaceStateView>;
  void lobby.leave();
  return new MathRacer(room, token);
}
