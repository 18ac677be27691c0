import { afterAll, beforeAll, expect, it } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";

import { joinFriends } from "../support/friend.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { openLobby } from "../support/seat.ts";
import { newRacer } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ tableTimes: tablesOf(9) });
});
afterAll(() => product.close());

it("the one seat of a racer moves from the public lobby to a friend's, and back", async () => {
  await newRacer(product, "Lobby_Host");
  const visitor = await newRacer(product, "Lobby_Visitor");
  const lobby = await openLobby(product.url, visitor);
  const friend = await joinFriends(product, visitor, "Lobby_Host");
  expect(await lobby.left).toBe(CLOSE_CODES.elsewhere.code);
  const again = await openLobby(product.url, visitor);
  expect(await friend.left).toBe(CLOSE_CODES.elsewhere.code);
  await again.lobby.leave();
});
