import { setTimeout as wait } from "node:timers/promises";

import { matchMaker, ServerError, type IRoomCache } from "@colyseus/core";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import type { RaceID, SessionID, UserID } from "#shared/ids.ts";
import type { App } from "#shared/server/platform/work.ts";
import {
  giveSeatsBack,
  moveSeats,
  takeSeats,
  type DoneRacer,
  type Movers,
  type SeatInRace,
  type Seating,
  type SeatsMove,
  type SeatTaker,
} from "#shared/server/race/race-seats.ts";

import { inTime } from "../colyseus/deadline.ts";
import { Batched } from "./batched.ts";
import { livingNodes } from "./living-nodes.ts";

const WRITE_EVERY_MS = 500;
/** The time within which a race is made, listed and reachable after it got its seats. */
const MAKING_SECONDS = 3;
const LOOK_AGAIN_MS = 250;
/** A room that takes longer to answer is on a node that died or is overloaded. */
const ANSWER_WITHIN_MS = 1_000;

/** What a racer wants with a seat in a race: to go on in it, to take it over from another page, or to sit elsewhere. */
export type SeatWish = "go-on" | "take-over" | "sit-elsewhere";

/** A race's answer: no seat for this racer (any more), the seat is being driven, or how to get to it. */
export type SeatAnswer = { readonly seat: "none" | "driven" | SeatReservation };

/** A racer who enters a lobby. */
interface Comer {
  readonly userID: UserID;
  readonly sessionID: SessionID;
  /** Takes the seat over from any other page. */
  readonly isTakingOver: boolean;
}

/** A room where people gather. */
interface GatheringRoom {
  readonly roomID: string;
  /** Whether racers stay in it while they race. */
  readonly staysOpen: boolean;
}

/**
 * Ensures that a racer has one seat in the whole product. One row says where it is; its room says whether it is still
 * driven. A lobby takes the seat with one statement, and one statement moves all seats of a race into it.
 */
export class RaceSeats {
  readonly #app: App;
  readonly #takers: Batched<SeatTaker, Seating>;
  readonly #moves: Batched<SeatsMove, Movers>;
  #done: DoneRacer[] = [];
  #writing: Promise<void> | undefined;

  constructor(app: App) {
    this.#app = app;
    this.#takers = new Batched<SeatTaker, Seating>({
      racersOf: ({ userID }) => [userID],
      ask: async (takers) => {
        const seatings = await takeSeats(app.db, takers);
        return ({ userID }) => seatings.get(userID) as Seating;
      },
    });
    this.#moves = new Batched<SeatsMove, Movers>({
      racersOf: ({ userIDs }) => userIDs,
      ask: async (moves) => {
        const moved = await moveSeats(app.db, moves);
        return ({ userIDs }) => new Map([...moved].filter(([userID]) => userIDs.includes(userID)));
      },
    });
  }

  /**
   * Gives a racer's seat to a lobby. A lobby that had it before releases the racer.
   *
   * @returns how to get back into a race that goes on with this racer
   * @throws ServerError with a close code when the race is driven from another page
   */
  async sit(comer: Comer, lobby: GatheringRoom): Promise<SeatReservation | undefined> {
    for (let overID: RaceID | undefined; ;) {
      const seating = await this.#takers.ask({ userID: comer.userID, lobbyID: lobby.roomID, overID });
      if (seating.isTaken) {
        if (seating.before !== null && seating.before !== lobby.roomID) this.#dismiss(seating.before, comer.userID);
        return undefined;
      }
      const { race } = seating;
      const isElsewhere = lobby.staysOpen && race.lobbyID !== lobby.roomID;
      const wish = isElsewhere ? "sit-elsewhere" : comer.isTakingOver ? "take-over" : "go-on";
      const answer = await this.#ask(race, comer, wish);
      if (answer === "unborn") await wait(LOOK_AGAIN_MS);
      else if (answer === "none") overID = race.raceID;
      else if (answer !== "driven") return answer;
      else throw isElsewhere ? otherRace() : elsewhere();
    }
  }

  /**
   * Moves racers from a lobby into the race it makes. A race does not wait for a database that is away or slow: a racer
   * who turns out to sit elsewhere leaves later, and nobody has a nitro whose nitros nobody could look at.
   *
   * @param beforeIDs the lobby's races before this one, which are over
   * @returns who may race: the others have taken a seat elsewhere
   */
  async moveInto(
    raceID: RaceID,
    lobbyID: string,
    userIDs: readonly UserID[],
    beforeIDs?: readonly RaceID[],
  ): Promise<Movers> {
    const move = { raceID, lobbyID, userIDs, beforeIDs };
    try {
      return await inTime(this.#moves.ask(move));
    } catch (error) {
      this.#app.log.warn({ err: error, raceID }, "whose seats these are is asked later");
      void this.#moveLater(move);
      return new Map(userIDs.map((userID) => [userID, { hasNitro: false, writesPhrases: false }]));
    }
  }

  /** A racer is done with a race, or the race is called off. Written in batches. */
  done(raceID: RaceID, userID: UserID, usedNitro = false): void {
    this.#done.push({ raceID, userID, usedNitro });
    this.#writing ??= this.#write();
  }

  async close(): Promise<void> {
    await this.#writing;
  }

  /** Keeps asking whose seats they are while the race runs and it is unknown. */
  async #moveLater(move: SeatsMove): Promise<void> {
    const { raceID } = move;
    for (;;) {
      await wait(MAKING_SECONDS * 1_000, undefined, { ref: false });
      try {
        if (!(await isOpen(raceID))) return;
        const userIDs = (await callRoom(raceID, "racingUsers")) as UserID[];
        const seated = await this.#moves.ask({ ...move, userIDs });
        for (const userID of userIDs) if (!seated.has(userID)) await callRoom(raceID, "dismiss", userID);
        return;
      } catch (error) {
        this.#app.log.debug({ err: error, raceID }, "whose seats these are cannot be asked yet");
      }
    }
  }

  /**
   * A race that cannot be found is not made yet, or gone with its node; one that is too busy to answer counts as
   * driven.
   */
  async #ask(race: SeatInRace, comer: Comer, wish: SeatWish): Promise<SeatReservation | "none" | "driven" | "unborn"> {
    const { raceID, seconds } = race;
    if (!(await isOpen(raceID))) return seconds < MAKING_SECONDS ? "unborn" : "none";
    try {
      const { userID, sessionID } = comer;
      const { seat } = (await callRoom(raceID, "seatFor", userID, sessionID, wish)) as SeatAnswer;
      return typeof seat === "string" ? seat : SeatReservation.parse(seat);
    } catch (error) {
      const isBusy = await isOnLivingNode(raceID);
      const what = isBusy ? "a race has no time to say who drives in it" : "a race is gone with its node";
      this.#app.log.info({ err: error, raceID }, what);
      return isBusy ? "driven" : "none";
    }
  }

  #dismiss(lobbyID: string, userID: UserID): void {
    callRoom(lobbyID, "dismiss", userID).catch((error: unknown) =>
      this.#app.log.debug({ err: error, lobbyID }, "a lobby is not there any more"),
    );
  }

  async #write(): Promise<void> {
    await wait(WRITE_EVERY_MS);
    const done = this.#done;
    this.#done = [];
    try {
      await giveSeatsBack(this.#app.db, done);
    } catch (error) {
      // The race itself says so while it exists.
      this.#app.log.warn({ err: error, seats: done.length }, "seats could not be given back");
    }
    this.#writing = this.#done.length > 0 ? this.#write() : undefined;
  }
}

/** Calls a room on any node. */
const callRoom = (
  roomID: string,
  method: "seatFor" | "racingUsers" | "dismiss",
  ...args: unknown[]
): Promise<unknown> => matchMaker.remoteRoomCall(roomID, method as never, args, ANSWER_WITHIN_MS);

const isOpen = async (raceID: RaceID): Promise<boolean> => Boolean(await matchMaker.driver.findOne({ roomId: raceID }));

async function isOnLivingNode(raceID: RaceID): Promise<boolean> {
  const room = (await matchMaker.driver.findOne({ roomId: raceID })) as IRoomCache | undefined;
  return room !== undefined && (await livingNodes(matchMaker.presence)).has(room.processId);
}

const elsewhere = (): ServerError =>
  new ServerError(CLOSE_CODES.elsewhere.code, "Your race is open in another tab or on another device.");

const otherRace = (): ServerError =>
  new ServerError(CLOSE_CODES.otherRace.code, "You're in another race, in another tab or on another device.");
