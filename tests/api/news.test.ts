import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { SiteFacts } from "#shared/contracts/site.ts";
import { hasUnreadNews } from "#shared/rules/news/unread.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, before, days, hours, minutes, type Stamp } from "#shared/units.ts";

import { newDatabase } from "../support/database.ts";
import { newsPostFile } from "../support/news-post.ts";
import { startOwnProcess, type OwnProcess } from "../support/own-process.ts";
import { startProduct, type Product } from "../support/product.ts";
import { pngOf } from "../support/still-pictures.ts";
import { newRacer, Visitor } from "../support/visitor.ts";

/** Each process looks into its folders every two seconds, when somebody asks. */
const SOON = { timeout: 30_000, interval: 500 };

let dir: string;
let other: OwnProcess;
let product: Product;
let stranger: Visitor;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "redline-news-"));
  product = await startProduct({ withClient: true, env: { NEWS_DIR: dir } });
  other = await startOwnProcess({ DATABASE_URL: await newDatabase(), NEWS_DIR: dir });
  stranger = new Visitor(product);
});
afterAll(async () => {
  await Promise.all([product.close(), other.close()]);
  await rm(dir, { recursive: true });
});

/** The moment of a post, on a whole minute. */
const ago = (span: ReturnType<typeof minutes>): Stamp => {
  const moment = before(nowStamp(), span);
  return (moment - (moment % 60)) as Stamp;
};
const put = (newsID: string, given: Parameters<typeof newsPostFile>[0]) =>
  writeFile(join(dir, `${newsID}.md`), newsPostFile(given));
const addressOf = (query: object) => `/api/v2/news?${String(new URLSearchParams({ ...query }))}`;
const list = async (query: object = {}, who = stranger) =>
  CALLS.newsList.answer.parse((await who.send("GET", addressOf(query))).json);
const ids = async (query: object = {}, who = stranger) => (await list(query, who)).news.map(({ newsID }) => newsID);
const site = async () => (await (await fetch(`${product.url}/site.json`)).json()) as SiteFacts;
const look = (path: string, headers: Record<string, string> = {}) => fetch(product.url + path, { headers });

describe("the news", () => {
  beforeEach(async () => {
    for (const name of await readdir(dir)) await rm(join(dir, name));
    for (const nth of [1, 2, 3, 4, 5]) await put(`story-${nth}`, { title: `Story ${nth}`, stamp: ago(hours(nth)) });
    const all = "story-1 story-2 story-3 story-4 story-5";
    await vi.waitUntil(async () => (await ids({ kind: "story" })).join(" ") === all, SOON);
  });

  it("are stories of the operator and updates of the game, for whoever asks, without a start in between", async () => {
    const all = await list({ limit: 50 });
    expect(new Set(all.news.map(({ kind }) => kind))).toEqual(new Set(["story", "update"]));
    const stamps = all.news.map(({ stamp }) => stamp);
    expect(stamps).toEqual(stamps.toSorted((one, another) => another - one));
    expect(await ids({ kind: "update" })).toContain("redline-0-1-0");
    await put("story-2", { title: "Another second", stamp: ago(hours(2)) });
    for (const each of [product, other])
      await expect
        .poll(async () => (await list({ kind: "story" }, new Visitor(each))).news[1]?.title, SOON)
        .toBe("Another second");
  });

  it("come in pages that what comes meanwhile doesn't move", async () => {
    const first = await list({ kind: "story", limit: 2 });
    expect(first.news.map(({ newsID }) => newsID)).toEqual(["story-1", "story-2"]);
    await put("story-0", { title: "Story 0", stamp: ago(minutes(5)) });
    await rm(join(dir, "story-2.md"));
    await expect.poll(() => ids({ kind: "story", limit: 1 }), SOON).toEqual(["story-0"]);
    const second = await list({ kind: "story", limit: 2, after: first.next });
    expect(second.news.map(({ newsID }) => newsID)).toEqual(["story-3", "story-4"]);
    const third = await list({ kind: "story", limit: 2, after: second.next });
    expect([third.news.map(({ newsID }) => newsID), third.next]).toEqual([["story-5"], null]);
    expect(await list({ kind: "story", after: "1.a" })).toEqual({ news: [], next: null });
    for (const query of [{ limit: 0 }, { limit: 51 }, { kind: "rumour" }, { after: "../x" }])
      expect((await stranger.send("GET", addressOf(query))).status).toBe(422);
  });

  it("have each post with those beside it, and none that isn't there, or not yet", async () => {
    await put("to-come", { title: "To come", stamp: after(ago(minutes(0)), days(1)) });
    await put("seen", { title: "Seen", stamp: ago(minutes(90)), body: "Hello **you**." });
    await expect.poll(() => ids({ kind: "story", limit: 2 }), SOON).toEqual(["story-1", "seen"]);
    const { post, newer, older } = await stranger.get(CALLS.newsPost, { params: { id: "seen" } });
    expect(post).toMatchObject({
      newsID: "seen",
      kind: "story",
      title: "Seen",
      blocks: [{ kind: "paragraph", spans: [{ text: "Hello " }, { text: "you", isStrong: true }, { text: "." }] }],
    });
    expect([newer, older]).toEqual([
      { newsID: "story-1", title: "Story 1" },
      { newsID: "story-2", title: expect.any(String) as string },
    ]);
    for (const id of ["to-come", "nowhere", "seen.md", "constructor"]) {
      const { status } = await stranger.ask(CALLS.newsPost, { params: { id } });
      expect([id, status]).toEqual([id, id === "seen.md" ? 422 : 404]);
    }
    expect(await ids({ limit: 50 })).not.toContain("to-come");
    expect((await site()).news).toMatchObject({ newsID: "story-1", title: "Story 1" });
  });

  it("are answered once to a browser that has them already", async () => {
    const first = await look("/api/v2/news?limit=3");
    const tag = first.headers.get("etag") ?? "";
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    const again = await look("/api/v2/news?limit=3", { "if-none-match": tag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await look("/api/v2/news?limit=2", { "if-none-match": tag })).status).toBe(200);
    const missing = await look("/api/v2/news/nowhere", { "if-none-match": "*" });
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
  });

  it("are seen up to a post, by an account, and never less far than before", async () => {
    const racer = await newRacer(product, "News_Reader");
    const { user } = await racer.get(CALLS.self);
    const newest = (await site()).news?.stamp;
    expect([user.visitedNews, user.lastNews]).toEqual([null, null]);
    expect(hasUnreadNews(user, newest)).toBe(false);
    expect(hasUnreadNews(user, after(user.createdStamp, minutes(1)))).toBe(true);

    const seen = async (lastNews: number) =>
      (await racer.get(CALLS.lookAtNews, { body: { lastNews: lastNews as Stamp } })).news;
    const third = ago(hours(3));
    expect(await seen(third)).toEqual({ visitedNews: expect.any(Number) as number, lastNews: third });
    expect((await seen(2_000_000_000)).lastNews).toBe(newest);
    expect((await seen(1)).lastNews).toBe(newest);
    const { lastNews } = (await racer.get(CALLS.self)).user;
    expect(hasUnreadNews({ lastNews, createdStamp: 0 as Stamp }, newest)).toBe(false);
    expect(hasUnreadNews({ lastNews, createdStamp: 0 as Stamp }, undefined)).toBe(false);
  });
});

it("pictures are those that a published post shows, and nothing else of any folder", async () => {
  const more = ["picture: cup.png", "alt: A cup"];
  await writeFile(join(dir, "cup.png"), pngOf(40, 20));
  await writeFile(join(dir, "unused.png"), pngOf(40, 20));
  await writeFile(join(dir, "later.png"), pngOf(40, 20));
  await put("cup", { title: "Cup", stamp: ago(minutes(3)), more });
  const to = after(ago(minutes(0)), days(1));
  await put("later", { title: "Later", stamp: to, body: "![Later](later.png)" });
  await expect.poll(() => ids({ limit: 1 }), SOON).toEqual(["cup"]);
  const [post] = (await list({ limit: 1 })).news;
  expect(post?.picture).toEqual({ src: "/share/news/cup/cup.png", alt: "A cup", width: 40, height: 20 });

  const shown = await look("/share/news/cup/cup.png");
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(shown.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect(Buffer.from(await shown.arrayBuffer()).equals(pngOf(40, 20))).toBe(true);
  const etag = shown.headers.get("etag") ?? "";
  expect((await look("/share/news/cup/cup.png", { "if-none-match": etag })).status).toBe(304);
  const not = [
    "cup/unused.png",
    "later/later.png",
    "cup/cup.md",
    "cup/..%2Fcup.png",
    "cup/..%2F..%2Fetc%2Fpasswd",
    "..%2Fcup/cup.png",
    "nowhere/cup.png",
    "cup/cup.png%00",
  ];
  for (const path of not) expect([path, (await look(`/share/news/${path}`)).status]).toEqual([path, 404]);

  await writeFile(join(dir, "cup.png"), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await expect.poll(async () => (await look("/share/news/cup/cup.png")).status, SOON).toBe(404);
  await expect.poll(() => ids({ limit: 1 }), SOON).not.toEqual(["cup"]);
});

it("the feed and what links show have the words of posts as words", async () => {
  const title = `Tom & "Jo" ]]> win 3 > 2 ]]>`;
  await put("feed-me", { title, stamp: ago(minutes(1)), more: ["author: The crew"] });
  await expect.poll(() => ids({ limit: 1 }), SOON).toEqual(["feed-me"]);
  const feed = await look("/news.rss");
  const xml = await feed.text();
  expect(feed.headers.get("content-type")).toContain("application/rss+xml");
  expect(xml).toContain(`<title><![CDATA[Tom & "Jo" ]] > win 3 > 2 ]] >]]></title>`);
  expect(xml).toContain(`<link>${product.url}/news/feed-me</link>`);
  expect(xml).toContain("<![CDATA[About Tom &amp; &quot;Jo&quot; ]]&gt; win 3 &gt; 2 ]]&gt;.]]>");
  const etag = feed.headers.get("etag") ?? "";
  expect((await look("/news.rss", { "if-none-match": etag })).status).toBe(304);

  const page = await (await look("/news/feed-me")).text();
  expect(page).toContain(`content="Tom &amp; &quot;Jo&quot; ]]&gt; win 3 &gt; 2 ]]&gt; · Redline"`);
  for (const path of ["/news", "/news/nowhere", "/news/%"]) {
    const response = await look(path);
    expect([path, response.status, (await response.text()).includes("og:title")]).toEqual([path, 200, false]);
  }
});
