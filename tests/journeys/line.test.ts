import { matchMaker } from "@colyseus/core";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";

import { acceptFriend, requestFriend } from "../../shared/contracts/friends.ts";
import { CLOSE_CODES } from "../../shared/contracts/realtime/close-codes.ts";
import { PRESENCE } from "../../shared/contracts/realtime/presence.ts";
import type { UserID } from "../../shared/ids.ts";
import { perform } from "../../shared/server/work.ts";
import { enterAs, logOut } from "../support/account-screen.ts";
import { launch, newPage, violationsOf } from "../support/browser.ts";
import { openLine } from "../support/line.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ withClient: true });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const WHILE = { timeout: 10_000 };
const NOTICES = '[aria-label="Notices"]';
const to = (visitor: Visitor) => ({ params: { id: visitor.userID } });

/** The lines that are up, as the server sees them. */
async function lines() {
  const rooms = await matchMaker.query({ name: PRESENCE });
  return rooms.flatMap(({ roomId }) => [...(matchMaker.getLocalRoomById(roomId)?.clients ?? [])]);
}

const growl = (page: Page, words: string) => page.locator(NOTICES).getByText(words);
const accepted = (page: Page) => page.locator(NOTICES).getByText(/is your friend now/);

/** A browser of a racer, with the first check-in answered. */
async function openAs(racer: Visitor) {
  const opened = await newPage(browser);
  const { page } = opened;
  const answered = new Promise<void>((resolve) => {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        if (payload.includes("checked-in")) resolve();
      });
    });
  });
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await page.goto(`${product.url}/news`);
  await answered;
  return opened;
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
  await growl(hers.page, "Line_Ben would like to be friends").waitFor();
  await hers.page.keyboard.press("F6");
  expect(await violationsOf(hers.page)).toEqual([]);
  await hers.page.locator(NOTICES).getByRole("button", { name: "Accept" }).press("Enter");
  await growl(hers.page, "You and Line_Ben are friends now").waitFor();
  await growl(his.page, "Line_Ada is your friend now").waitFor();
  await expect.poll(() => growl(hers.page, "Line_Ben would like").count(), WHILE).toBe(0);

  const line = await openLine(product.url, cleo);
  await line.checkIn();
  await growl(hers.page, "Line_Cleo is here").waitFor();
  expect(await growl(his.page, "Line_Cleo is here").count()).toBe(0);
  await line.room.leave();

  await perform(product.opened.app, (work) => {
    for (let nth = 1; nth <= 5; nth++) {
      work.notify(ben.userID as UserID, "friend-accept", {
        userID: nth as UserID,
        username: `N${nth}`,
        displayName: `N${nth}`,
      });
    }
    return Promise.resolve();
  });
  await growl(his.page, "N1 is your friend now").waitFor();
  await expect.poll(() => accepted(his.page).count(), WHILE).toBe(3);
  await his.page.getByRole("button", { name: "No notices about friends for an hour" }).first().click();
  await expect.poll(() => accepted(his.page).count(), WHILE).toBe(0);

  for (const line of await lines()) line.leave(CLOSE_CODES.shutdown.code);
  await perform(product.opened.app, (work) => {
    work.notify(ada.userID as UserID, "purchase", { invoiceNum: "A-17" });
    return Promise.resolve();
  });
  await growl(hers.page, "It has the number A-17.").waitFor();
  await expect.poll(lines, WHILE).toHaveLength(2);
  await logOut(hers.page);
  await expect.poll(lines, WHILE).toHaveLength(1);
  expect([hers.problems, his.problems]).toEqual([[], []]);
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
  await expect.poll(() => answers, WHILE).toEqual([1]);
  await deafen(page);
  await page.getByRole("link", { name: "Support" }).first().click();
  await expect.poll(() => answers, WHILE).toEqual([2]);
  await page.clock.runFor(10_000);
  expect(answers).toEqual([2]);
  await page.clock.runFor(15_000);
  await expect.poll(() => answers, WHILE).toEqual([2, 1]);
  expect(problems).toEqual([]);
  await page.context().close();
});
