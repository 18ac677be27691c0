import { matchMaker } from "@colyseus/core";
import type { Page } from "playwright";
import { expect, it } from "vitest";

import { realtimeTicket } from "#shared/contracts/account/auth.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { PRESENCE } from "#shared/contracts/realtime/presence.ts";
import { acceptFriend, cancelRequest, requestFriend } from "#shared/contracts/social/friends.ts";
import type { UserID } from "#shared/ids.ts";
import { MOST_LINES, PRESENCE_TIMES } from "#shared/rules/presence/times.ts";
import { perform } from "#shared/server/platform/work.ts";
import type { Stamp } from "#shared/units.ts";

import { enterAs, logOut } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, violationsOf } from "../support/browser.ts";
import { openLine } from "../support/line.ts";
import { untilHears } from "../support/open-page.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const NOTICES = '[aria-label="Notices"]';
const to = (visitor: Visitor) => ({ params: { id: visitor.userID } });

/** The lines that are up, as the server sees them. */
async function lines() {
  const rooms = await matchMaker.query({ name: PRESENCE });
  return rooms.flatMap(({ roomId }) => [...(matchMaker.getLocalRoomById(roomId)?.clients ?? [])]);
}

const growl = (page: Page, words: string) => page.locator(NOTICES).getByText(words);
const accepted = (page: Page) => page.locator(NOTICES).getByText(/is now your friend/);

/** A browser of a racer, with the first check-in answered. */
async function openAs(racer: Visitor, prepare?: (page: Page) => Promise<void>) {
  const services = await newPage(browser);
  const { page } = services;
  await prepare?.(page);
  const answered = untilHears(page);
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await page.goto(`${product.url}/news`);
  await answered;
  return services;
}

it("a friend request is answered from its growl, and a friend who comes online is seen", async () => {
  const [ada, ben, cleo] = [
    await newRacer(product, "Line_Ada"),
    await newRacer(product, "Line_Ben"),
    await newRacer(product, "Line_Cleo"),
  ];
  await cleo.get(requestFriend, to(ada));
  await ada.get(acceptFriend, to(cleo));
  const [hers, his] = await Promise.all([openAs(ada), openAs(ben)]);

  await ben.get(requestFriend, to(ada));
  await growl(hers.page, "Line_Ben wants to be friends").waitFor();
  await hers.page.keyboard.press("F6");
  expect(await violationsOf(hers.page)).toEqual([]);
  await hers.page.locator(NOTICES).getByRole("button", { name: "Accept" }).press("Enter");
  await growl(hers.page, "You and Line_Ben are friends now").waitFor();
  await growl(his.page, "Line_Ada is now your friend").waitFor();
  await expect.poll(() => growl(hers.page, "Line_Ben wants").count()).toBe(0);

  const line = await openLine(product.url, cleo);
  await line.checkIn();
  await growl(hers.page, "Line_Cleo is online").waitFor();
  expect(await growl(his.page, "Line_Cleo is online").count()).toBe(0);
  await line.room.leave();

  await perform(product.services.app, (work) => {
    for (let nth = 1; nth <= 5; nth++) {
      work.notify(ben.userID as UserID, "friend-accept", {
        userID: nth,
        username: `N${nth}`,
        displayName: `N${nth}`,
      });
    }
    return Promise.resolve();
  });
  await growl(his.page, "N1 is now your friend").waitFor();
  await expect.poll(() => accepted(his.page).count()).toBe(3);
  await his.page.getByRole("button", { name: "Mute friend notices for 1 hour" }).first().click();
  await expect.poll(() => accepted(his.page).count()).toBe(0);

  for (const line of await lines()) line.leave(CLOSE_CODES.shutdown.code);
  await perform(product.services.app, (work) => {
    work.notify(ada.userID as UserID, "purchase", { invoiceNum: "A-17" });
    return Promise.resolve();
  });
  await growl(hers.page, "Your order number is A-17.").waitFor();
  await expect.poll(lines).toHaveLength(2);
  await logOut(hers.page);
  await expect.poll(lines).toHaveLength(1);
  expect([hers.problems, his.problems]).toEqual([[], []]);
});

it("an accept that comes too late brings the requests as they are now", async () => {
  const [ada, ben] = [await newRacer(product, "Late_Ada"), await newRacer(product, "Late_Ben")];
  await product.services.app.db
    .updateTable("users")
    .set({ qualifying_stamp: 1 as Stamp })
    .where("user_id", "=", ada.userID as UserID)
    .execute();
  const { page, problems } = await openAs(ada);
  await ben.get(requestFriend, to(ada));
  await growl(page, "Late_Ben wants to be friends").waitFor();
  await page.getByRole("link", { name: "Friends" }).first().click();
  await page.getByRole("tab", { name: "Requests 1" }).click();
  await page.locator("main").getByRole("button", { name: "Accept Late_Ben" }).waitFor();
  await ben.get(cancelRequest, to(ada));
  await page.route("**/api/v2/friend-requests", (route) => route.abort());
  await page.locator(NOTICES).getByRole("button", { name: "Accept" }).click();
  await growl(page, "That request is no longer waiting.").waitFor();
  await page.getByRole("heading", { name: "No requests right now" }).waitFor();
  expect(problems.filter((problem) => !/Failed to load resource/.test(problem))).toEqual([]);
  await page.context().close();
});

it("news of an unknown kind goes to the console alone, and the next one is shown", async () => {
  const racer = await newRacer(product, "Line_Uma");
  const { page, problems } = await openAs(racer);
  const said: string[] = [];
  page.on("console", (message) => void said.push(message.text()));
  const news = { stamp: 1_800_000_000, kind: "sticker-swap", data: { userID: 4, displayName: "Nobody" } };
  for (const line of await lines()) line.send("told", { ...news, notificationID: 1 });
  await expect.poll(() => said).toEqual(["Unknown notification type: sticker-swap"]);
  for (const line of await lines())
    line.send("told", { ...news, notificationID: 2, kind: "purchase", data: { invoiceNum: "B-4" } });
  await growl(page, "Your order number is B-4.").waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it("a notice that was still shown comes again after a reload, and one that went by itself does not", async () => {
  const racer = await newRacer(product, "Line_Eve");
  const { page } = await openAs(racer);
  await perform(product.services.app, (work) => {
    work.notify(racer.userID as UserID, "purchase", { invoiceNum: "C-9" });
    return Promise.resolve();
  });
  const notice = growl(page, "Your order number is C-9.");
  await notice.waitFor();
  await page.reload();
  await notice.waitFor();
  await notice.waitFor({ state: "detached" });
  const answered = page
    .waitForEvent("websocket")
    .then((socket) => socket.waitForEvent("framereceived", ({ payload }) => payload.includes("checked-in")));
  await page.reload();
  await answered;
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await notice.count()).toBe(0);
  await page.context().close();
});

/** Lets the page hear nothing any more on the sockets that it has now. */
const deafen = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { isDeaf: true }));

it("a line that goes silent without a word is opened anew", async () => {
  const racer = await newRacer(product, "Line_Dan");
  const { page, problems } = await newPage(browser);
  await page.addInitScript(() => {
    const native = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    let sockets = 0;
    Object.defineProperty(WebSocket.prototype, "onmessage", {
      set(hear: (event: MessageEvent) => void) {
        const isFirst = sockets++ === 0;
        native?.set?.call(this, (event: MessageEvent) => {
          if (!isFirst || !(window as unknown as { isDeaf?: boolean }).isDeaf) hear(event);
        });
      },
    });
  });
  const answers: number[] = [];
  page.on("websocket", (socket) => {
    const nth = answers.push(0) - 1;
    socket.on("framereceived", ({ payload }) => {
      if (payload.includes("checked-in")) answers[nth] = (answers[nth] ?? 0) + 1;
    });
  });
  await page.clock.install();
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await page.goto(`${product.url}/news`);
  await expect.poll(() => answers).toEqual([1]);
  await deafen(page);
  await page.getByRole("link", { name: "Support" }).first().click();
  await expect.poll(() => answers).toEqual([2]);
  await page.clock.runFor(10_000);
  expect(answers).toEqual([2]);
  await page.clock.runFor(15_000);
  await expect.poll(() => answers).toEqual([2, 1]);
  expect(problems).toEqual([]);
  await page.context().close();
});

it("the page whose line makes room for a newer one opens it again when it is used, not before", async () => {
  const racer = await newRacer(product, "Line_Crowd");
  let closed = 0;
  const asked: string[] = [];
  const { page } = await openAs(racer, async (each) => {
    await each.clock.install();
    each.on("websocket", (socket) => socket.on("close", () => closed++));
  });
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  const tickets = () => asked.filter((path) => path.endsWith(realtimeTicket.path));
  const others = [];
  for (let nth = 0; nth < MOST_LINES; nth++) others.push(await openLine(product.url, racer));
  const own = async () => (await lines()).filter(({ auth }) => (auth as { userID?: number })?.userID === racer.userID);
  await expect.poll(own).toHaveLength(MOST_LINES);
  await expect.poll(() => closed).toBe(1);
  await page.clock.runFor(10_000);
  await page.evaluate(() => fetch("/healthz"));
  expect(asked).toContain("/healthz");
  expect(tickets()).toEqual([]);
  await page.keyboard.press("Shift");
  expect(await others[0]?.left).toBe(CLOSE_CODES.manyLines.code);
  await expect.poll(tickets).toHaveLength(1);
  await expect.poll(own).toHaveLength(MOST_LINES);
  await page.context().close();
  await Promise.all(others.slice(1).map(({ room }) => room.leave()));
});

it("the line of a page that rested for long is back as soon as somebody looks at the page again, and brings what came meanwhile", async () => {
  const [racer, friend] = [await newRacer(product, "Line_Rest"), await newRacer(product, "Line_Calls")];
  let [opened, closed] = [0, 0];
  const { page, problems } = await openAs(racer, async (each) => {
    await each.clock.install();
    each.on("websocket", (socket) => {
      opened++;
      socket.on("close", () => closed++);
    });
  });
  await page.clock.fastForward(PRESENCE_TIMES.idleMs);
  await page.clock.runFor(10_000);
  await expect.poll(() => [opened, closed]).toEqual([1, 1]);
  await friend.get(requestFriend, to(racer));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => opened).toBe(2);
  await growl(page, "Line_Calls wants to be friends").waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});
