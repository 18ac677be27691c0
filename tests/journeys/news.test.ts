import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, before, days, hours, minutes } from "#shared/units.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { newsPostFile } from "../support/news-post.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { pngOf } from "../support/still-pictures.ts";

const dir = await mkdtemp(join(tmpdir(), "redline-news-"));
afterAll(() => rm(dir, { recursive: true }));

const BODY = `Hello **racers**, hello *everyone*. Look into [the leaderboards](/leaderboards).

## What's new

- A list
  1. with a list in it

> Said by someone.

![A map](map.png)

\`<script>document.title = "run"</script>\``;
const HOSTILE = [
  `<script>document.title = "run"</script>`,
  `<img src=x onerror="document.title='run'">`,
  `[press me](javascript:document.title='run')`,
];

const put = (name: string, content: string | Buffer) => writeFile(join(dir, name), content);
await put("cup.png", pngOf(600, 315));
await put("map.png", pngOf(400, 200));
for (const nth of Array.from({ length: 14 }, (_, at) => at + 1))
  await put(
    `story-${nth}.md`,
    newsPostFile({ title: `Story number ${nth}`, stamp: before(nowStamp(), hours(nth)), body: BODY }),
  );
for (const [nth, body] of HOSTILE.entries())
  await put(
    `hostile-${nth}.md`,
    newsPostFile({ title: `Hostile ${nth}`, stamp: before(nowStamp(), minutes(5)), body }),
  );

const { product, browser } = await beginJourney({ env: { NEWS_DIR: dir } });

const heading = (page: Page, name: string, level: 1 | 2 = 1) => page.getByRole("heading", { level, name, exact: true });
const main = (page: Page) => page.getByRole("main");

async function asGuest(path: string): ReturnType<typeof newPage> {
  const opened = await newPage(browser, { viewport: SIZES.desktop });
  await opened.page.goto(product.url + path);
  return opened;
}

describe("the news", () => {
  it("are read by guests: the list, a post, the next one and back, and nothing of a hostile file runs", async () => {
    const { page } = await asGuest("/news");
    await heading(page, "Story number 1", 2).waitFor();
    expect(await page.title()).toBe("News · Redline");
    expect(await page.getByText("Hostile").count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await main(page).getByRole("button", { name: "Show older" }).click();
    await heading(page, "Ready, set, type", 2).waitFor();
    await main(page).getByText("Version 0.1.0").waitFor();

    await page.getByRole("link", { name: "Story number 2", exact: true }).click();
    await heading(page, "Story number 2").waitFor();
    await expect.poll(() => page.title()).toBe("Story number 2 · Redline");
    await heading(page, "What's new", 2).waitFor();
    await page.getByRole("img", { name: "A map" }).waitFor();
    await main(page).getByText(`<script>document.title = "run"</script>`, { exact: true }).waitFor();
    expect(await page.locator("main script").count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);

    const more = page.getByRole("navigation", { name: "More news" });
    await more.getByRole("link", { name: "Older: Story number 3" }).click();
    await heading(page, "Story number 3").waitFor();
    await more.getByRole("link", { name: "Newer: Story number 2" }).click();
    await heading(page, "Story number 2").waitFor();
    await main(page).getByRole("link", { name: "the leaderboards" }).click();
    await heading(page, "Leaderboards").waitFor();
    await page.goBack();
    await heading(page, "Story number 2").waitFor();
    await main(page).getByRole("link", { name: "All news" }).click();
    await heading(page, "News").waitFor();
    for (const [nth] of HOSTILE.entries()) {
      await page.goto(`${product.url}/news/hostile-${nth}`);
      await heading(page, "There's no story here").waitFor();
      expect(await page.title()).toBe("News Story · Redline");
    }
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it("nothing of an answer is taken for markup, and no link runs, even from a server that lets it through", async () => {
    const { page } = await newPage(browser, { viewport: SIZES.desktop });
    const spans = [{ kind: "text", text: HOSTILE.join(" "), isStrong: false, isEmphasised: false }];
    await page.route("**/api/v2/news/forged", (route) =>
      route.fulfill({
        json: {
          success: true,
          post: {
            newsID: "forged",
            kind: "story",
            title: HOSTILE[0],
            summary: HOSTILE[1],
            stamp: 1,
            author: HOSTILE[1],
            version: null,
            picture: { src: "javascript:document.title='run'", alt: "A picture that isn't there", width: 9, height: 9 },
            blocks: [
              { kind: "paragraph", spans },
              { kind: "paragraph", spans: [{ kind: "link", to: "javascript:document.title='run'", spans }] },
              { kind: "html", html: HOSTILE[0] },
              { kind: "code", text: HOSTILE[0] },
            ],
          },
          newer: null,
          older: null,
        },
      }),
    );
    await page.goto(`${product.url}/news/forged`);
    await heading(page, HOSTILE[0] ?? "").waitFor();
    await page.getByText("A picture that isn't there").waitFor();
    await main(page).locator("p > a").click();
    await main(page).getByText(HOSTILE.join(" "), { exact: true }).first().waitFor();
    expect(await page.locator("main script, main img").count()).toBe(0);
    expect(await page.title()).not.toBe("run");
    await page.context().close();
  });

  it("are marked in a racer's menu until they are seen, on every open page", async () => {
    const racer = await newFullRacer(product, "News_Ada");
    const { page } = await openPage(product, browser, racer, { path: "/garage", viewport: SIZES.desktop });
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link", { name: "News", exact: true }).waitFor();

    // What is told after the account was made is news to it.
    const { createdStamp } = (await racer.get(CALLS.self)).user;
    await product.services.app.db
      .updateTable("users")
      .set({ created_stamp: before(createdStamp, days(1)) })
      .where("user_id", "=", racer.userID as never)
      .execute();
    await page.reload();
    await menu.getByRole("link", { name: "News (new)" }).click();
    await heading(page, "News").waitFor();
    await main(page).getByText("New", { exact: true }).first().waitFor();
    await menu.getByRole("link", { name: "News", exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const { lastNews, visitedNews } = (await racer.get(CALLS.self)).user;
    expect([typeof lastNews, typeof visitedNews]).toEqual(["number", "number"]);
    await page.goto(`${product.url}/garage`);
    await menu.getByRole("link", { name: "News", exact: true }).waitFor();
    await page.context().close();
  });

  it("have the updates of the game on a page of their own, and say quietly when they don't come", async () => {
    const { page } = await asGuest("/updates");
    await heading(page, "Ready, set, type", 2).waitFor();
    expect(await page.title()).toBe("Updates · Redline");
    expect(await page.getByText("Story number").count()).toBe(0);
    expect(await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute("href")).toBe(
      "/news.rss",
    );
    await main(page).getByRole("link", { name: "News as a feed (RSS)" }).waitFor();

    await page.route("**/api/v2/news?**", (route) => route.abort());
    await page.reload();
    await heading(page, "You're offline", 2).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.unroute("**/api/v2/news?**");
    await main(page).getByRole("button", { name: "Try again" }).dispatchEvent("click");
    await heading(page, "Ready, set, type", 2).waitFor();

    await page.route("**/api/v2/news/story-1", (route) =>
      route.fulfill({ status: 500, json: { success: false, error: "internal", message: "x" } }),
    );
    await page.goto(`${product.url}/news/story-1`);
    await heading(page, "No news right now").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.context().close();
  });

  it("are there for a browser that has them, and come out at their moment", async () => {
    await put("later.md", newsPostFile({ title: "Later", stamp: after(nowStamp(), days(1)) }));
    await put(
      "cup.md",
      newsPostFile({
        title: "The cup",
        stamp: before(nowStamp(), minutes(2)),
        more: ["picture: cup.png", "alt: A cup"],
      }),
    );
    const { page } = await asGuest("/news");
    await expect
      .poll(
        async () => {
          await page.reload();
          await heading(page, "Story number 1", 2).waitFor();
          return heading(page, "The cup", 2).count();
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toBe(1);
    expect(await heading(page, "Later", 2).count()).toBe(0);
    for (const viewport of Object.values(SIZES)) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  });
});
