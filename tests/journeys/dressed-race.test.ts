import type { Page } from "playwright";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";

import { drawCar, drawCarBody } from "#shared/content/cars/draw.ts";
import { DRAWN_CARS } from "#shared/content/cars/drawn.ts";
import { NAMETAG_ART } from "#shared/content/loot/art/nametags.ts";
import { NITRO_ART } from "#shared/content/loot/art/nitros.ts";
import { TRAIL_ART } from "#shared/content/loot/art/trails.ts";
import { lootByID } from "#shared/content/loot/catalog.ts";
import { lootArtOf } from "#shared/content/loot/drawn.ts";
import type { LootID } from "#shared/content/loot/loot.ts";
import { drawNametag } from "#shared/content/loot/parts/nametag.ts";
import { stickerPicture } from "#shared/content/loot/parts/plates.ts";
import { drawBurning, drawTrail } from "#shared/content/loot/parts/swatch.ts";
import { placed } from "#shared/rules/garage/stickers.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES } from "../support/browser.ts";
import { dress } from "../support/dressed.ts";
import { newFullRacer } from "../support/open-page.ts";
import { tablesOf } from "../support/product.ts";
import { untilUnderWay } from "../support/race-screen.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ tableTimes: tablesOf(2) }, { withWebGL: true });

type Outfit = Awaited<ReturnType<typeof dress>>;
const CARS = [
  { carID: 8, hueAngle: 222 },
  { carID: 27, hueAngle: 90 },
] as const;

const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** What a racer's car, trail and flame look like, as addresses of pictures. */
function picturesOf({ carID, hueAngle }: (typeof CARS)[number], { trail, nitro, stickers }: Outfit) {
  const car = DRAWN_CARS.find((each) => each.carID === carID);
  const [specks, flame] = [TRAIL_ART[trail], NITRO_ART[nitro]];
  if (!car || !specks || !flame) throw new Error("the catalogue has changed");
  const stuck = placed(stickers, undefined, []).map(({ lootID, ...place }) => ({ markup: markupOf(lootID), ...place }));
  return {
    plain: [drawCar(car, { hueAngle, stickers: stuck }), drawTrail(specks), drawBurning(flame)].map(addressOf),
    body: sizeless(addressOf(drawCarBody(car, { hueAngle, stickers: stuck }))),
    flame: flame.colours,
  };
}

function markupOf(lootID: LootID): string {
  const loot = lootByID(lootID);
  const art = loot && lootArtOf(loot);
  if (art?.type !== "sticker") throw new Error("that is no sticker");
  return stickerPicture(art.picture, loot?.rarity ?? "common");
}

let players = 0;
async function pair(isDressed: boolean): Promise<{ readonly racers: readonly Visitor[]; readonly outfits: Outfit[] }> {
  const racers = [await newFullRacer(product, `Seen${++players}`), await newFullRacer(product, `Seen${++players}`)];
  const outfits: Outfit[] = [];
  if (isDressed)
    for (const [nth, racer] of racers.entries()) outfits.push(await dress(product, racer, { nth, ...CARS[nth] }));
  return { racers, outfits };
}

/** Notes every picture that a page makes of a drawing, without its size, and every colour that it paints with. */
async function notePaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painted = { drawings: [] as string[], colours: [] as string[] };
    Object.assign(window, { painted });
    const note = (of: object, name: string, list: string[]): void => {
      const setter = Object.getOwnPropertyDescriptor(of, name);
      Object.defineProperty(of, name, {
        ...setter,
        set(this: unknown, value: unknown) {
          if (typeof value === "string" && !list.includes(value)) list.push(value);
          setter?.set?.call(this, value);
        },
      });
    };
    note(HTMLImageElement.prototype, "src", painted.drawings);
    note(CanvasRenderingContext2D.prototype, "fillStyle", painted.colours);
  });
}

interface Painted {
  readonly drawings: readonly string[];
  readonly colours: readonly string[];
}
const paintedOn = (page: Page): Promise<Painted> =>
  page.evaluate(() => (window as unknown as { readonly painted: Painted }).painted);
const sizeless = (address: string): string =>
  decodeURIComponent(address).replace(/ width="[\d.]+" height="[\d.]+"/, "");

/** Both racers at one table, each in a browser of their own, until the lights. WebGL without a graphics card is drawn by the processor: a small window spares it. */
async function meet(racers: readonly Visitor[], graphics: "plain" | "webgl"): Promise<Page[]> {
  const pages: Page[] = [];
  for (const racer of racers) {
    const { page } = await newPage(browser, { viewport: graphics === "webgl" ? SIZES.phone : SIZES.chromebook });
    await notePaint(page);
    await page.goto(`${product.url}/redline.svg`);
    await enterAs(page, racer);
    await page.goto(`${product.url}/race?graphics=${graphics}`);
    pages.push(page);
  }
  await Promise.all(pages.map((page) => untilUnderWay(page)));
  return pages;
}

const leave = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));

/** How many pixels of a road have a colour. */
async function pixelsOf(page: Page, hex: string): Promise<number> {
  const { data } = PNG.sync.read(await page.locator("[data-scene]").screenshot());
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (wanted.every((part, nth) => Math.abs((data[at + nth] ?? 0) - part) <= 3)) count++;
  }
  return count;
}

describe("two racers who are dressed from head to toe", () => {
  it("see each other's car in its paint with its stickers, trail, nitro and nametag, in plain elements", async () => {
    const { racers, outfits } = await pair(true);
    const pages = await meet(racers, "plain");
    const expected = outfits.flatMap((outfit, nth) => picturesOf(CARS[nth] ?? CARS[0], outfit).plain);
    const nametags = outfits.map(({ nametag }) => {
      const art = NAMETAG_ART[nametag];
      return art ? `url("${addressOf(drawNametag(art, 200))}")` : "";
    });
    for (const page of pages) {
      const shown = () =>
        page.locator("[data-scene] img").evaluateAll((images) => images.map((each) => (each as HTMLImageElement).src));
      await expect.poll(shown).toEqual(expect.arrayContaining([...expected]));
      const plates = () =>
        page
          .locator("[data-scene] div")
          .evaluateAll((all) =>
            all.map((each) => (each as HTMLElement).style.borderImageSource).filter((source) => source !== ""),
          );
      await expect.poll(plates).toEqual(expect.arrayContaining(nametags));
    }
    await leave(pages);
  });

  it("see each other's car in its paint with its stickers, and the colours of the nitro, in WebGL", async () => {
    const { racers, outfits } = await pair(true);
    const pages = await meet(racers, "webgl");
    const expected = outfits.map((outfit, nth) => picturesOf(CARS[nth] ?? CARS[0], outfit));
    for (const page of pages) {
      const bodies = async () => (await paintedOn(page)).drawings.map(sizeless);
      await expect.poll(bodies).toEqual(expect.arrayContaining(expected.map(({ body }) => body)));
      const colours = async () => (await paintedOn(page)).colours;
      await expect.poll(colours).toEqual(expect.arrayContaining(expected.flatMap(({ flame }) => [...flame])));
    }
    await leave(pages);
  });

  it("see each other's nametag in WebGL, where bare racers have none", async () => {
    const [bare, dressed] = [await pair(false), await pair(true)];
    const grounds = dressed.outfits.map(({ nametag }) => NAMETAG_ART[nametag]?.inks.ground ?? "#000000");
    const counts = async (racers: readonly Visitor[], enough: (counts: number[]) => boolean): Promise<number[]> => {
      const pages = await meet(racers, "webgl");
      const all = () => Promise.all(pages.flatMap((page) => grounds.map((ground) => pixelsOf(page, ground))));
      await expect.poll(async () => enough(await all())).toBe(true);
      const found = await all();
      await leave(pages);
      return found;
    };
    const without = await counts(bare.racers, () => true);
    await counts(dressed.racers, (found) => found.every((count, at) => count > (without[at] ?? 0) + 60));
  });
});
