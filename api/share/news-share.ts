import type { Express } from "express";
import { LRUCache } from "lru-cache";

import { Refusal } from "#shared/refusal.ts";
import { readPicture, type PictureFile } from "#shared/server/news/picture.ts";
import { NewsProblem } from "#shared/server/news/problem.ts";
import type { Post } from "#shared/server/news/read-post.ts";
import { warnRarely } from "#shared/server/platform/rare-lines.ts";
import type { Services } from "#shared/server/services.ts";
import { minutes, seconds } from "#shared/units.ts";

import { entityTag, isKnown } from "../entity-tag.ts";
import type { Limits } from "../limits.ts";
import { shownToLinks } from "../pages.ts";
import { linkHead, originOf } from "./link-head.ts";
import { FEED_PATH, newsFeed } from "./news-feed.ts";

/** A page of the list shows a dozen, and a school reads behind one address. */
const PICTURES = { max: 1_200, perMs: minutes(1) } as const;
const FEEDS = { max: 120, perMs: minutes(1) } as const;
const KEPT_SECONDS = 300;
/** Pictures in memory: thirty of the largest. */
const KEPT_BYTES = 32 * 1_024 * 1_024;
/** A picture that was changed is another one so soon. */
const READ_AGAIN_MS = seconds(10);

const POST_PATH = /^\/news\/([a-z0-9-]+)\/?$/;
const PICTURE_PATH = /^\/share\/news\/([a-z0-9-]+)\/([a-z0-9-]+\.[a-z]+)$/;

interface Read {
  readonly picture: PictureFile | undefined;
}

/**
 * The pictures of posts, the feed, and what a link to a post looks like in a chat. A picture is named by the post that
 * shows it: nothing of an address leads to a file, and what no published post shows isn't there.
 */
export function newsShareRoutes(server: Express, { app, news }: Services, limits: Limits): void {
  const pictures = new LRUCache<string, Read, Pick<Post, "folder">>({
    maxSize: KEPT_BYTES,
    ttl: READ_AGAIN_MS,
    sizeCalculation: ({ picture }) => (picture?.bytes.length ?? 0) + 1,
    fetchMethod: async (key, _old, { context: { folder } }) => ({
      picture: await readPicture(folder, key.slice(key.indexOf("/") + 1)).catch((error: unknown) => {
        if (!(error instanceof NewsProblem)) warnRarely(app.log, error, "a picture of the news can't be read");
        return undefined;
      }),
    }),
  });
  const find = async (newsID: string): Promise<Post | undefined> =>
    (await news.published(app.nowStamp())).find(({ head }) => head.newsID === newsID);

  server.get(PICTURE_PATH, async (req, res) => {
    await limits.spendAddress("news-picture", PICTURES, req);
    const [newsID = "", name = ""] = [req.params[0], req.params[1]];
    const post = await find(newsID);
    const isShown = post?.pictures.has(name) === true;
    const picture = isShown ? (await pictures.fetch(`${newsID}/${name}`, { context: post }))?.picture : undefined;
    if (!picture) throw new Refusal("notFound", "There's no such picture.");
    const etag = entityTag(picture.bytes);
    res.set({
      "cache-control": `public, max-age=${KEPT_SECONDS}`,
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      etag,
    });
    if (isKnown(req, etag)) res.status(304).end();
    else res.type(picture.type).send(picture.bytes);
  });

  server.get(FEED_PATH, async (req, res) => {
    await limits.spendAddress("news-feed", FEEDS, req);
    const origin = originOf(req, app.config);
    if (!URL.canParse(origin)) return void res.status(400).end();
    const body = newsFeed(await news.published(app.nowStamp()), origin);
    const etag = entityTag(body);
    // Without an address of its own the site takes the caller's word for it: such an answer is for that caller alone.
    const whose = app.config.publicUrl === undefined ? "private" : "public";
    res.set({ "cache-control": `${whose}, max-age=${KEPT_SECONDS}`, etag });
    if (isKnown(req, etag)) res.status(304).end();
    else res.type("application/rss+xml").send(body);
  });

  server.get(POST_PATH, async (req, res, next) => {
    const post = await find(req.params[0] ?? "");
    if (post) shownToLinks(res, headOf(post, originOf(req, app.config)));
    next();
  });
}

function headOf({ head: { newsID, title, summary, picture } }: Post, origin: string): string {
  return linkHead([
    ["og:title", `${title} · Redline`],
    ["og:description", summary],
    ["og:url", `${origin}/news/${newsID}`],
    ...(picture
      ? ([
          ["og:image", `${origin}${picture.src}`],
          ["og:image:width", String(picture.width)],
          ["og:image:height", String(picture.height)],
          ["og:image:alt", picture.alt],
          ["twitter:card", "summary_large_image"],
        ] as const)
      : ([["twitter:card", "summary"]] as const)),
  ]);
}
