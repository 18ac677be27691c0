import { matchMaker } from "@colyseus/core";
import { Client, type SeatReservation } from "@colyseus/sdk";
import { afterAll, beforeAll, expect, it } from "vitest";

import { realtimeTicket } from "#shared/contracts/account/auth.ts";
import { PRESENCE } from "#shared/contracts/realtime/presence.ts";
import { FRIEND_LOBBY, friendRace } from "#shared/contracts/social/friend-lobby.ts";
import { PIT_STOP } from "#shared/refusal.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
let closing: Promise<void> | undefined;
beforeAll(async () => {
  // Whoever has a line is sent away as late as a node does it.
  product = await startProduct({ dice: () => 0.99 });
});
afterAll(() => closing ?? product.close());

/** What the matchmaker promises, before the socket is there. */
async function seatFor(ticket: string, place: string): Promise<SeatReservation> {
  const answer = await fetch(`${product.url}/matchmake/${place}`, {
    method: "POST",
    headers: { authorization: `Bearer ${ticket}`, "content-type": "application/json" },
    body: "{}",
  });
  return (await answer.json()) as SeatReservation;
}
async function seatsOf(racer: Visitor, name: string): Promise<readonly SeatReservation[]> {
  const { ticket, lobbyRoomID } = await racer.get(realtimeTicket);
  const { ticket: friendTicket } = await racer.get(friendRace, { body: { link: name } });
  return [
    await seatFor(ticket, `join/${PRESENCE}`),
    await seatFor(ticket, `joinById/${lobbyRoomID}`),
    await seatFor(friendTicket, `join/${FRIEND_LOBBY}`),
  ];
}

it("nobody comes into a node that ends by a seat from before, and the node waits for nobody who does", async () => {
  const racer = await newRacer(product, "Late_Bird");
  const client = new Client(product.url);
  const [line] = await seatsOf(racer, "Late_Bird");
  if (line) await client.consumeSeatReservation(line);
  const seats = await seatsOf(racer, "Late_Bird");
  closing = product.close();
  await expect.poll(() => matchMaker.state).toBe(matchMaker.MatchMakerState.SHUTTING_DOWN);
  const refused = await Promise.all(
    seats.map((seat) => client.consumeSeatReservation(seat).then(String, (error: unknown) => String(error))),
  );
  expect(refused[0]).toContain(PIT_STOP);
  expect(refused.filter((said) => said.startsWith("[object"))).toEqual([]);
  await closing;
});
