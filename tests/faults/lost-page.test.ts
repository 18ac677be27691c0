import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";

import { launch, newPage } from "../support/browser.ts";
import { startCluster, type TestCluster } from "../support/cluster.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinRace } from "../support/racer.ts";

let test: TestCluster;
let browser: Browser;
beforeAll(async () => {
  test = await startCluster({ nodes: 1 });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

it("a page whose race is lost is back at a table and says so", async () => {
  const { page } = await newPage(browser);
  await page.goto(`${test.cluster.url}/race`);
  await untilStage(page, "table");
  await Promise.all([1, 2, 3, 4].map(() => joinRace(test.cluster.url)));
  await untilStage(page, "racing");
  await typeOn(page, (await textOn(page)).slice(0, 10), 60);
  const [node] = test.cluster.nodes;
  await test.cluster.addNode();
  await node?.kill();
  await page.getByText("Connection lost. Keep typing").waitFor();
  await page.getByText("Your last race was called off").waitFor();
  await untilStage(page, "table");
  await untilStage(page, "racing");
  expect(await page.getByText("Your last race was called off").count()).toBe(0);
  await typeOn(page, (await textOn(page)).slice(0, 10), 60);
  await page.context().close();
});
