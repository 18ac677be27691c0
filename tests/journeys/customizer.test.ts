import type { Page } from "playwright";
import { expect, it } from "vitest";

import { LOOT } from "#shared/content/loot/catalog.ts";
import type { Loot, LootType } from "#shared/content/loot/loot.ts";
import { garage } from "#shared/contracts/economy/garage.ts";
import type { UserID } from "#shared/ids.ts";
import { decodeLook, type Look } from "#shared/rules/garage/look.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { perform } from "#shared/server/platform/work.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES, violationsOf } from "../support/browser.ts";
import { tabTo } from "../support/focus.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const SHOP = "/garage/customizer";

/** Loot that nobody begins with and everybody may wear. */
const free = (type: LootType): readonly Loot[] =>
  LOOT.filter((loot) => loot.type === type && !loot.goldOnly && loot.ways.every(({ from }) => from !== "start"));
function first(of: readonly Loot[], nth = 0): Loot {
  const loot = of[nth];
  if (!loot) throw new Error("the catalogue has too little");
  return loot;
}

async function give(racer: Visitor, ...loot: readonly Loot[]): Promise<void> {
  await perform(product.services.app, (work) =>
    grant(work, [
      {
        userID: racer.userID as UserID,
        rewards: loot.map(({ lootID }) => ({ lootID })),
        reference: `journey:${racer.userID}:${loot.map(({ lootID }) => lootID).join()}`,
        reason: "gift",
      },
    ]),
  );
}

const makeGold = (racer: Visitor): Promise<unknown> =>
  perform(product.services.app, (work) =>
    grant(work, [
      {
        userID: racer.userID as UserID,
        rewards: [{ goldDays: 30 }],
        reference: `journey:gold:${racer.userID}`,
        reason: "gift",
      },
    ]),
  );

const lookOf = async (racer: Visitor): Promise<Look> => decodeLook((await racer.get(garage)).garage.look);
const stage = (page: Page) => page.getByRole("region", { name: "Your car" });
const bar = (page: Page) => page.getByRole("region", { name: "What you try on" });
const item = (page: Page, { name }: Loot) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
const tray = (page: Page) => page.getByRole("region", { name: "Place your stickers" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const press = (page: Page, name: string) => bar(page).getByRole("button", { name }).click();

/** Waits until the stage is dressed like this. */
async function untilDressed(page: Page, is: (look: Look) => boolean): Promise<void> {
  await expect
    .poll(async () => is(decodeLook((await stage(page).getAttribute("data-look")) ?? "")), { timeout: 60_000 })
    .toBe(true);
}

it("a racer is dressed in each kind by mouse, on the stage at once and everywhere after a reload", async () => {
  const racer = await newFullRacer(product, "Dress_Ada");
  const [trail, nametag, title] = [first(free("trail")), first(free("nametag")), first(free("title"))];
  // A gold member's own nitro is the golden one: this is another.
  const nitro = first(LOOT.filter(({ type, ways }) => type === "nitro" && ways.some(({ from }) => from === "shop")));
  await give(racer, trail, nitro, nametag, title);
  await makeGold(racer);
  const { page, problems } = await openPage(product, browser, racer, { path: SHOP });
  await heading(page, "Customizer").waitFor();
  expect(await violationsOf(page)).toEqual([]);

  for (const [slug, loot] of [
    ["Trails", trail],
    ["Nitros", nitro],
    ["Nametags", nametag],
    ["Titles", title],
  ] as const) {
    await page.getByRole("navigation", { name: "Customizer" }).getByRole("link", { name: slug }).click();
    await heading(page, slug).waitFor();
    await expect.poll(() => page.title()).toBe(`${slug} · Redline`);
    await item(page, loot).check();
    await untilDressed(page, (look) => look[loot.type as "trail"] === loot.lootID);
    await press(page, "Wear it");
    await bar(page).getByText("Saved. It's on!").waitFor();
    expect(await violationsOf(page)).toEqual([]);
  }
  expect(await lookOf(racer)).toMatchObject({
    trail: trail.lootID,
    nitro: nitro.lootID,
    nametag: nametag.lootID,
    title: title.lootID,
  });

  await press(page, "Undo");
  await bar(page).getByText("Undone.").waitFor();
  expect((await lookOf(racer)).title).toBe(null);
  await page.reload();
  await item(page, title).waitFor();
  await untilDressed(page, (look) => look.trail === trail.lootID && look.nametag === nametag.lootID);
  await page.goto(`${product.url}${SHOP}/trails`);
  await item(page, trail).waitFor();
  expect(await item(page, trail).isChecked()).toBe(true);
  await press(page, "Take it off");
  await bar(page).getByText("Saved. It's off.").waitFor();
  expect((await lookOf(racer)).trail).toBe(null);
  expect(problems).toEqual([]);
  await page.context().close();
});

it("one kind is tried on, worn and fired by keys alone", async () => {
  const racer = await newFullRacer(product, "Keys_Ben");
  const trail = first(free("trail"), 1);
  await give(racer, trail);
  const { page } = await openPage(product, browser, racer, { path: `${SHOP}/trails?show=owned` });
  await heading(page, "Trails").waitFor();
  await stage(page).getByRole("button", { name: "Fire nitro" }).waitFor();
  await page.keyboard.press("Enter");
  await stage(page).getByRole("button", { name: "Cooling down" }).waitFor();
  await item(page, trail).waitFor();
  await page.getByRole("searchbox", { name: "Name" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await untilDressed(page, (look) => look.trail === trail.lootID);
  await stage(page).getByRole("button", { name: "Fire nitro" }).waitFor();
  await page.keyboard.press("Enter");
  await stage(page).getByRole("button", { name: "Cooling down" }).waitFor();
  await tabTo(page, "Wear it");
  await page.keyboard.press("Enter");
  await bar(page).getByText("Saved. It's on!").waitFor();
  expect((await lookOf(racer)).trail).toBe(trail.lootID);
  await page.context().close();
});

it("stickers are placed, turned, mirrored and put in order, and are the same after a reload", async () => {
  const racer = await newFullRacer(product, "Stick_Cleo");
  const [low, high, third] = [first(free("sticker")), first(free("sticker"), 1), first(free("sticker"), 2)];
  await give(racer, low, high, third);
  const { page, problems } = await openPage(product, browser, racer, { path: `${SHOP}/stickers` });
  await heading(page, "Stickers").waitFor();
  // Nothing is on or picked: no empty bar lies between the player and the shelf, and their own are on its first one.
  const own = page.getByRole("group", { name: "Yours 3" });
  await own.getByRole("radio").first().waitFor();
  expect([await tray(page).count(), await bar(page).count()]).toEqual([0, 0]);
  expect(await own.getByRole("radio").count()).toBe(3);
  const row = await own.getByRole("radio").first().boundingBox();
  expect((row?.y ?? Infinity) + (row?.height ?? 0)).toBeLessThanOrEqual(SIZES.chromebook.height);
  for (const loot of [low, high]) {
    await item(page, loot).check();
    await press(page, "Put it on");
    await bar(page).getByRole("button", { name: "Take it off" }).waitFor();
  }
  const grip = (loot: Loot) => stage(page).getByRole("button", { name: new RegExp(`^${loot.name}, sticker`) });
  await grip(high).focus();
  for (const key of ["ArrowRight", "Shift+ArrowDown", "r", "Shift+R", "r", "m", "["]) await page.keyboard.press(key);
  await grip(high)
    .and(page.getByRole("button", { name: "sticker 1 of 2" }))
    .waitFor();
  expect(await violationsOf(page)).toEqual([]);

  const box = await grip(low).boundingBox();
  if (!box) throw new Error("the sticker is out of sight");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2 + 4, { steps: 4 });
  await page.mouse.up();
  await tray(page).getByRole("button", { name: "Turn left" }).click();
  const draft = await stage(page).getAttribute("data-look");

  await page.getByRole("navigation", { name: "Customizer" }).getByRole("link", { name: "Trails" }).click();
  await heading(page, "Trails").waitFor();
  await page.reload();
  await page.getByRole("link", { name: /^Stickers.*not saved yet/ }).click();
  await untilDressed(page, () => true);
  await expect.poll(() => stage(page).getAttribute("data-look")).toBe(draft);

  await press(page, "Save stickers");
  await bar(page).getByText("Saved. Your stickers are on!").waitFor();
  const { stickers } = await lookOf(racer);
  expect(stickers.map(({ lootID }) => lootID)).toEqual([high.lootID, low.lootID]);
  expect(stickers[0]).toMatchObject({ y: 60, turn: 15, isMirrored: true });
  expect(stickers[1]).toMatchObject({ turn: 345, isMirrored: false });
  expect(stickers[1]?.x).toBeGreaterThan(50);
  await page.reload();
  await grip(high).waitFor();
  await expect.poll(() => stage(page).getAttribute("data-look")).toBe(draft);
  await stage(page).getByRole("button", { name: "See it drive" }).click();
  await stage(page).getByRole("button", { name: "Fire nitro" }).waitFor();
  await stage(page).getByRole("button", { name: "Back to the bench" }).click();
  await grip(high).focus();
  await page.keyboard.press("Delete");
  await grip(high).waitFor({ state: "detached" });
  await tray(page).getByRole("button", { name: "Undo" }).click();
  await grip(high).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it("a locked item is tried on and not worn, and says how to get it", async () => {
  const racer = await newFullRacer(product, "Lock_Dora");
  const locked = first(free("trail"));
  const { page } = await openPage(product, browser, racer, { path: `${SHOP}/trails`, viewport: SIZES.phone });
  await item(page, locked).check();
  await untilDressed(page, (look) => look.trail === locked.lootID);
  await bar(page).getByText("Locked.", { exact: false }).waitFor();
  expect(await bar(page).getByRole("button", { name: "Wear it" }).count()).toBe(0);
  expect((await lookOf(racer)).trail).toBe(null);
  expect(await violationsOf(page)).toEqual([]);
  await press(page, "Back to mine");
  await untilDressed(page, (look) => look.trail === null || look.trail !== locked.lootID);
  await page.context().close();
});

it("a basic player is told the truth about a nametag for gold members", async () => {
  const racer = await newFullRacer(product, "Gold_Emil");
  const golden = first(LOOT.filter(({ type, goldOnly }) => type === "nametag" && goldOnly));
  await give(racer, golden);
  const { page } = await openPage(product, browser, racer, { path: `${SHOP}/nametags` });
  await item(page, golden).check();
  await bar(page).getByText("It's yours. Only gold members can wear it.").waitFor();
  await stage(page).getByText(`on the nametag ${golden.name}`, { exact: false }).waitFor();
  expect(await bar(page).getByRole("button", { name: "Wear it" }).count()).toBe(0);
  await page.context().close();
});

it("the filters are in the address, so that back goes back, and an empty shelf says how to begin", async () => {
  const racer = await newFullRacer(product, "Find_Fay");
  const { page } = await openPage(product, browser, racer, { path: `${SHOP}/stickers` });
  const rare = first(LOOT.filter(({ type, rarity }) => type === "sticker" && rarity === "rare"));
  const common = first(LOOT.filter(({ type, rarity }) => type === "sticker" && rarity === "common"));
  await item(page, common).waitFor();
  await page.getByRole("combobox", { name: "Rarity" }).selectOption("rare");
  await page.waitForURL("**/stickers?rarity=rare");
  await item(page, common).waitFor({ state: "detached" });
  await page.getByRole("searchbox", { name: "Name" }).fill(rare.name);
  await expect.poll(() => page.getByRole("radio").count()).toBe(1);
  await page.getByRole("button", { name: "Show all again" }).click();
  await page.getByRole("combobox", { name: "Show" }).selectOption("owned");
  await page.getByRole("heading", { name: "No sticker yet" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.goBack();
  await item(page, common).waitFor();
  await page.goto(`${product.url}${SHOP}/hats`);
  await page.waitForURL(`**${SHOP}`);
  await page.context().close();
});

it("without the server the page says so, and shows everything when it is back", async () => {
  const racer = await newFullRacer(product, "Line_Gus");
  const { page } = await openPage(product, browser, racer, { path: "/friends" });
  await heading(page, "Friends").waitFor();
  await page.route("**/api/v2/garage", (route) => route.abort());
  await page.goto(`${product.url}${SHOP}/titles`);
  await page.getByText("Everything you own is safe.", { exact: false }).waitFor();
  await page.unroute("**/api/v2/garage");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("radio").first().waitFor();
  expect(await page.getByText("Everything you own is safe.", { exact: false }).count()).toBe(0);
  await page.context().close();
});

it.each(Object.entries(SIZES))(
  "the car drives in sight: nothing that can be pressed lies over its lane, on a %s",
  async (_size, viewport) => {
    const racer = await newFullRacer(product, `Lane_${viewport.width}`);
    const { page } = await openPage(product, browser, racer, { path: `${SHOP}?graphics=plain`, viewport });
    const nitro = stage(page).getByRole("button", { name: "Fire nitro" });
    await nitro.waitFor();
    const car = await stage(page).locator("img[data-car][src]").boundingBox();
    const below = await nitro.locator("xpath=..").boundingBox();
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((car?.y ?? Infinity) + (car?.height ?? 0) - 4);
    await page.context().close();
  },
);
