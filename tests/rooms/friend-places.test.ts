import { afterAll, beforeAll, expect, it } from "vitest";

import { guestSession } from "#shared/contracts/account/auth.ts";
import { FRIEND_LOBBY, friendRace } from "#shared/contracts/social/friend-lobby.ts";

import { joinFriends } from "../support/friend.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

it("a machine whose guests take every place behind a link and never come keeps no account out", async () => {
  const link = "LinkHost";
  const host = await joinFriends(product, await newRacer(product, link), link);
  const headers = { "x-forwarded-for": "10.44.1.1" };
  const tickets = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const guest = new Visitor(product);
      await guest.get(guestSession, { headers });
      return (await guest.get(friendRace, { headers, body: { link } })).ticket;
    }),
  );
  const statuses = await Promise.all(
    tickets.map(async (ticket) => {
      const { status } = await fetch(new URL(`/matchmake/join/${FRIEND_LOBBY}`, product.url), {
        method: "POST",
        headers: { ...headers, authorization: `Bearer ${ticket}`, "content-type": "application/json" },
        body: "{}",
      });
      return status;
    }),
  );
  expect(statuses).toContain(409);
  const names = ["Friend_One", "Friend_Two", "Friend_Three", "Friend_Four", "Friend_Five"];
  const friends = [];
  for (const name of names) friends.push(await joinFriends(product, await newRacer(product, name), link));
  expect(friends.map(({ table }) => table.tableNumber)).toEqual([1, 1, 1, 1, 2]);
  await host.untilTable(({ seats }) => seats.length === 5);
});
