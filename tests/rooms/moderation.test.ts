import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { acceptFriend, requestFriend } from "#shared/contracts/social/friends.ts";
import type { UserID } from "#shared/ids.ts";
import { takeMeasure, type Deed } from "#shared/server/moderation/measures.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { after, days } from "#shared/units.ts";

import { joinFriends } from "../support/friend.ts";
import { openLine } from "../support/line.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, type Visitor } from "../support/visitor.ts";

const REASON = "You called others names.";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const take = ({ userID }: Visitor, deed: Deed) =>
  perform(product.services.app, (work) =>
    takeMeasure(work, { userID: userID as UserID }, deed, { operator: "Ada", reason: REASON }),
  );
const mute: Deed = { measure: "mute", untilStamp: after(nowStamp(), days(1)) };

it("a banned player's line and lobby close", async () => {
  const racer = await newRacer(product, "OnceHere");
  const line = await openLine(product.url, racer);
  const lobby = await joinFriends(product, racer, "OnceHere");
  await take(racer, { measure: "ban", untilStamp: null });
  expect(await line.left).toBe(CLOSE_CODES.sessionEnded.code);
  expect(await lobby.left).toBe(CLOSE_CODES.sessionEnded.code);
});

describe("a player who is muted in the middle of a friend race", () => {
  it("is told why, and the others get neither phrases nor invitations", async () => {
    const [host, friend] = [await newRacer(product, "QuietHost"), await newRacer(product, "QuietFriend")];
    await host.get(requestFriend, { params: { id: friend.userID } });
    await friend.get(acceptFriend, { params: { id: host.userID } });
    const hers = await joinFriends(product, host, "QuietHost");
    const guest = await joinFriends(product, await newGuest(product), "QuietHost");
    await take(host, mute);
    hers.lobby.send("chat", { phraseID: "hello" });
    expect(await hers.until("hint")).toMatchObject({ code: "muted", message: expect.stringContaining(REASON) });
    hers.lobby.send("invite", { userIDs: [friend.userID] });
    expect(await hers.until("hint", 1)).toMatchObject({ code: "muted" });
    guest.lobby.send("chat", { phraseID: "hello" });
    await hers.until("chat");
    await guest.until("chat");
    expect(guest.all("chat")).toHaveLength(1);

    const line = await openLine(product.url, host);
    const answer = new Promise((resolve) => line.room.onMessage("invited", resolve));
    await line.checkIn();
    line.room.send("race-invites", { friendIDs: [friend.userID] });
    expect(await answer).toMatchObject({ friendIDs: [], trouble: expect.stringContaining(REASON) });
    const told = await product.services.app.db
      .selectFrom("notifications")
      .select("kind")
      .where("user_id", "=", friend.userID as UserID)
      .where("kind", "=", "race-invite")
      .execute();
    expect(told).toEqual([]);
    await Promise.all([hers.lobby.leave(), guest.lobby.leave(), line.room.leave()]);
  });

  it("reads a warning at once", async () => {
    const racer = await newRacer(product, "WarnedHere");
    const line = await openLine(product.url, racer);
    await line.checkIn();
    await take(racer, { measure: "warn" });
    expect(await line.untilTold("moderation")).toMatchObject({ data: { measure: "warn", reason: REASON } });
    await line.room.leave();
  });
});
