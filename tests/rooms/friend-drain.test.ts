import { expect, it } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";

import { connectPatiently } from "../support/database.ts";
import { joinFriends } from "../support/friend.ts";
import { startProduct } from "../support/product.ts";
import { newRacer } from "../support/visitor.ts";

it("a node that goes down sends its friends away with a word to join again, and gives their links free", async () => {
  const product = await startProduct();
  const { db } = connectPatiently(product.services.databaseUrl);
  const leases = () => db.selectFrom("friend_lobbies").select("host_user_id").execute();
  const host = await newRacer(product, "Goinghost");
  const friend = await joinFriends(product, host, "goinghost");
  expect(await leases()).toEqual([{ host_user_id: host.userID }]);
  await product.close();
  expect(await friend.left).toBe(CLOSE_CODES.shutdown.code);
  expect(await leases()).toEqual([]);
  await db.destroy();
});
