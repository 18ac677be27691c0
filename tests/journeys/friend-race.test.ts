import type { Page } from "playwright";
import { expect, it } from "vitest";

import { CHAT_PHRASES, CHAT_TOO_SOON } from "#shared/content/chat.ts";
import { raceRecord } from "#shared/contracts/race/race.ts";
import type { UserID } from "#shared/ids.ts";
import { RACER_HOME } from "#shared/rules/account/access.ts";
import { NITRO_KEY, wordAt } from "#shared/rules/race/nitro.ts";
import type { Stamp } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { isScrolling, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { boardOn, textOn, typeOn, untilStage, untilUnderWay } from "../support/race-screen.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const MS_PER_KEY = 45;
const LINK = "/race/Harbour_Host";

/** Opens the host's link, as a racer with an account or as a new guest. */
async function openLink(viewport: (typeof SIZES)[keyof typeof SIZES], racer?: Visitor) {
  const services = await newPage(browser, { viewport });
  if (racer) {
    await services.page.goto(`${product.url}/redline.svg`);
    await enterAs(services.page, racer);
  }
  await services.page.goto(`${product.url}${LINK}?graphics=plain`);
  await untilStage(services.page, "table");
  return services;
}

/** An account that has raced before. */
async function newFriend(username: string): Promise<Visitor> {
  const racer = await newRacer(product, username);
  await product.services.app.db
    .updateTable("users")
    .set({ qualifying_stamp: 1 as Stamp, display_name: username.replace("_", " ") })
    .where("user_id", "=", racer.userID as UserID)
    .execute();
  return racer;
}

const heard = (page: Page, phrase: string) => page.getByText(`: ${phrase}`);
const startButton = (page: Page) => page.getByRole("button", { name: "Start Race" });
const nitrosOf = async (racer: Visitor): Promise<number> =>
  (
    await product.services.app.db
      .selectFrom("users")
      .select("nitros")
      .where("user_id", "=", racer.userID as UserID)
      .executeTakeFirstOrThrow()
  ).nitros;

/** How far what is said stands from the car that is nearest in its lane, in lengths of that car. */
const carsFromWords = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const words = document.querySelector("[data-bubbles] p")?.getBoundingClientRect();
    const cars = [...document.querySelectorAll("[data-scene] [data-car]")].map((car) => car.getBoundingClientRect());
    if (!words || cars.length === 0) return Infinity;
    const middle = (box: DOMRect): number => box.top + box.height / 2;
    const distanceTo = (car: DOMRect): number => Math.abs(middle(car) - middle(words));
    const car = cars.reduce((near, other) => (distanceTo(other) < distanceTo(near) ? other : near));
    return Math.abs(words.left - car.right) / car.width;
  });

/** What covers what, of all that is said and this player's own name plate. */
const coveredOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plate = [...document.querySelectorAll("[data-scene] *")].filter(
      (part) => part.children.length === 0 && part.textContent === "You",
    );
    const parts = [...plate, ...document.querySelectorAll("[data-bubbles] p")];
    return parts.flatMap((one, nth) =>
      parts.slice(nth + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top + 3 || b.bottom <= a.top + 3;
        return isApart ? [] : [`${one.textContent} / ${other.textContent}`];
      }),
    );
  });

it("three friends meet by a link, talk, race, and meet again", async () => {
  const hostRacer = await newFriend("Harbour_Host");
  const nitroRacer = await newFriend("Nitro_Nell");
  const host = await openLink(SIZES.chromebook, hostRacer);
  const guest = await openLink(SIZES.phone);
  const racer = await openLink(SIZES.desktop, nitroRacer);
  const all = [host, guest, racer];
  const others = [guest.page, racer.page];

  await Promise.all(all.map(({ page }) => page.getByText("Ready", { exact: true }).nth(2).waitFor()));
  await host.page.getByRole("heading", { level: 2, name: "Your friend race" }).waitFor();
  await guest.page.getByRole("heading", { level: 2, name: "Harbour Host's race" }).waitFor();
  for (const { page } of [host, guest]) expect(await violationsOf(page)).toEqual([]);
  for (const { page } of all) expect(await isScrolling(page)).toBe(false);

  await guest.page.keyboard.press("1");
  await guest.page.keyboard.press("2");
  await Promise.all([
    guest.page.getByText(CHAT_TOO_SOON).waitFor(),
    ...all.map(({ page }) => heard(page, CHAT_PHRASES.hello).waitFor()),
  ]);
  expect(await carsFromWords(host.page)).toBeLessThan(1);
  await host.page.getByRole("button", { name: CHAT_PHRASES.luck }).click();
  await Promise.all(all.map(({ page }) => heard(page, CHAT_PHRASES.luck).waitFor()));
  expect(await heard(host.page, CHAT_PHRASES.ready).count()).toBe(0);
  expect(await coveredOn(guest.page)).toEqual([]);

  expect(await guest.page.getByRole("switch").count()).toBe(0);
  const casual = host.page.getByRole("switch", { name: "Casual" });
  await casual.click();
  await Promise.all(others.map((page) => page.getByText("Casual: no places").waitFor()));
  await casual.click();
  await Promise.all(others.map((page) => page.getByText("Competitive").waitFor()));

  expect(await Promise.all(others.map((page) => startButton(page).count()))).toEqual([0, 0]);
  await startButton(host.page).click();
  await Promise.all(all.map(({ page }) => untilStage(page, "racing")));
  const text = await textOn(host.page);
  const half = Math.floor(text.length / 2);
  const nitroAt = wordAt(text, [...text.matchAll(/(?<= )\w{4,}(?= )/g)][0]?.index ?? 0);
  await Promise.all([
    typeOn(host.page, text, MS_PER_KEY),
    (async () => {
      await typeOn(guest.page, text.slice(0, half), MS_PER_KEY, 20);
      await guest.page.reload();
      await untilStage(guest.page, "racing");
      await typeOn(guest.page, text.slice(half), MS_PER_KEY);
    })(),
    (async () => {
      await typeOn(racer.page, text.slice(0, nitroAt.from + 1), MS_PER_KEY);
      await racer.page.keyboard.press("Enter");
      await typeOn(racer.page, text.slice(nitroAt.to + 1), MS_PER_KEY);
    })(),
  ]);

  await Promise.all(all.map(({ page }) => untilStage(page, "over")));
  await Promise.all(all.map(({ page }) => page.getByText("Result saved.").waitFor()));
  const boards = async (): Promise<number> =>
    new Set((await Promise.all(all.map(({ page }) => boardOn(page)))).map((board) => board.join("\n"))).size;
  await expect.poll(boards).toBe(1);
  expect(await boardOn(host.page)).toHaveLength(3);
  expect(await violationsOf(guest.page)).toEqual([]);
  await Promise.all(all.map(({ page }) => page.getByRole("button", { name: CHAT_PHRASES.thanks }).click()));
  await expect.poll(() => host.page.locator("[data-bubbles] p").count()).toBe(3);
  expect(await coveredOn(host.page)).toEqual([]);

  const { race_id: id } = await product.services.app.db
    .selectFrom("races")
    .select("race_id")
    .where("mode", "=", "friend")
    .executeTakeFirstOrThrow();
  const { race } = await hostRacer.get(raceRecord, { params: { id } });
  expect(race.results.map(({ slot }) => slot).toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  expect(race.results.map(({ foul }) => foul)).toEqual([null, null, null]);
  expect(race.results.map(({ standing }) => standing)).toEqual(["finished", "finished", "finished"]);
  const replayOf = (slot: number) => race.results.find((line) => line.slot === slot)?.replay ?? [];
  const keysOf = (slot: number): string =>
    replayOf(slot)
      .map((key) => key[2])
      .join("");
  const wrong = Math.floor(half / 20);
  expect(keysOf(1).replaceAll("~", "")).toBe(text);
  expect([keysOf(1).length, race.results.find(({ slot }) => slot === 1)?.errors]).toEqual([text.length + wrong, wrong]);
  // The page after the reload knows the time from its first key on.
  expect(new Set(replayOf(1).map((key) => key[0])).size).toBeGreaterThan(text.length * 0.9);
  expect(keysOf(2)).toBe(text.slice(0, nitroAt.from + 1) + NITRO_KEY + text.slice(nitroAt.to + 1));
  expect(await nitrosOf(nitroRacer)).toBe((await nitrosOf(hostRacer)) - 1);

  for (const { page } of all) await page.getByRole("button", { name: "Race Again" }).click();
  await Promise.all(all.map(({ page }) => untilStage(page, "table")));
  await Promise.all(all.map(({ page }) => page.getByText("Ready", { exact: true }).nth(2).waitFor()));

  await host.page.getByRole("link", { name: "Return to Garage" }).click();
  await host.page.waitForURL(`${product.url}${RACER_HOME}`);
  await guest.page.getByText("Harbour Host had to go. You have the start button now.").waitFor();
  await racer.page.getByText("has the start button now.").waitFor();
  await racer.page.getByText("Harbour Host has left").waitFor();
  await startButton(guest.page).click();
  await Promise.all(others.map((page) => untilUnderWay(page)));
  expect(all.map(({ problems }) => problems)).toEqual([[], [], []]);
  await Promise.all(all.map(({ page }) => page.context().close()));
});
