import { Client, type Room } from "@colyseus/sdk";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { FRIEND_LOBBY_MESSAGES, LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";
import { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import { FRIEND_LOBBY, friendRace } from "#shared/contracts/social/friend-lobby.ts";

import type { Product } from "./product.ts";
import type { Visitor } from "./visitor.ts";

type Heard = keyof typeof FRIEND_LOBBY_MESSAGES.received;

/** A racer in a friend lobby, without a browser: every message it got, in order. */
export interface TestFriend {
  readonly client: Client;
  readonly lobby: Room;
  readonly left: Promise<number>;
  /** The newest table. */
  readonly table: LobbyView;
  all(type: Heard): readonly unknown[];
  /** The n-th message of a type, counted from 0. */
  until(type: Heard, nth?: number): Promise<unknown>;
  untilTable(isSo: (table: LobbyView) => boolean): Promise<LobbyView>;
  seat(nth?: number): Promise<SeatReservation>;
}

/** Opens a host's link and comes in. A room that is just closing says so: then the link is opened again, as pages do. */
export async function joinFriends(
  product: Pick<Product, "url">,
  visitor: Visitor,
  username: string,
  options: { takeOver?: true } = {},
): Promise<TestFriend> {
  const { ticket } = await visitor.get(friendRace, { body: { link: username } });
  const client = new Client(product.url);
  client.auth.token = ticket;
  let lobby: Room;
  try {
    lobby = await client.join(FRIEND_LOBBY, options);
  } catch (refused) {
    if ((refused as { readonly code?: number }).code !== CLOSE_CODES.shutdown.code) throw refused;
    return joinFriends(product, visitor, username, options);
  }
  lobby.reconnection.enabled = false;
  const heard: { type: Heard; message: unknown }[] = [];
  const waiting = new Set<() => void>();
  for (const [type, shape] of Object.entries(FRIEND_LOBBY_MESSAGES.received)) {
    lobby.onMessage(type, (message: unknown) => {
      heard.push({ type: type as Heard, message: shape.parse(message) });
      for (const wake of waiting) wake();
    });
  }
  const left = new Promise<number>((resolve) => lobby.onLeave((code) => resolve(code)));
  const all = (type: Heard): readonly unknown[] => heard.filter((one) => one.type === type).map((one) => one.message);
  const newest = (): LobbyView => LobbyView.parse(all("table").at(-1));
  const untilTrue = (isTrue: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        if (!isTrue()) return;
        waiting.delete(wake);
        resolve();
      };
      waiting.add(wake);
      wake();
    });
  const until = async (type: Heard, nth = 0): Promise<unknown> => {
    await untilTrue(() => all(type).length > nth);
    return all(type)[nth];
  };
  await until("table");
  return {
    client,
    lobby,
    left,
    get table() {
      return newest();
    },
    all,
    until,
    async untilTable(isSo) {
      await untilTrue(() => isSo(newest()));
      return newest();
    },
    seat: async (nth) => SeatReservation.parse(await until("seat", nth)),
  };
}
