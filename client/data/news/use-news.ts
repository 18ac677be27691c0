import { useInfiniteQuery } from "@tanstack/react-query";

import type { NewsKind } from "#shared/contracts/news/news.ts";
import type { Stamp } from "#shared/units.ts";

import { makeCall, type AnswerOf } from "../../net/call.ts";
import { call, takeChange } from "../../session/session.ts";
import { tellShown } from "../facts.ts";
import { KEYS } from "../keys.ts";
import { useLoaded, type Load, type Loaded } from "../loaded.ts";
import { queryClient } from "../query-client.ts";
import { troubleOf } from "../trouble.ts";

type Page = AnswerOf<"GET /news">;
export type NewsHead = Page["news"][number];
export type PostPage = AnswerOf<"GET /news/{id}">;
export type NewsPost = PostPage["post"];

export interface NewsList extends Loaded<readonly NewsHead[]> {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Whether the last try to load more came to nothing. */
  readonly isStuck: boolean;
  readonly showMore: () => Promise<unknown>;
}

/** The news, the newest first, page by page. Nobody needs a session for them. @param kind only these */
export function useNews(kind?: NewsKind): NewsList {
  const list = useInfiniteQuery(
    {
      queryKey: [...KEYS.news, "list", kind ?? "all"],
      queryFn: ({ pageParam }) =>
        makeCall("GET /news", { query: { ...(kind && { kind }), ...(pageParam !== null && { after: pageParam }) } }),
      initialPageParam: null as Page["next"],
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
  return {
    load: loadOf(list.data?.pages, list.error ?? list.failureReason),
    again: () => void list.refetch(),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    isStuck: list.isFetchNextPageError,
    showMore: () => list.fetchNextPage(),
  };
}

function loadOf(pages: readonly Page[] | undefined, problem: unknown): Load<readonly NewsHead[]> {
  if (pages) return { state: "ready", value: pages.flatMap(({ news }) => news) };
  return problem === null ? { state: "loading" } : { state: "trouble", trouble: troubleOf(problem) };
}

/** One post, and those beside it. */
export const useNewsPost = (newsID: string): Loaded<PostPage> =>
  useLoaded({
    queryKey: [...KEYS.news, "post", newsID],
    queryFn: () => makeCall("GET /news/{id}", { params: { id: newsID } }),
  });

/**
 * Says up to which post the player has seen the news.
 *
 * @throws CallProblem
 */
export async function lookAtNews(lastNews: Stamp): Promise<void> {
  const { news } = await call("POST /news/seen", { body: { lastNews } });
  takeChange(news);
  tellShown("news");
}
