import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launch, newPage, violationsOf } from "../support/browser.ts";
import { holdingLineTo, type HoldingLine } from "../support/holding-line.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { untilStage, untilUnderWay } from "../support/race-screen.ts";
import { newRacer } from "../support/visitor.ts";

let product: Product;
let browser: Browser;
const lines: HoldingLine[] = [];
beforeAll(async () => {
  product = await startProduct({ withClient: true, tableTimes: tablesOf(1) });
  for (const name of ["Host", "hold", "begin"]) await newRacer(product, `Harbour_${name}`);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await Promise.all(lines.map((line) => line.close()));
  await product.close();
});

async function newLine(): Promise<HoldingLine> {
  const line = await holdingLineTo(product.url);
  lines.push(line);
  return line;
}

const isOfRace = (path: string): boolean => !path.includes("/presence-");

/** Holds up the nth socket on the way into a race, and all after it. */
function fromSocket(nth: number, fate: "hold" | "begin") {
  let sockets = 0;
  return (path: string, isSocket: boolean) => (isSocket && isOfRace(path) && ++sockets >= nth ? fate : "pass");
}
const atPath = (part: string, fate: "hold" | "begin") => (path: string, isSocket: boolean) =>
  !isSocket && path.includes(part) ? fate : "pass";

const WAYS = {
  "a guest's first call that nobody answers": atPath("/auth/guest", "hold"),
  "a ticket that nobody answers": atPath("/realtime/ticket", "hold"),
  "a ticket whose answer never ends": atPath("/realtime/ticket", "begin"),
  "a matchmaker that nobody answers": atPath("/matchmake/", "hold"),
  "a seat whose answer never ends": atPath("/matchmake/", "begin"),
  "a lobby's handshake that is held": fromSocket(1, "hold"),
  "a lobby that passes nothing": fromSocket(1, "begin"),
  "a race's handshake that is held": fromSocket(2, "hold"),
  "a race that passes nothing": fromSocket(2, "begin"),
};

/** What a racer reads who doesn't get in, with a way to race all the same. */
async function untilTold(page: Page): Promise<string> {
  await page.getByRole("heading", { name: "A flat tyre" }).waitFor();
  await page.getByRole("link", { name: "Practice instead" }).waitFor();
  return page.getByRole("alert").innerText();
}

describe("a racer whose network holds things up", () => {
  it.concurrent.each(Object.entries(WAYS))("reads so, and races as soon as it lets go: %s", async (_name, fateOf) => {
    const line = await newLine();
    const { page } = await newPage(browser);
    line.decide(fateOf);
    await page.goto(`${line.url}/race?graphics=plain`);
    expect(await untilTold(page)).toMatch(/can't reach the race server|aren't getting through/);
    expect(await violationsOf(page)).toEqual([]);
    line.decide(() => "pass");
    await untilStage(page, "racing");
    await page.context().close();
  });

  it.concurrent.each([
    ["a link that nobody answers", atPath("/realtime/friend-race", "hold")],
    ["a lobby's handshake that is held", fromSocket(1, "hold")],
    ["a lobby that passes nothing", fromSocket(1, "begin")],
  ])("reads so at a friend's link, and comes in as soon as it lets go: %s", async (_name, fateOf) => {
    const line = await newLine();
    const { page } = await newPage(browser);
    line.decide(fateOf);
    await page.goto(`${line.url}/race/Harbour_Host?graphics=plain`);
    await untilTold(page);
    expect(await violationsOf(page)).toEqual([]);
    line.decide(() => "pass");
    await untilStage(page, "table");
    await page.context().close();
  });

  it.concurrent.each(["hold", "begin"] as const)(
    "comes into a round at a friend's link when its line has swallowed the seat: %s",
    async (fate) => {
      const line = await newLine();
      const { page } = await newPage(browser);
      line.decide(fromSocket(2, fate));
      await page.goto(`${line.url}/race/Harbour_${fate}?graphics=plain`);
      const start = page.getByRole("button", { name: "Start Race" });
      await start.click();
      await untilTold(page);
      line.decide(() => "pass");
      // A round that nobody could come into in time has been called off.
      const again = page.getByRole("button", { name: "Start Race", disabled: false });
      // The page that waited may be taken along by the round meanwhile.
      await Promise.race([again.click(), untilUnderWay(page)]);
      await untilUnderWay(page);
      expect(await page.getByRole("alert").count()).toBe(0);
      await page.context().close();
    },
  );

  it.concurrent("goes on after a reload whose seat its line has swallowed, and reads of no other page", async () => {
    const line = await newLine();
    const { page } = await newPage(browser);
    await page.goto(`${line.url}/race?graphics=plain`);
    await untilStage(page, "racing");
    line.decide((path, isSocket) => (isSocket && isOfRace(path) ? "begin" : "pass"));
    await page.reload();
    await untilTold(page);
    line.decide(() => "pass");
    const told = page
      .getByText(/another tab/)
      .first()
      .waitFor();
    const ends = [untilUnderWay(page).then(() => "racing"), told.then(() => "told of another page")];
    expect(await Promise.any(ends)).toBe("racing");
    await page.context().close();
  });

  it.concurrent("is let back into a race whose line passes nothing any more", async () => {
    const line = await newLine();
    const { page } = await newPage(browser);
    await page.goto(`${line.url}/race?graphics=plain`);
    await untilStage(page, "racing");
    line.decide((path, isSocket) => (isSocket && isOfRace(path) ? "hold" : "pass"));
    const away = page.getByText(/reconnecting/i).first();
    await away.waitFor();
    line.decide(() => "pass");
    await away.waitFor({ state: "hidden" });
    await untilStage(page, "racing");
    expect(await page.getByText("A flat tyre").count()).toBe(0);
    await page.context().close();
  });
});
