import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { RacePhase } from "#shared/contracts/realtime/race-state.ts";
import type { UserID } from "#shared/ids.ts";
import type { RaceCore } from "#shared/rules/race/race.ts";

import { clockMs } from "../cluster/node-context.ts";
import type { SeatWish } from "../cluster/race-seats.ts";
import type { OpenSockets } from "../colyseus/open-sockets.ts";
import type { SeatedRoom } from "../colyseus/seated-room.ts";
import { slotOf, type RaceClient } from "./race-client.ts";
import { showSeat, type RaceState } from "./race-state.ts";
import { RoundTrips } from "./round-trips.ts";

type Room = SeatedRoom<{ client: RaceClient; state: RaceState }>;

/** The connections of a race's racers: in each slot the newest one drives, and the seat shows whether it is there. */
export class RacerConnections {
  readonly #room: Room;
  readonly #sockets: OpenSockets;
  /** The connection that drives in a slot, also while it is down. */
  readonly #drivers = new Map<number, string>();

  constructor(room: Room, sockets: OpenSockets) {
    this.#room = room;
    this.#sockets = sockets;
  }

  /**
   * A racer joined, reconnected, or goes on from another page: the newest connection drives and that of another page is
   * closed. A page that goes on needs the server's clock at once.
   */
  take(client: RaceClient): void {
    const slot = slotOf(client);
    client.userData = new RoundTrips(clockMs());
    client.send("ping", client.userData.ping(clockMs()));
    this.#drivers.set(slot, client.sessionId);
    this.#here(client, true);
    for (const other of this.#room.clients) {
      if (other !== client && slotOf(other) === slot) other.leave(CLOSE_CODES.elsewhere.code);
    }
  }

  /** The connection is down, for a while or for good. */
  lost(client: RaceClient): void {
    this.#here(client, false);
  }

  #here(client: RaceClient, isHere: boolean): void {
    if (this.drives(client)) showSeat(this.#room.state, slotOf(client), { isHere });
    const sessionID = client.auth?.sessionID;
    if (sessionID !== undefined) this.#sockets[isHere ? "add" : "remove"]({ sessionID }, client);
  }

  /** False when another page has taken over the seat. */
  drives(client: RaceClient): boolean {
    return this.#drivers.get(slotOf(client)) === client.sessionId;
  }

  /** The slot that is requested from another page, or why it is not available. */
  askedSlot(race: RaceCore, phase: RacePhase, userID: UserID, wish: SeatWish): number | "none" | "driven" {
    const racer = race.racers.find(({ seat }) => seat.userID === userID);
    if (!racer || racer.standing !== "racing" || race.isOver) return "none";
    const { slot } = racer.seat;
    const isComing = phase === "gathering" && !this.#drivers.has(slot);
    return wish !== "take-over" && (isComing || this.at(slot)) ? "driven" : slot;
  }

  /** The racers who still drive, connected or not. */
  racingUsers(race: RaceCore): UserID[] {
    return race.racers.flatMap(({ standing, seat }) => (standing === "racing" ? (seat.userID ?? []) : []));
  }

  at(slot: number): RaceClient | undefined {
    return this.#room.clients.getById(this.#drivers.get(slot) ?? "");
  }
}
