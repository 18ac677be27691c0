import { setTimeout as wait } from "node:timers/promises";

import { matchMaker, ServerError, type IRoomCache } from "@colyseus/core";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import type { RaceID, SessionID, UserID } from "#shared/ids.ts";
import {
  giveSeatsBack,
  moveSeats,
  takeSeats,
  type DoneRacer,
  type SeatInRace,
  type Seating,
  type SeatsMove,
  type SeatTaker,
} from "#shared/server/race/race-seats.ts";
import type { App } from "#shared/server/work.ts";

import { inTime } from "./deadline.ts";
import { livingNodes } from "./living-nodes.ts";
import { Together } from "./together.ts";

const WRITE_EVERY_MS = 500;
/** A race is made, listed and reached within so long after its seats are given to it. */
const MAKING_SECONDS = 3;
const LOOK_AGAIN_MS = 250;
/** A room that does not answer so long is one of a node that died or has too much to do. */
const ANSWER_WITHIN_MS = 1_000;

/** What somebody wants with a seat in a race: to go on in it, to take it from another page, or to sit elsewhere. */
export type SeatWish = "go-on" | "take-over" | "sit-elsewhere";

/** How a race answers: it has no seat for this racer (any more), somebody drives there, or here is the way to it. */
export type SeatAnswer = { readonly seat: "none" | "driven" | SeatReservation };

/** Somebody who comes into a lobby. */
interface Comer {
  readonly userID: UserID;
  readonly sessionID: SessionID;
  /** Wants the seat from whichever page has it. */
  readonly isTakingOver: boolean;
}

/** A room where people gather. */
interface GatheringRoom {
  readonly roomID: string;
  /** Whether those in its races stay in it, too. */
  readonly staysOpen: boolean;
}

/**
 * Sees to it that a racer has one seat in the whole product. Where it is stands in one row; whether it is still driven, its
 * room says. A lobby takes the seat with one question, and one moves all of a race's seats into it.
 */
export class RaceSeats {
  readonly #app: App;
  readonly #takers: Together<SeatTaker, Seating>;
  readonly #moves: Together<SeatsMove, ReadonlySet<UserID>>;
  #done: DoneRacer[] = [];
  #writing: Promise<void> | undefined;

  constructor(app: App) {
    this.#app = app;
    this.#takers = new Together<SeatTaker, Seating>({
      racersOf: ({ userID }) => [userID],
      ask: async (takers) => {
        const seatings = await takeSeats(app.db, takers);
        return ({ userID }) => seatings.get(userID) as Seating;
      },
    });
    this.#moves = new Together<SeatsMove, ReadonlySet<UserID>>({
      racersOf: ({ userIDs }) => userIDs,
      ask: async (moves) => {
        const moved = await moveSeats(app.db, moves);
        return ({ userIDs }) => new Set(userIDs.filter((userID) => moved.has(userID)));
      },
    });
  }

  /**
   * Gives a racer's seat to a lobby. Another lobby that had it lets the racer go.
   *
   * @returns the way back into a race that goes on with this racer
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
   * Moves racers from a lobby into the race it makes. A race does not wait for a database that is away or slow: whoever
   * turns out to sit elsewhere by then leaves it later.
   *
   * @param beforeID the lobby's race before this one
   * @returns who may race: the others sit elsewhere now
   */
  async moveInto(
    raceID: RaceID,
    lobbyID: string,
    userIDs: readonly UserID[],
    beforeID?: RaceID,
  ): Promise<ReadonlySet<UserID>> {
    const move = { raceID, lobbyID, userIDs, beforeID };
    try {
      return await inTime(this.#moves.ask(move));
    } catch (error) {
      this.#app.log.warn({ err: error, raceID }, "whose seats these are is asked later");
      void this.#moveLater(move);
      return new Set(userIDs);
    }
  }

  /** A racer is done with a race. Many are written at once. */
  done(raceID: RaceID, userID: UserID): void {
    this.#done.push({ raceID, userID });
    this.#writing ??= this.#write();
  }

  async close(): Promise<void> {
    await this.#writing;
  }

  /** Asks whose seats they are, as long as the race runs and nobody knows. */
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

  /** A race that cannot be found is not made yet, or gone with its node; one that has no time to answer is driven. */
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
      // The race itself says so, as long as it is there.
      this.#app.log.warn({ err: error, seats: done.length }, "seats could not be given back");
    }
    this.#writing = this.#done.length > 0 ? this.#write() : undefined;
  }
}

/** Calls a room on whatever node. */
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
  new ServerError(CLOSE_CODES.otherRace.code, "You are in another race, in another tab or on another device.");
