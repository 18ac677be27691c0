import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { carByID } from "#shared/content/cars/catalog.ts";
import { lootByID } from "#shared/content/loot/catalog.ts";
import { self } from "#shared/contracts/account/auth.ts";
import type { ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import { shop, visitShop } from "#shared/contracts/economy/shop.ts";
import { formatMoney } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";
import { decodeLook } from "#shared/rules/garage/look.ts";
import { pointsOfLevel } from "#shared/rules/rewards/level.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { perform } from "#shared/server/platform/work.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES, violationsOf } from "../support/browser.ts";
import { untilFocusOn } from "../support/focus.ts";
import { newFullRacer, openHearing, openPage } from "../support/open-page.ts";
import { ZIP } from "../support/shop-deeds.ts";
import { PASSWORD, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

/** Somebody of level 9 who has raced enough for the daily shop, with the cash that everybody begins with. */
async function newCustomer(name: string): Promise<Visitor> {
  const racer = await newFullRacer(product, name);
  await product.services.app.db
    .updateTable("users")
    .set({ races_played: 40, experience: pointsOfLevel(9) })
    .where("user_id", "=", racer.userID as UserID)
    .execute();
  return racer;
}

const give = (racer: Visitor, cash: number): Promise<unknown> =>
  perform(product.services.app, (work) =>
    grant(work, [
      { userID: racer.userID as UserID, rewards: [{ cash }], reference: `journey:${racer.userID}`, reason: "gift" },
    ]),
  );

async function open(racer: Visitor, path: string, viewport?: (typeof SIZES)[keyof typeof SIZES]): Promise<Page> {
  const { page } = await openPage(product, browser, racer, { path, ...(viewport && { viewport }) });
  await page.emulateMedia({ reducedMotion: "reduce" });
  return page;
}

async function itemsFor(racer: Visitor): Promise<readonly ShopItem[]> {
  const { shop: answer } = await racer.get(shop);
  return answer.dealerships.flatMap(({ items }) => items);
}

function wanted(items: readonly ShopItem[], is: (item: ShopItem) => boolean): ShopItem {
  const item = items.find(is);
  if (!item) throw new Error("the shop has nothing like it");
  return item;
}

const moneyOf = async (racer: Visitor): Promise<number> => (await racer.get(self)).user.money;
const pathOf = ({ type, id }: Pick<ShopItem, "type" | "id">): string => `/shop/${type}/${id}`;
const card = (page: Page, item: ShopItem) => page.locator(`main li > a[href="${pathOf(item)}"]`).first();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name }).click();
const inDialog = (page: Page, name: string | RegExp) => page.getByRole("dialog").getByRole("button", { name });
const bar = (page: Page, money: number) => page.getByRole("main").getByText(`You have ${formatMoney(money)}`);

async function buy(page: Page, price: number): Promise<void> {
  await press(page, `Buy for ${formatMoney(price)}`);
  await inDialog(page, `Buy for ${formatMoney(price)}`).click();
}

describe("the shop", () => {
  it("says beforehand what is missing, sells, takes back, and every open tab has the money at once", async () => {
    const racer = await newCustomer("Shop_Ada");
    const items = await itemsFor(racer);
    const page = await open(racer, "/shop");
    const { page: other } = await openHearing(product, browser, racer, { path: "/shop", viewport: SIZES.phone });
    await other.emulateMedia({ reducedMotion: "reduce" });
    await bar(page, 25_000).waitFor();
    await bar(other, 25_000).waitFor();
    const dear = wanted(items, ({ category, hindrance }) => category === null && hindrance?.why === "notEnoughMoney");
    await card(page, dear)
      .getByText(`You need ${formatMoney(dear.price - 25_000)} more`)
      .waitFor();
    const front = items.find(({ category }) => category === "featured")?.id;
    const later = wanted(
      items,
      ({ type, id, hindrance }) => type === "car" && id !== front && hindrance?.why === "levelTooLow",
    );
    await card(page, later).getByText(`From level ${later.unlockLevel}`).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await violationsOf(other)).toEqual([]);

    await page.goto(product.url + pathOf(dear));
    await heading(page, dear.name).waitFor();
    await page.getByText(`You need ${formatMoney(dear.price - 25_000)} more for that.`).waitFor();
    const barred = page.getByRole("button", { name: `Buy for ${formatMoney(dear.price)}` });
    expect(await barred.getAttribute("aria-disabled")).toBe("true");
    expect(await violationsOf(page)).toEqual([]);

    await page.goto(`${product.url}/shop`);
    const zip = wanted(items, ({ type, id }) => type === "car" && id === ZIP);
    await card(page, zip).click();
    await heading(page, zip.name).waitFor();
    await expect.poll(() => page.title()).toBe(`${zip.name} · Redline`);
    await press(page, `Buy for ${formatMoney(zip.price)}`);
    await page
      .getByRole("dialog")
      .getByText(formatMoney(25_000 - zip.price), { exact: true })
      .waitFor();
    await untilFocusOn(page, `Buy for ${formatMoney(zip.price)}`);
    await page.keyboard.press("Enter");
    await page.locator("p:focus", { hasText: `${zip.name} is yours!` }).waitFor();
    await bar(other, 25_000 - zip.price).waitFor();
    await card(other, zip).getByText("You own it").waitFor();
    await other.getByRole("heading", { name: "Just bought" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await press(page, "Give back");
    await untilFocusOn(page, `Give back for ${formatMoney(zip.price)}`);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `Buy for ${formatMoney(zip.price)}` }).waitFor();
    await bar(other, 25_000).waitFor();
    await other.getByText("Given back", { exact: true }).waitFor();
    expect(await moneyOf(racer)).toBe(25_000);
    await page.context().close();
    await other.context().close();
  });

  it("puts on what was bought, and hands over a car to be driven", async () => {
    const racer = await newCustomer("Shop_Ben");
    await give(racer, 2_000_000);
    const items = await itemsFor(racer);
    const piece = wanted(items, ({ type, hindrance }) => type === "loot" && hindrance === null);
    const page = await open(racer, pathOf(piece));
    await heading(page, piece.name).waitFor();
    await buy(page, piece.price);
    await page.getByText(`${piece.name} is yours!`).waitFor();
    await press(page, "Put it on");
    await page.getByText("It's on. Looking good!").waitFor();
    expect(await page.getByRole("button", { name: "Give back" }).count()).toBe(0);
    const { look } = (await racer.get(self)).user;
    const worn = decodeLook(look);
    const slot = lootByID(piece.id as never)?.type ?? "title";
    expect(slot === "sticker" ? worn.stickers.map(({ lootID }) => lootID) : [worn[slot]]).toEqual([piece.id]);

    const car = wanted(
      items,
      ({ type, dlID, hindrance, category }) =>
        type === "car" && dlID !== null && hindrance === null && category === null,
    );
    await page.goto(product.url + pathOf(car));
    await heading(page, car.name).waitFor();
    await buy(page, car.price);
    await press(page, "Drive it");
    await page.getByText("You're at the wheel. Enjoy!").waitFor();
    expect((await racer.get(self)).user.carID).toBe(car.id);
    await page.goto(`${product.url}/shop`);
    await page.getByText("In use, so it's yours to keep").first().waitFor();
    await page.context().close();
  });

  it("sells a bundle as a whole for what of it is missing", async () => {
    const racer = await newCustomer("Shop_Cat");
    await give(racer, 5_000_000);
    const bundle = wanted(await itemsFor(racer), ({ type }) => type === "bundle");
    await product.services.app.db
      .updateTable("users")
      .set({ experience: pointsOfLevel(60) })
      .where("user_id", "=", racer.userID as UserID)
      .execute();
    const page = await open(racer, pathOf(bundle));
    await heading(page, bundle.name).waitFor();
    const parts = page.getByRole("list", { name: "In this bundle" }).getByRole("listitem");
    expect(await parts.count()).toBe(bundle.bundle?.loot.length);
    await page.getByText(`${bundle.percentOff}% off`).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await buy(page, bundle.price);
    await page.getByText(`${bundle.name} is yours!`).waitFor();
    await press(page, "Put it all on");
    const titles = bundle.bundle?.loot.filter((part) => lootByID(part.lootID as never)?.type === "title") ?? [];
    const said = titles.length > 1 ? "All that fits at once is on. Looking good!" : "All of it is on. Looking good!";
    await page.getByText(said, { exact: true }).waitFor();
    const { carID } = (await racer.get(self)).user;
    expect(bundle.bundle?.loot.map((part) => part.carID)).toContain(carID);
    await page.context().close();
  });

  it("charges once when the answer gets lost on the way", async () => {
    const racer = await newCustomer("Shop_Lost");
    const page = await open(racer, pathOf({ type: "nitros", id: 5 }));
    await heading(page, "5 nitros").waitFor();
    let times = 0;
    await page.route("**/api/v2/loot/shop/*/buy", async (route) => {
      times++;
      if (times > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await buy(page, 2_500);
    await page.getByText("5 nitros are yours!").waitFor();
    expect(times).toBe(2);
    expect(await moneyOf(racer)).toBe(22_500);
    expect((await racer.get(self)).user.nitros).toBe(15);
    await page.context().close();
  });

  it("asks for nothing again that the answer to a purchase brought, whatever the line says of it", async () => {
    const racer = await newCustomer("Shop_Carried");
    const { page } = await openHearing(product, browser, racer, { path: pathOf({ type: "nitros", id: 5 }) });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await heading(page, "5 nitros").waitFor();
    const asked: string[] = [];
    await page.route("**/api/v2/loot/shop/*/buy", async (route) => {
      page.on("request", (request) => void asked.push(request.url().replace(/.*\/api\/v2/, "")));
      await route.continue();
    });
    await buy(page, 2_500);
    await page.getByText("5 nitros are yours!").waitFor();
    await bar(page, 22_500).first().waitFor();
    // What was told before has been heard by then.
    await perform(product.services.app, (work) => Promise.resolve(work.changed(racer.userID as UserID, "friends")));
    await expect.poll(() => asked.filter((path) => /^\/(self|shop)/.test(path))).toEqual(["/self?parts=counters"]);
    await page.context().close();
  });

  it("keeps the daily shop shut for newcomers, marks itself in the menu until it is seen, and can ask for the password", async () => {
    const racer = await newFullRacer(product, "Shop_New");
    const page = await open(racer, "/garage");
    await page.getByRole("link", { name: "See it in the shop" }).waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shop (new)" }).click();
    await page.getByRole("heading", { name: "Opens after 14 more races" }).waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shop", exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole("combobox", { name: "Rarity" }).selectOption("legendary");
    const legends = (await itemsFor(racer)).filter(({ dlID, rarity }) => dlID !== null && rarity === "legendary");
    await page.getByText(`${legends.length} cars`, { exact: true }).waitFor();
    await page.getByRole("switch", { name: "Only what I can buy now" }).click();
    await page.getByRole("heading", { name: "No car for that right now" }).waitFor();
    await press(page, "Show all cars");

    await page.getByRole("switch", { name: "Ask for my password before I buy" }).click();
    await untilFocusOn(page, "Your password");
    await page.getByRole("dialog").getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await inDialog(page, "Ask from now on").click();
    await expect.poll(async () => (await racer.get(self)).user.asksPassword).toBe(true);
    await page.goto(`${product.url}/shop/car/${ZIP}`);
    const price = carByID(ZIP)?.price ?? 0;
    await press(page, `Buy for ${formatMoney(price)}`);
    const field = page.getByRole("dialog").getByLabel("Your password", { exact: true });
    await field.fill("not the password");
    await inDialog(page, `Buy for ${formatMoney(price)}`).click();
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    expect(await moneyOf(racer)).toBe(25_000);
    await field.fill(PASSWORD);
    await field.press("Enter");
    await page.getByText(/ is yours!$/).waitFor();
    expect(await moneyOf(racer)).toBe(25_000 - price);
    await page.context().close();
  });

  it("says so when the server can't be reached, and what is on no shelf", async () => {
    const racer = await newCustomer("Shop_Away");
    // Else the page says that it has looked, and what the line says of that brings the shop by itself.
    await racer.get(visitShop);
    const page = await open(racer, "/redline.svg");
    await page.route("**/api/v2/shop", (route) => route.abort());
    await page.goto(`${product.url}/shop`);
    await page.getByRole("heading", { name: "You're offline" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.unroute("**/api/v2/shop");
    // At once: what the line says may bring the shop, and take the button away, while a click waits for its moment.
    await page.getByRole("main").getByRole("button", { name: "Try again" }).dispatchEvent("click");
    await bar(page, 25_000).waitFor();
    await page.goto(`${product.url}/shop/loot/999999`);
    await heading(page, "There's nothing on this shelf").waitFor();
    await page.context().close();
  });
});

it.each([SIZES.chromebook, SIZES.desktop])(
  "an item's page stands where it will be before the shop has come: %o",
  async (viewport) => {
    const racer = await newCustomer(`Still_${viewport.width}`);
    const { page } = await openPage(product, browser, racer, { path: "/garage", viewport });
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/api/v2/shop", async (route) => {
      await held;
      await route.continue();
    });
    const boxes = () =>
      page.locator("main > *").evaluateAll((parts) =>
        parts.map((part) => {
          const { x, y, width } = part.getBoundingClientRect();
          return [x, y, width];
        }),
      );
    await page.goto(`${product.url}/shop/car/${ZIP}`);
    await page.getByRole("region", { name: "Loading the shop" }).waitFor();
    const before = await boxes();
    letGo();
    await page.getByRole("region", { name: "The car on the road" }).waitFor();
    expect(await boxes()).toEqual(before);
    await page.context().close();
  },
);
