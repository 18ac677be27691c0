import { Feed } from "feed";

import { FEED_POSTS } from "#shared/rules/news/limits.ts";
import type { Post } from "#shared/server/news/read-post.ts";

import { escapeMarkup } from "./escape.ts";

/** Where readers of feeds find the news. */
export const FEED_PATH = "/news.rss";

/**
 * The newest posts for readers of feeds, as RSS 2.0.
 *
 * @param origin of this site, for its addresses
 */
export function newsFeed(posts: readonly Post[], origin: string): string {
  const newest = posts.slice(0, FEED_POSTS);
  const feed = new Feed({
    title: "Redline news",
    description: "Stories from the track, and what's new in the game.",
    id: `${origin}/news`,
    link: `${origin}/news`,
    language: "en-GB",
    updated: new Date((newest[0]?.head.stamp ?? 0) * 1_000),
    feedLinks: { rss: `${origin}${FEED_PATH}` },
    generator: "Redline",
  });
  for (const { head } of newest) {
    const link = `${origin}/news/${head.newsID}`;
    feed.addItem({
      title: untied(head.title),
      id: link,
      link,
      // Readers take it as HTML.
      description: escapeMarkup(head.summary),
      date: new Date(head.stamp * 1_000),
      ...(head.picture && { image: `${origin}${head.picture.src}` }),
    });
  }
  return feed.rss2();
}

/** The sign that ends such a text in XML can't be in it. */
const untied = (text: string): string => text.replaceAll("]]>", "]] >");
