import type { BrowserContextOptions, Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";

import { carByID, CARS } from "#shared/content/cars/catalog.ts";
import { self } from "#shared/contracts/account/auth.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import { saleOf } from "#shared/rules/garage/sale.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { perform } from "#shared/server/platform/work.ts";
import type { Stamp } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { focusedName, untilFocusOn, walk } from "../support/focus.ts";
import { figuresOf, measuredPage, unrest } from "../support/page-figures.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const PIP = 1;
const LOAF = 2;
const BRAINFREEZE = 24;
const NIGHTSHIFT = 61;
const EVERY_CAR = CARS.map(({ carID }) => carID as number);

/** A racer with full access who drives Pip and owns these cars too. */
async function collector(username: string, carIDs: readonly number[]): Promise<Visitor> {
  const racer = await newRacer(product, username);
  const userID = racer.userID as UserID;
  await product.services.app.db
    .updateTable("users")
    .set({ qualifying_stamp: 1 as Stamp })
    .where("user_id", "=", userID)
    .execute();
  const { carID } = (await racer.get(self)).user;
  const rewards = carIDs.filter((each) => each !== carID).map((each) => ({ carID: each as CarID }));
  if (rewards.length > 0) {
    await perform(product.services.app, (work) =>
      grant(work, [{ userID, rewards, reference: `test:garage:${username}`, reason: "test" }]),
    );
  }
  return racer;
}

/** A browser of a racer, in the garage. */
async function openGarage(racer: Visitor, options: BrowserContextOptions = {}) {
  const opened = await newPage(browser, options);
  await opened.page.goto(`${product.url}/redline.svg`);
  await enterAs(opened.page, racer);
  await opened.page.goto(`${product.url}/garage`);
  await opened.page.locator("[data-car]").first().waitFor();
  return opened;
}

const slotOn = (page: Page, number: number): Locator => page.locator(`li[data-number="${number}"]`);
const carOn = (page: Page, carID: number): Locator => page.locator(`[data-car="${carID}"]`);

/** The number of a car's slot; 0 for a car that isn't there. */
const slotOf = (page: Page, carID: number): Promise<number> =>
  page.evaluate(
    (id) => Number(document.querySelector<HTMLElement>(`li:has([data-car="${id}"])`)?.dataset.number ?? 0),
    carID,
  );
const untilIn = (page: Page, carID: number, number: number): Promise<void> =>
  slotOn(page, number).locator(`[data-car="${carID}"]`).waitFor({ state: "attached" });

async function middleOf(part: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It isn't shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs a deed and waits until the server has answered the call that it makes. */
async function saved(page: Page, path: string, deed: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith(path));
  await deed();
  await answered;
}

async function dragTo(page: Page, carID: number, number: number): Promise<void> {
  await slotOn(page, number).scrollIntoViewIfNeeded();
  const [from, to] = [await middleOf(carOn(page, carID)), await middleOf(slotOn(page, number))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 16, from.y + 8, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await slotOn(page, number).and(page.locator("[data-over]")).waitFor();
  await page.mouse.up();
}

const said = (page: Page, words: string): Promise<void> =>
  page.locator('[aria-live="assertive"]', { hasText: words }).first().waitFor({ state: "attached" });

describe("cars in their slots", () => {
  it("are arranged by mouse, swap where one stands already, and stay there after a reload", async () => {
    const { page, problems } = await openGarage(await collector("Garage_Mouse", [LOAF, BRAINFREEZE]));
    const before = [await slotOf(page, PIP), await slotOf(page, LOAF), await slotOf(page, BRAINFREEZE)];
    expect(new Set(before)).toEqual(new Set([1, 2, 3]));
    await saved(page, "/loot/arrange-cars", () => dragTo(page, PIP, 9));
    await untilIn(page, PIP, 9);
    await saved(page, "/loot/arrange-cars", () => dragTo(page, LOAF, 9));
    await untilIn(page, LOAF, 9);
    await untilIn(page, PIP, before[1] ?? 0);
    await page.reload();
    await carOn(page, PIP).waitFor();
    expect([await slotOf(page, LOAF), await slotOf(page, PIP)]).toEqual([9, before[1]]);
    expect(await violationsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("are arranged by keys over two pages, and it is said aloud", async () => {
    const { page, problems } = await openGarage(await collector("Garage_Keys", EVERY_CAR), { viewport: SIZES.desktop });
    const from = await slotOf(page, LOAF);
    const there = await page.evaluate(() => document.querySelector('li[data-number="38"] [data-car]') !== null);
    expect(there).toBe(true);
    const other = Number(await slotOn(page, 38).locator("[data-car]").getAttribute("data-car"));
    const nameOf = (carID: number): string => CARS.find((car) => car.carID === carID)?.name ?? "";

    const carryTo38 = async (): Promise<void> => {
      await carOn(page, LOAF).focus();
      await page.keyboard.press("Space");
      await said(page, `Picked up Loaf from slot ${from}.`);
      // A key may come before those that carry are listened to; the end of a row is the same after two presses.
      await expect
        .poll(async () => {
          await page.keyboard.press("End");
          return page.locator('[aria-live="assertive"]').allInnerTexts();
        })
        .toContainEqual(expect.stringContaining("Over slot 6."));
      for (const key of ["PageDown", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
      await said(page, `Over slot 38. ${nameOf(other)} stands here.`);
    };
    await carryTo38();
    await page.keyboard.press("Escape");
    await said(page, `Loaf stays in slot ${from}.`);
    expect(await slotOf(page, LOAF)).toBe(from);

    await carryTo38();
    await saved(page, "/loot/arrange-cars", () => page.keyboard.press("Enter"));
    await said(page, `Loaf is in slot 38 now, and ${nameOf(other)} in slot ${from}.`);
    await expect.poll(() => focusedName(page)).toBe("Loaf, slot 38, new");
    await page.reload();
    await carOn(page, other).waitFor();
    expect([await slotOf(page, LOAF), await slotOf(page, other)]).toEqual([38, from]);
    await page.getByRole("button", { name: "Page 2" }).click();
    await page.getByRole("button", { name: /^Loaf, slot 38/ }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("are arranged with a finger on a phone", async () => {
    const { page, problems } = await openGarage(await collector("Garage_Finger", [LOAF]), {
      viewport: SIZES.phone,
      hasTouch: true,
      isMobile: true,
    });
    await slotOn(page, 8).scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(carOn(page, PIP)), await middleOf(slotOn(page, 8))];
    const finger = await page.context().newCDPSession(page);
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
    await page.locator("[data-lifted]").waitFor();
    for (const share of [0.3, 0.7, 1]) {
      const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
    }
    await slotOn(page, 8).and(page.locator("[data-over]")).waitFor();
    await saved(page, "/loot/arrange-cars", () =>
      finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
    );
    await untilIn(page, PIP, 8);
    await page.reload();
    await carOn(page, PIP).waitFor();
    expect(await slotOf(page, PIP)).toBe(8);
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(await tooWide()).toBe(false);
    await carOn(page, LOAF).tap();
    await page.getByRole("region", { name: "Loaf" }).getByRole("button", { name: "Move", exact: true }).tap();
    await saved(page, "/loot/arrange-cars", () => page.getByRole("button", { name: "Slot 5, free" }).tap());
    await untilIn(page, LOAF, 5);
    expect(await tooWide()).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("go back where they were when it can't be saved, and it says why", async () => {
    const { page } = await openGarage(await collector("Garage_Offline", [LOAF]));
    const before = await slotOf(page, PIP);
    await page.route("**/loot/arrange-cars", (route) => route.abort());
    await dragTo(page, PIP, 15);
    await page.getByText("Your cars are back where they were").first().waitFor();
    await untilIn(page, PIP, before);
    expect(await slotOf(page, PIP)).toBe(before);
    await page.context().close();
  });

  it("are reached by keys, and looked at with Enter", async () => {
    const { page, problems } = await openGarage(await collector("Garage_Tab", [LOAF, BRAINFREEZE]));
    const stops = await walk(page);
    for (const name of ["Race Now", "Paint", "Customize", "All your cars"]) expect(stops).toContain(name);
    await carOn(page, PIP).focus();
    const before = await focusedName(page);
    await page.keyboard.press("Home");
    await expect.poll(() => focusedName(page)).toContain("slot 1");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => focusedName(page)).toContain("slot 2");
    expect(before).toContain("Pip");
    await carOn(page, BRAINFREEZE).focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("region", { name: "Brainfreeze" });
    await panel.waitFor();
    expect(await focusedName(page)).toBe("Brainfreeze");
    await saved(page, "/loot/equip", () => panel.getByRole("button", { name: "Drive this car" }).press("Enter"));
    await page.getByRole("heading", { level: 2, name: "Brainfreeze" }).waitFor();
    await panel.getByRole("button", { name: "You drive this car" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => focusedName(page)).toContain("Brainfreeze");
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe("the paint of the car in use", () => {
  it("is tried without a call, taken back, saved once, and survives a reload", async () => {
    const racer = await collector("Garage_Paint", [LOAF]);
    const { page, problems } = await openGarage(racer);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/loot/equip")) calls.push(request.postData() ?? "");
    });
    await page.getByRole("button", { name: "Paint", exact: true }).click();
    const shop = page.getByRole("region", { name: "Paint your car" });
    const wheel = shop.getByRole("slider", { name: "Paint" });
    expect(await wheel.getAttribute("aria-valuetext")).toContain("factory paint");
    expect(await violationsOf(page)).toEqual([]);
    await wheel.press("PageUp");
    await wheel.press("ArrowRight");
    expect(await wheel.inputValue()).toBe("35");
    await wheel.press("End");
    expect(await wheel.inputValue()).toBe("359");
    await shop.getByRole("button", { name: "Undo" }).click();
    expect(await wheel.inputValue()).toBe("0");

    const box = await wheel.locator("xpath=..").boundingBox();
    if (!box) throw new Error("The wheel isn't shown");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 40, box.y + 20, { steps: 3 });
    await page.mouse.move(box.x + box.width - 8, y, { steps: 4 });
    await page.mouse.up();
    expect(await wheel.inputValue()).toBe("90");
    expect(calls).toEqual([]);
    await saved(page, "/loot/equip", () => shop.getByRole("button", { name: "Save paint" }).click());
    expect(calls.map((body) => JSON.parse(body) as unknown)).toEqual([
      { changes: [{ type: "car", id: PIP, hueAngle: 90 }] },
    ]);
    await expect.poll(async () => (await racer.get(self)).user.carHueAngle).toBe(90);

    await page.reload();
    await page.getByRole("button", { name: "Paint", exact: true }).click();
    expect(await wheel.inputValue()).toBe("90");
    await shop.getByRole("button", { name: "Factory paint" }).click();
    await wheel.press("Escape");
    await shop.waitFor({ state: "detached" });
    expect(await focusedName(page)).toBe("Paint");
    expect((await racer.get(self)).user.carHueAngle).toBe(90);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe("selling", () => {
  it("brings cash after a question, and is refused for the car in use and the last one", async () => {
    const racer = await collector("Garage_Sale", [LOAF]);
    const { page, problems } = await openGarage(racer);
    const { money } = (await racer.get(self)).user;
    const cash = saleOf(carByID(LOAF as CarID)!);

    await carOn(page, PIP).click();
    const pip = page.getByRole("region", { name: "Pip" });
    await pip.getByText("You're driving it.").waitFor();
    await pip.getByRole("button", { name: /^Sell for/ }).press("Enter");
    expect(await page.getByRole("dialog", { name: "Sell" }).count()).toBe(0);

    await carOn(page, LOAF).click();
    const loaf = page.getByRole("region", { name: "Loaf" });
    const sell = `Sell for $${cash.toLocaleString("en-GB")}`;
    await loaf.getByRole("button", { name: sell }).click();
    const dialog = page.getByRole("dialog", { name: "Sell Loaf?" });
    await dialog.getByText("You can buy it again where it's on sale").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await untilFocusOn(page, "Keep it");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    expect(await focusedName(page)).toBe(sell);
    await loaf.getByRole("button", { name: sell }).click();
    await saved(page, `/loot/cars/${LOAF}/sell`, () => dialog.getByRole("button", { name: sell }).click());
    await page.getByText("Loaf is sold").first().waitFor();
    await carOn(page, LOAF).waitFor({ state: "detached" });
    await expect.poll(() => focusedName(page)).toBe("Your cars");
    expect((await racer.get(self)).user.money).toBe(money + cash);
    await page
      .getByRole("main")
      .getByText(`$${(money + cash).toLocaleString("en-GB")}`)
      .first()
      .waitFor();
    await page.getByText("Your parking lot opens with your second car.").waitFor();

    await carOn(page, PIP).click();
    await pip.getByText("It's your only car").waitFor();
    await pip.getByRole("button", { name: /^Sell for/ }).press("Enter");
    expect(await page.getByRole("dialog", { name: "Sell" }).count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe("two tabs", () => {
  it("end alike without a reload when one arranges and the other sells", async () => {
    const racer = await collector("Garage_Tabs", [LOAF, BRAINFREEZE, NIGHTSHIFT]);
    const { page: one, problems } = await openGarage(racer);
    const other = await one.context().newPage();
    await other.goto(`${product.url}/garage`);
    await carOn(other, PIP).waitFor();

    await dragTo(one, PIP, 12);
    await untilIn(other, PIP, 12);
    await carOn(other, NIGHTSHIFT).click();
    await other
      .getByRole("region", { name: "Nightshift" })
      .getByRole("button", { name: /^Sell for/ })
      .click();
    await other
      .getByRole("dialog")
      .getByRole("button", { name: /^Sell for/ })
      .click();
    await Promise.all([one, other].map((page) => carOn(page, NIGHTSHIFT).waitFor({ state: "detached" })));
    await dragTo(one, LOAF, 20);
    await untilIn(other, LOAF, 20);
    const order = (page: Page) => Promise.all([PIP, LOAF, BRAINFREEZE, NIGHTSHIFT].map((carID) => slotOf(page, carID)));
    expect(await order(other)).toEqual(await order(one));
    expect(problems).toEqual([]);
    await one.context().close();
  });
});

describe("the page around the cars", () => {
  it.each(Object.entries({ chromebook: SIZES.chromebook, phone: SIZES.phone }))(
    "stays where it is while the cars arrive, on a %s",
    async (size, viewport) => {
      const racer = await collector(`Still_${size}`, [LOAF, NIGHTSHIFT]);
      const page = await measuredPage(browser, viewport);
      await page.goto(`${product.url}/redline.svg`);
      await enterAs(page, racer);
      await page.goto(`${product.url}/garage`);
      await carOn(page, LOAF).waitFor();
      await page.locator("footer").waitFor();
      await page.waitForLoadState("networkidle");
      expect(unrest(await figuresOf(page))).toEqual([]);
      await page.context().close();
    },
  );

  it("shows trouble with a way to try again, and gold-only cars to those without gold as waiting", async () => {
    const racer = await collector("Garage_Around", [80]);
    const { page } = await newPage(browser);
    await page.goto(`${product.url}/redline.svg`);
    await enterAs(page, racer);
    await page.route("**/api/v2/garage", (route) => route.abort());
    await page.goto(`${product.url}/garage`);
    await page.getByText("Your cars are safe.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.unroute("**/api/v2/garage");
    // The page tries by itself, too, and may be quicker.
    await Promise.any([page.getByRole("button", { name: "Try again" }).click(), carOn(page, 80).waitFor()]);
    await carOn(page, 80).click();
    const panel = page.getByRole("region", { name: "XCelsior" });
    await panel.getByText("It drives for gold members only.").waitFor();
    await panel.getByRole("button", { name: "Sell for $800,000" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });
});
