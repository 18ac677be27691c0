import { setTimeout as wait } from "node:timers/promises";

import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";

import { postMotd } from "#shared/contracts/teams/team-running.ts";
import type { TeamID, UserID } from "#shared/ids.ts";
import { slotOf } from "#shared/rules/slot.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";
import type { Stamp } from "#shared/units.ts";

import { startRedis, type LocalRedis } from "../../scripts/cluster/redis.ts";
import { enterAs } from "../support/account-screen.ts";
import { launch, newPage } from "../support/browser.ts";
import { startCluster, type TestCluster } from "../support/cluster.ts";
import { connectPatiently } from "../support/database.ts";
import { addMembers, newTeam } from "../support/team.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const NODES = 3;
const OUTAGE_MS = 10_000;

let test: TestCluster;
let browser: Browser;
let connection: Connection;
let returned: LocalRedis | undefined;
beforeAll(async () => {
  test = await startCluster({ nodes: NODES });
  connection = connectPatiently(test.databaseUrl);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await connection.db.destroy();
  await test.close();
  await returned?.stop();
});

/** A team whose captain, officer and member have their lines on three nodes, and a member who is away. */
async function newTown(): Promise<readonly [Visitor, Visitor, Visitor, Visitor]> {
  const players: (Visitor | undefined)[] = Array.from({ length: NODES });
  for (let turn = 0; players.includes(undefined); turn++) {
    const visitor = await newRacer(test.cluster, `Team_Apart_${turn}`);
    players[slotOf(visitor.userID as UserID) % NODES] ??= visitor;
  }
  const town = [...(players as [Visitor, Visitor, Visitor]), await newRacer(test.cluster, "Team_Away")] as const;
  const [captain, officer, member, away] = town.map(({ userID }) => userID as UserID) as [
    UserID,
    UserID,
    UserID,
    UserID,
  ];
  const teamID: TeamID = await newTeam(connection.db, captain, { tag: "APART", name: "Far Apart" });
  await addMembers(connection.db, teamID, [officer], { role: "officer" });
  await addMembers(connection.db, teamID, [member, away]);
  await connection.db.updateTable("team_members").set({ is_welcomed: true }).execute();
  await connection.db
    .updateTable("users")
    .set({ qualifying_stamp: 1 as Stamp })
    .execute();
  return town;
}

/** A player's browser on the team's page, whose first check-in is answered. */
async function openAs(player: Visitor) {
  const { page } = await newPage(browser);
  const node = new Promise<string>((resolve) => {
    page.on("websocket", (socket) => {
      const roomID = new URL(socket.url()).pathname.split("/").at(-1) ?? "";
      socket.on("framereceived", ({ payload }) => {
        if (payload.includes("checked-in")) resolve(roomID.replace(/-\d+$/, ""));
      });
    });
  });
  await page.goto(`${test.cluster.url}/redline.svg`);
  await enterAs(page, player);
  await page.goto(`${test.cluster.url}/team/APART`);
  await page.getByRole("heading", { level: 1, name: "APART Far Apart" }).waitFor();
  return { page, node: await node };
}

/** Pages with their lines on different nodes: one that was too busy to be known as alive lends its players to the others. */
async function openApart(players: readonly Visitor[]) {
  for (;;) {
    const pages = await Promise.all(players.map(openAs));
    if (new Set(pages.map(({ node }) => node)).size === NODES) return pages;
    await Promise.all(pages.map(({ page }) => page.context().close()));
  }
}

const message = (page: Page, words: string) => page.getByRole("article").getByText(words, { exact: true });
const growl = (page: Page, from: string) =>
  page.locator('[aria-label="Notices"]').getByText(`${from} has a message for your team`);
const nameOf = async ({ userID }: Visitor): Promise<string> => {
  const user = await connection.db
    .selectFrom("users")
    .select("display_name")
    .where("user_id", "=", userID as UserID)
    .executeTakeFirstOrThrow();
  return user.display_name;
};

it("a message of the day, and who comes and races, is on the page on every node, for whoever comes later, and after Redis was away", async () => {
  const [captain, officer, member, away] = await newTown();
  const pages = await openApart([captain, officer, member]);
  expect(new Set(pages.map(({ node }) => node)).size).toBe(NODES);
  const [hers, his, its] = pages.map(({ page }) => page) as [Page, Page, Page];

  await hers.getByRole("button", { name: "Update Message" }).click();
  await hers.getByRole("textbox", { name: "Message" }).fill("First, from the captain");
  await hers.getByRole("button", { name: "Update message", exact: true }).click();
  for (const page of [his, its]) {
    await message(page, "First, from the captain").waitFor();
    await growl(page, await nameOf(captain)).waitFor();
  }
  await message(hers, "First, from the captain").waitFor();

  const late = await openAs(away);
  await growl(late.page, await nameOf(captain)).waitFor();
  await message(late.page, "First, from the captain").waitFor();

  const row = hers
    .getByRole("table", { name: "Team Roster" })
    .getByRole("row")
    .filter({ hasText: await nameOf(away) });
  await row.getByText("Online", { exact: true }).waitFor();
  await late.page.goto(`${test.cluster.url}/race`);
  await row.getByText("Racing now", { exact: true }).waitFor();
  await late.page.goto(`${test.cluster.url}/team/APART`);
  await row.getByText("Online", { exact: true }).waitFor();

  await test.redis.stop();
  const startMs = performance.now();
  await officer.get(postMotd, { body: { message: "Second, while Redis is away" } });
  await wait(Math.max(0, OUTAGE_MS - (performance.now() - startMs)));
  returned = await startRedis(process.env.REDLINE_REDIS ?? "redis-server", Number(new URL(test.redis.url).port));
  for (const page of [hers, its, late.page]) {
    await message(page, "Second, while Redis is away").waitFor();
    await growl(page, await nameOf(officer)).waitFor();
  }
  await message(his, "Second, while Redis is away").waitFor();
});
