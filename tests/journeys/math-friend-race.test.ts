import type { Page } from "playwright";
import { expect, it } from "vitest";

import { CHAT_PHRASES } from "#shared/content/chat.ts";
import type { UserID } from "#shared/ids.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import type { Stamp } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { isScrolling, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { PACE_MS, solveOn, sumOn, typeAnswer, untilAsked } from "../support/math-screen.ts";
import { boardOn, untilStage } from "../support/race-screen.ts";
import { newRacer } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ env: { SITE: "math" } });

/** Has the lobby's line asked for before the race's is up, and opened after it: the two of a page find their ways in any order. */
async function lobbyAroundRace(page: Page): Promise<() => Promise<void>> {
  const asked = Promise.withResolvers<void>();
  const raced = Promise.withResolvers<void>();
  await page.route("**/matchmake/reconnect/**", async (way) => {
    await asked.promise;
    await way.continue();
  });
  await page.route("**/matchmake/join/friend-lobby", async (way) => {
    asked.resolve();
    await raced.promise;
    await way.continue();
  });
  return async () => {
    raced.resolve();
    await page.unrouteAll({ behavior: "wait" });
  };
}

it("two friends meet by a link on the math site, solve what the host chooses, and meet again", async () => {
  const racer = await newRacer(product, "Sum_Host");
  await product.services.app.db
    .updateTable("users")
    .set({ qualifying_stamp: 1 as Stamp, avg_score: 17.6 })
    .where("user_id", "=", racer.userID as UserID)
    .execute();
  const host = await newPage(browser);
  await host.page.goto(`${product.url}/redline.svg`);
  await enterAs(host.page, racer);
  // The link of the typing site leads here too.
  await host.page.goto(`${product.url}/race/Sum_Host?graphics=plain`);
  await host.page.waitForURL("**/play/Sum_Host?graphics=plain");
  const guest = await newPage(browser, { viewport: SIZES.phone });
  await guest.page.goto(`${product.url}/play/sum_host?graphics=plain`);
  const all = [host.page, guest.page];
  await Promise.all(all.map((page) => page.getByText("Ready", { exact: true }).nth(1).waitFor()));
  await Promise.all(all.map((page) => page.getByText("Counting", { exact: true }).waitFor()));
  await host.page.getByText("17 a minute").waitFor();
  await host.page.getByText("/play/Sum_Host").waitFor();

  expect(await guest.page.getByRole("button", { name: "Change" }).count()).toBe(0);
  await host.page.getByRole("button", { name: "Change the problem type" }).click();
  const choice = host.page.getByRole("dialog", { name: "Choose Math Type" });
  await choice.getByRole("button", { name: /^Addition / }).waitFor();
  await choice.getByText("BETA", { exact: true }).waitFor();
  await choice.getByText("Many more math problem types are coming soon!").waitFor();
  expect(await violationsOf(host.page)).toEqual([]);
  await host.page.keyboard.press("Tab");
  await host.page.keyboard.press("Enter");
  await choice.waitFor({ state: "detached" });
  await Promise.all(all.map((page) => page.getByText("Addition", { exact: true }).waitFor()));
  for (const page of all) {
    expect(await violationsOf(page)).toEqual([]);
    expect(await isScrolling(page)).toBe(false);
  }

  await host.page.getByRole("button", { name: "Start Race" }).click();
  await Promise.all(all.map((page) => untilStage(page, "racing")));
  await Promise.all(all.map((page) => untilAsked(page, 1)));
  await guest.page.waitForTimeout(PACE_MS);
  await typeAnswer(guest.page, await sumOn(guest.page));
  await untilAsked(guest.page, 2);
  const openLobby = await lobbyAroundRace(guest.page);
  await guest.page.reload();
  await untilAsked(guest.page, 2);
  await openLobby();
  await Promise.all(
    all.map((page) =>
      solveOn(
        page,
        () => sumOn(page),
        (answer) => typeAnswer(page, answer),
      ),
    ),
  );
  await Promise.all(all.map((page) => page.getByText("Result saved.").waitFor()));
  // They met by a link and are no friends: nothing is paid for company.
  expect(await host.page.getByText("$50 friends").count()).toBe(0);
  await expect.poll(async () => new Set((await Promise.all(all.map(boardOn))).map(String)).size).toBe(1);
  for (const page of all) {
    expect(await page.locator("[data-flag] > *").count()).toBe(14);
    expect(await page.locator("[data-flag]").evaluate((flag) => getComputedStyle(flag).opacity)).toBe("1");
  }
  const board = await boardOn(host.page);
  expect(board).toHaveLength(2);
  for (const line of board) expect(line).toContain(` | ${MATH.problems} | `);
  await host.page.getByRole("button", { name: CHAT_PHRASES.again }).click();
  await guest.page.getByText(`: ${CHAT_PHRASES.again}`).waitFor();
  for (const page of all) {
    expect(await violationsOf(page, "main")).toEqual([]);
    expect(await isScrolling(page)).toBe(false);
  }

  for (const page of all) await page.getByRole("button", { name: "Race Again" }).click();
  await Promise.all(all.map((page) => page.getByText("Ready", { exact: true }).nth(1).waitFor()));
  await host.page.getByRole("link", { name: "Return to Garage" }).click();
  await guest.page.getByText("Sum_Host had to go. You have the start button now.").waitFor();
  expect([host.problems, guest.problems]).toEqual([[], []]);
  await Promise.all(all.map((page) => page.context().close()));
});
