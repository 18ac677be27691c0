import type { NewsBlock } from "../../contracts/news/blocks.ts";
import type { NewsHead, NewsKind } from "../../contracts/news/news.ts";
import { Refusal } from "../../refusal.ts";
import type { Stamp } from "../../units.ts";
import type { Post } from "./read-post.ts";
import type { NewsShelf } from "./shelf.ts";

interface Asked {
  readonly limit: number;
  readonly kind?: NewsKind | undefined;
  /** Where the page before ended. */
  readonly after?: string | undefined;
}

interface ListPage {
  readonly news: readonly NewsHead[];
  readonly next: string | null;
}

/** A page of the list, by key: what comes meanwhile moves nothing. */
export async function newsPage(shelf: NewsShelf, now: Stamp, { limit, kind, after }: Asked): Promise<ListPage> {
  const all = await shelf.published(now, kind);
  const from = after === undefined ? 0 : all.findIndex((post) => isAfter(post, after));
  const news = from === -1 ? [] : all.slice(from, from + limit).map(({ head }) => head);
  const last = news.at(-1);
  const isMore = last !== undefined && all.at(-1)?.head !== last;
  return { news, next: isMore ? `${last.stamp}.${last.newsID}` : null };
}

function isAfter({ head }: Post, key: string): boolean {
  const dot = key.indexOf(".");
  const stamp = Number(key.slice(0, dot));
  return head.stamp < stamp || (head.stamp === stamp && head.newsID > key.slice(dot + 1));
}

type Neighbour = Pick<NewsHead, "newsID" | "title">;
interface PostPage {
  readonly post: NewsHead & { readonly blocks: readonly NewsBlock[] };
  readonly newer: Neighbour | null;
  readonly older: Neighbour | null;
}

/** A post with those beside it. Refuses: notFound, also before its moment. */
export async function newsPostPage(shelf: NewsShelf, now: Stamp, newsID: string): Promise<PostPage> {
  const all = await shelf.published(now);
  const at = all.findIndex(({ head }) => head.newsID === newsID);
  const post = all[at];
  if (!post) throw new Refusal("notFound", "There's no such story.");
  return {
    post: { ...post.head, blocks: post.blocks },
    newer: neighbour(all[at - 1]),
    older: neighbour(all[at + 1]),
  };
}

const neighbour = (post: Post | undefined): Neighbour | null =>
  post === undefined ? null : { newsID: post.head.newsID, title: post.head.title };
