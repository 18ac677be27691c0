import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { sendCash } from "#shared/contracts/economy/gifts.ts";
import { acceptFriend, requestFriend } from "#shared/contracts/social/friends.ts";
import type { UserID } from "#shared/ids.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { before, days, type Stamp } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { launch, newPage } from "../support/browser.ts";
import { startCluster, type TestCluster } from "../support/cluster.ts";
import { connectPatiently } from "../support/database.ts";
import { note } from "../support/figures.ts";
import { joinFriends } from "../support/friend.ts";
import { openLine } from "../support/line.ts";
import { newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

let test: TestCluster;
let browser: Browser;
beforeAll(async () => {
  test = await startCluster({ nodes: 2 });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** One player who may give cash, and two whose lines are on another node. */
async function newPlayers(): Promise<readonly [Visitor, Visitor, Visitor]> {
  const here: Visitor[] = [];
  const there: Visitor[] = [];
  while (here.length < 1 || there.length < 2) {
    const visitor = await newRacer(test.cluster, `Far_Apart_${here.length + there.length}`);
    (visitor.userID % 2 === 0 ? here : there).push(visitor);
  }
  const [one, other, third] = [here[0], ...there] as [Visitor, Visitor, Visitor];
  const { db } = connectPatiently(test.databaseUrl);
  await db
    .updateTable("users")
    .set({ membership: "gold", created_stamp: before(nowStamp(), days(30)), qualifying_stamp: 1 as Stamp })
    .where("user_id", "=", one.userID as UserID)
    .execute();
  await db.destroy();
  return [one, other, third];
}

const nameOf = async (player: Visitor): Promise<string> => (await player.get(self)).user.username ?? "";

/** A browser of a player, whose first check-in is answered. */
async function openAs(player: Visitor) {
  const { page } = await newPage(browser);
  const node = new Promise<string>((resolve) => {
    page.on("websocket", (socket) => {
      const roomID = new URL(socket.url()).pathname.split("/").at(-1) ?? "";
      socket.on("framereceived", ({ payload }) => {
        if (payload.includes("checked-in")) resolve(roomID.replace(/-\d+$/, ""));
      });
    });
  });
  await page.goto(`${test.cluster.url}/redline.svg`);
  await enterAs(page, player);
  await page.goto(`${test.cluster.url}/news`);
  return { page, node: await node };
}

/** Does something that a player must hear of, and waits until the growl is on the screen. */
async function growls(page: Page, words: string, work: () => unknown, who = ""): Promise<void> {
  const growl = page.locator('[aria-label="Notices"]').getByText(`${who}${words}`);
  expect(await growl.count()).toBe(0);
  const startMs = performance.now();
  await work();
  await growl.waitFor();
  note(`two nodes: "${words.trim()}" on the screen`, performance.now() - startMs, "ms", 1_000);
}

it("what one player does growls in the other's browser, on whatever node each of them is", async () => {
  const [one, other, third] = await newPlayers();
  const to = ({ userID }: Visitor) => ({ params: { id: userID } });
  await one.get(requestFriend, to(third));
  await third.get(acceptFriend, to(one));
  const [hers, his] = await Promise.all([openAs(one), openAs(other)]);
  expect(hers.node).not.toBe(his.node);

  const asks = () => one.get(requestFriend, to(other));
  await growls(his.page, "wants to be friends", asks);
  const accepts = () => his.page.getByRole("button", { name: "Accept" }).click();
  await growls(hers.page, " is now your friend", accepts, await nameOf(other));

  const { lobby } = await joinFriends(test.cluster, one, await nameOf(one));
  const invites = () => lobby.send("invite", { userIDs: [other.userID] });
  await growls(his.page, "invites you to a race", invites);
  const gives = () => one.get(sendCash, { ...to(other), body: { amount: 5_000, password: PASSWORD } });
  await growls(his.page, "sent you $5,000", gives);

  const comes = () => openLine(test.cluster.url, third).then((line) => line.checkIn());
  await growls(hers.page, " is online", comes, await nameOf(third));
});
