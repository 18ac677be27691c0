import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { changeSocial } from "#shared/contracts/account/settings.ts";
import { acceptFriend, requestFriend } from "#shared/contracts/social/friends.ts";
import type { UserID } from "#shared/ids.ts";
import { perform } from "#shared/server/platform/work.ts";

import { openLine } from "../support/line.ts";
import { nextIsPlayer } from "../support/next-id.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let players = 0;
const app = () => product.services.app;
const newPlayer = (): Promise<Visitor> => newRacer(product, `Slotted${String(++players).padStart(3, "0")}`);
const open = (visitor: Visitor) => openLine(product.url, visitor);
const to = (visitor: Visitor) => ({ params: { id: visitor.userID } });

describe("a line of whatever player", () => {
  const nextID = (id: number) => nextIsPlayer(app().db, id);

  it.each([
    ["the first slot", 4_999_000, 0],
    ["the second slot", 5_999_001, 1],
    ["the last slot", 6_998_999, 999],
    ["the last of what 31 bits hold", 2 ** 31 - 1, 647],
    ["one beyond 31 bits", 2 ** 31, 648],
    ["one beyond 32 bits", 2 ** 32, 296],
    ["the first slot beyond 32 bits", 5_000_000_000, 0],
    ["nearly the largest", 9_007_199_254_740_000, 0],
  ])("says what is told, what changed and who is here: %s", async (_name, id, slot) => {
    const friend = await newPlayer();
    await nextID(id);
    const one = await newPlayer();
    expect(one.userID).toBe(id);
    await friend.get(requestFriend, to(one));
    await one.get(acceptFriend, to(friend));
    const [line, theirs] = [await open(one), await open(friend)];
    expect(line.room.roomId.split("-").at(-1)).toBe(String(slot));
    await theirs.checkIn();
    await line.checkIn();
    expect(await theirs.untilTold("friend-online")).toMatchObject({ data: { userID: id } });
    expect((await theirs.checkIn({ first: false })).friends).toMatchObject([{ userID: id }]);
    await perform(app(), (work) => {
      work.notify(one.userID as UserID, "purchase", { invoiceNum: "N1" });
      return Promise.resolve();
    });
    await line.untilTold("purchase", 15_000);
    await one.get(changeSocial, { body: { lookingForTeam: 1 } });
    await expect.poll(() => line.changes.map(({ facts }) => facts)).toContainEqual(["account"]);
    expect((await one.get(self)).user).toMatchObject({ userID: id, totalFriends: 1 });
    await theirs.room.leave();
    await line.room.leave();
    await nextID(1_000_000 + players * 10);
  });
});
