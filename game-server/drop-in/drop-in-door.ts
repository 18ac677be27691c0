import { createHmac, randomBytes } from "node:crypto";

import { matchMaker, ServerError } from "@colyseus/core";
import type { Request } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import { DROP_IN_ROOM, JoinDropIn, OpenDropIn } from "#shared/contracts/realtime/drop-in.ts";
import type { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import { REFUSALS } from "#shared/refusal.ts";
import { plainCode } from "#shared/rules/classes/codes.ts";
import { DROP_IN } from "#shared/rules/drop-in/numbers.ts";
import { networkOf } from "#shared/server/platform/network.ts";
import { randomCode } from "#shared/server/platform/random-code.ts";
import type { Vault } from "#shared/server/platform/vault.ts";
import { minutes } from "#shared/units.ts";

import { clockMs } from "../cluster/node-context.ts";
import { BUSY } from "../colyseus/deadline.ts";
import { refuseLateArrival } from "../colyseus/going-down.ts";
import { dropInRoomID, type DropInHolder, type DropInPlan, type Knock, type KnockAnswer } from "./drop-in-client.ts";
import { SHUT } from "./drop-in-words.ts";

/** Codes of the realtime library's own failures, whose sentences are for nobody. */
const FROM_THE_LIBRARY = 504;
const HOUR_SECONDS = 3_600;
/** A room that takes longer is on a node that died or is overloaded. */
const ANSWER_WITHIN_MS = 1_500;

const STATUS: Readonly<Record<Exclude<KnockAnswer, "in">, number>> = {
  wrong: REFUSALS.wrongCode,
  often: REFUSALS.tooManyRequests,
  locked: 423,
  full: REFUSALS.classFull,
};

/**
 * The HTTP half of lessons without accounts. An address is never kept here: what is counted by it is counted under a hash
 * whose key this process makes for itself and forgets with its end, and goes to a lesson's room under a hash of its code.
 */
export class DropInDoor {
  readonly #key = randomBytes(32);
  /** The same at every node: who knows a lesson's code alone tells no network from its name in the room. */
  readonly #secret: string;
  readonly #lessons = new RateLimiterMemory({
    points: DROP_IN.starts.most,
    duration: DROP_IN.starts.withinMs / 1_000,
  });
  /** The rooms of the lessons that each network started lately. */
  readonly #started = new Map<string, readonly Started[]>();
  readonly #codes = new RateLimiterMemory({ points: DROP_IN.wrongCodesAnHour, duration: HOUR_SECONDS });

  constructor(vault: Pick<Vault, "secretFor">) {
    this.#secret = vault.secretFor("networks of lessons");
  }

  /** Opens a lesson. @returns the teacher's seat. @throws ServerError with a sentence */
  async open(from: Request, asked: unknown): Promise<SeatReservation> {
    refuseLateArrival();
    const read = OpenDropIn.safeParse(asked);
    if (!read.success) throw new ServerError(REFUSALS.badInput, "Choose how long the lesson is.");
    await this.#spend(this.#lessons, from, SHUT.lessons);
    const network = unreadable(this.#key, from);
    const going = await this.#goingOn(network);
    if (going.length >= DROP_IN.mostOfNetwork) throw new ServerError(REFUSALS.tooManyRequests, SHUT.lessons);
    const code = await freeCode();
    const plan: DropInPlan = { ...read.data, code, network: this.#networkIn(code, from) };
    const room = await answered(matchMaker.createRoom(DROP_IN_ROOM, plan));
    this.#started.set(network, [...going, { roomID: room.roomId, untilMs: clockMs() + minutes(plan.minutes) }]);
    return seatFor(room, "teacher");
  }

  /** The lessons of a network that go on. What is over is forgotten, of all networks. */
  async #goingOn(network: string): Promise<readonly Started[]> {
    const nowMs = clockMs();
    for (const [each, started] of this.#started) {
      if (started.every(({ untilMs }) => untilMs <= nowMs)) this.#started.delete(each);
    }
    const started = this.#started.get(network) ?? [];
    const rooms = await Promise.all(started.map(({ roomID }) => matchMaker.driver.findOne({ roomId: roomID })));
    return started.filter((_each, nth) => rooms[nth]);
  }

  /** Lets somebody in who says code and pattern. @throws ServerError with a sentence */
  async join(from: Request, asked: unknown): Promise<SeatReservation> {
    const read = JoinDropIn.safeParse(asked);
    if (!read.success) throw new ServerError(REFUSALS.badInput, SHUT.read);
    const code = plainCode(read.data.code);
    const roomID = dropInRoomID(code);
    const room = await matchMaker.driver.findOne({ roomId: roomID });
    if (!room) {
      await this.#spend(this.#codes, from, SHUT.codes);
      throw new ServerError(REFUSALS.notFound, SHUT.none);
    }
    const knock: Knock = { pattern: read.data.pattern, network: this.#networkIn(code, from) };
    const said: unknown = await answered(
      matchMaker.remoteRoomCall(roomID, "knock" as never, [knock], ANSWER_WITHIN_MS),
    );
    const answer = said as KnockAnswer;
    if (answer !== "in") throw new ServerError(STATUS[answer], SHUT[answer]);
    return seatFor(room, "pupil");
  }

  async #spend(limiter: RateLimiterMemory, from: Request, sentence: string): Promise<void> {
    try {
      await limiter.consume(unreadable(this.#key, from));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new ServerError(REFUSALS.tooManyRequests, sentence);
      throw error;
    }
  }

  #networkIn(code: string, from: Request): string {
    return unreadable(`${this.#secret}:${code}`, from);
  }
}

/** A lesson, and when its bell rings at the latest. */
interface Started {
  readonly roomID: string;
  readonly untilMs: number;
}

/** A network under a name that tells networks apart while a key lives, and says nothing of the address. */
const unreadable = (key: string | Buffer, from: Request): string =>
  createHmac("sha256", key).update(networkOf(from)).digest("base64url");

/** A code that no lesson has now. */
async function freeCode(): Promise<string> {
  const code = randomCode(DROP_IN.codeLength);
  return (await matchMaker.driver.findOne({ roomId: dropInRoomID(code) })) ? freeCode() : code;
}

/** A node that dies or is overloaded is a sentence, and nothing of what it was asked. */
async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ServerError && error.code < FROM_THE_LIBRARY) throw error;
    throw new ServerError(REFUSALS.unavailable, BUSY);
  }
}

/** @throws ServerError with a sentence, when no seat is free */
async function seatFor(
  room: Parameters<typeof matchMaker.reserveSeatFor>[0],
  role: DropInHolder["role"],
): Promise<SeatReservation> {
  try {
    return (await matchMaker.reserveSeatFor(room, {}, { role })) as SeatReservation;
  } catch (error) {
    if (String(error).includes("full")) throw new ServerError(REFUSALS.classFull, SHUT.full);
    throw new ServerError(REFUSALS.unavailable, BUSY);
  }
}
