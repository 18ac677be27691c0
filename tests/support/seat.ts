import { Client, type Room } from "@colyseus/sdk";

import { realtimeTicket } from "#shared/contracts/account/auth.ts";
import { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";

import { hear, type TestRacer } from "./racer.ts";
import type { Visitor } from "./visitor.ts";

/** A page of a racer's that stands in the public lobby. */
export interface LobbyPage {
  readonly client: Client;
  readonly lobby: Room;
  readonly seat: Promise<SeatReservation>;
  /** The code that the lobby's line was closed with. */
  readonly left: Promise<number>;
  /** Goes into the race as soon as there is a seat. */
  race(): Promise<TestRacer>;
}

/** Opens the public lobby as a page does, also where the racer has one open already. */
export async function openLobby(url: string, visitor: Visitor, options: { takeOver?: true } = {}): Promise<LobbyPage> {
  const { ticket, lobbyRoomID } = await visitor.get(realtimeTicket);
  const client = new Client(url);
  client.auth.token = ticket;
  const lobby = await client.joinById(lobbyRoomID, options);
  lobby.reconnection.enabled = false;
  for (const type of ["table", "trouble"]) lobby.onMessage(type, () => undefined);
  const seat = new Promise<SeatReservation>((resolve) => {
    lobby.onMessage("seat", (message: unknown) => resolve(SeatReservation.parse(message)));
  });
  const left = new Promise<number>((resolve) => lobby.onLeave((code) => resolve(code)));
  return {
    client,
    lobby,
    seat,
    left,
    async race() {
      const room = (await client.consumeSeatReservation(await seat)) as Room<unknown, RaceStateView>;
      void lobby.leave();
      return hear(room);
    },
  };
}

/** Ends a line as a page does that goes away. */
export const drop = ({ room }: Pick<TestRacer, "room">): Promise<number> => room.leave(false);
