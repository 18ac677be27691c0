import { matchMaker } from "@colyseus/core";
import type { BrowserContext, Page } from "playwright";
import { describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { PRESENCE } from "#shared/contracts/realtime/presence.ts";
import { formatMoney } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";

import type { PresenceClient } from "../../game-server/presence/present-player.ts";
import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { giveTo } from "../support/garage-deeds.ts";
import { untilKnown } from "../support/line.ts";
import { newFullRacer, untilHears } from "../support/open-page.ts";
import { addMembers, newTeam } from "../support/team.ts";
import { person, racedBy } from "../support/typed-race.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

type Change = () => Promise<unknown>;

/** Lets a page open so far, and then something change. */
const MOMENTS: Readonly<Record<string, (page: Page, change: Change) => Promise<unknown>>> = {
  "while its first answer is on its way": (page, change) =>
    page.route("**/api/v2/auth/self", async (route) => {
      const response = await route.fetch();
      await change();
      await route.fulfill({ response });
    }),
  "before it has a ticket": (page, change) =>
    page.route("**/api/v2/realtime/ticket", async (route) => {
      await page.locator("main h1").first().waitFor();
      await change();
      await route.continue();
    }),
  "before it has a seat": (page, change) =>
    page.route("**/matchmake/join/presence", async (route) => {
      await change();
      await route.continue();
    }),
};

/** Racers of whom the node has heard for a while, one for each test. */
let known: Promise<Visitor[]> | undefined;
async function newKnown(): Promise<Visitor[]> {
  const names = [...Object.keys(MOMENTS), "with a team", "whose line broke"].map(
    (_moment, nth) => `Meanwhile_${nth + 1}`,
  );
  const racers = await Promise.all(names.map((name) => newFullRacer(product, name)));
  await Promise.all(racers.map((racer) => untilKnown(product.url, racer, 10)));
  return racers;
}
const once = (change: Change): Change => {
  let changed: Promise<unknown> | undefined;
  return () => (changed ??= change());
};

/** A browser of one of them, before it opens a page of them. */
async function newBrowser(): Promise<{
  readonly racer: Visitor;
  readonly money: number;
  readonly context: BrowserContext;
}> {
  known ??= newKnown();
  const racer = (await known).shift() as Visitor;
  const { page } = await newPage(browser);
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  return { racer, money: (await racer.get(self)).user.money, context: page.context() };
}

/** Opens the garage. @returns what the page asks for of its racer, and of the garage, from then on */
async function openGarage(context: BrowserContext, prepare?: (page: Page) => Promise<unknown>) {
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, call] = /\/api\/v2(\/self\?.*|\/garage)$/.exec(request.url()) ?? [];
    if (call !== undefined) asked.push(decodeURIComponent(call));
  });
  await prepare?.(page);
  const hears = untilHears(page);
  await page.goto(`${product.url}/garage`);
  await hears;
  return { page, asked };
}

/** The racer's lines, as the server sees them. */
async function linesOf({ userID }: Visitor): Promise<readonly PresenceClient[]> {
  const rooms = await matchMaker.query({ name: PRESENCE });
  const clients = rooms.flatMap(({ roomId }) => [...(matchMaker.getLocalRoomById(roomId)?.clients ?? [])]);
  return (clients as unknown as readonly PresenceClient[]).filter(({ auth }) => auth?.userID === userID);
}

const shown = (page: Page, money: number) => page.locator("header").getByText(formatMoney(money)).first();

describe("what a racer gets while a page of theirs opens", () => {
  it.each(Object.entries(MOMENTS))("%s: each of two tabs shows it, and asks for nothing else", async (_when, at) => {
    const { racer, money, context } = await newBrowser();
    const first = await openGarage(context);
    await shown(first.page, money).waitFor({ state: "attached" });
    expect(first.asked).toEqual(["/garage"]);
    const change = once(() => giveTo(product, racer, [{ cash: 4_321 }]));
    const second = await openGarage(context, (page) => at(page, change));
    for (const { page, asked } of [first, second]) {
      await shown(page, money + 4_321).waitFor({ state: "attached" });
      await expect.poll(() => asked).toContain("/self?parts=wallet");
      const parts = asked.filter((call) => call.startsWith("/self"));
      expect(new Set(parts)).toEqual(new Set(["/self?parts=wallet"]));
    }
    await context.close();
  });

  it("is also a teammate's race, before the server knows that the page shows the team", async () => {
    const { racer, context } = await newBrowser();
    const { app } = product.services;
    const mate = await newFullRacer(product, "Meanwhile_Mate");
    const mateID = mate.userID as UserID;
    const teamID = await newTeam(app.db, racer.userID as UserID, { tag: "WHILE" });
    await addMembers(app.db, teamID, [mateID]);
    await app.db.updateTable("team_members").set({ is_welcomed: true, seen_stamp: nowStamp() }).execute();
    await openGarage(context);
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\/api\/v2\/teams\/WHILE\?/.test(request.url())) asked.push(request.url());
    });
    await page.route("**/matchmake/join/presence", async (route) => {
      await page.getByText("No races for the team yet.").waitFor();
      const outcome = racedBy([{ userID: mateID, typer: person(3) }], nowStamp(), 3);
      await perform(app, (work) => settleRace(work, outcome));
      await perform(app, (work) => payRace(work, outcome.raceID));
      await route.continue();
    });
    await page.goto(`${product.url}/team/WHILE`);
    await page.getByRole("listitem").filter({ hasText: "WPM" }).getByText("Meanwhile_Mate").waitFor();
    expect(asked.length).toBe(2);
    await context.close();
  });

  it("comes back with a line that broke, and with nothing else", async () => {
    const { racer, money, context } = await newBrowser();
    const { page, asked } = await openGarage(context);
    await shown(page, money).waitFor({ state: "attached" });
    asked.length = 0;
    const back = untilHears(page);
    for (const line of await linesOf(racer)) line.leave(CLOSE_CODES.idle.code);
    await giveTo(product, racer, [{ cash: 77 }]);
    await back;
    await shown(page, money + 77).waitFor({ state: "attached" });
    expect(new Set(asked.filter((call) => call.startsWith("/self")))).toEqual(new Set(["/self?parts=wallet"]));
    await context.close();
  });
});
