import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";

import { seconds } from "#shared/units.ts";

import { CallProblem } from "../net/call.ts";
import { computerMs } from "../net/computer-clock.ts";
import { isPitStop } from "../net/pit-stop.ts";
import { useSession } from "../session/session.ts";
import { onFacts } from "./facts.ts";

/** While the server is away all pages retry, but not all at once. */
const AGAIN_MS = seconds(4);
const SPREAD_MS = seconds(2);
/** Switching between windows does not refetch each time. */
const LOOK_AGAIN_MS = seconds(30);

/**
 * The cache of server answers, for every page but home and the races, which do not load it. A page shows cached answers
 * and refetches. It is never stored, since children share computers.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(problem) {
      if (!(problem instanceof CallProblem)) reportError(problem);
    },
  }),
  defaultOptions: {
    queries: {
      networkMode: "always",
      refetchOnWindowFocus: ({ state }) => Math.abs(computerMs() - state.dataUpdatedAt) > LOOK_AGAIN_MS,
      refetchOnReconnect: true,
      retry: (_failures, problem) => isPitStop(problem),
      retryDelay: () => AGAIN_MS + Math.random() * SPREAD_MS,
    },
    mutations: { networkMode: "always" },
  },
});

onFacts((_facts, keys) => {
  for (const key of keys) void askAgain(key);
});

/** A pending answer may be older than the announced change, so it is discarded. */
async function askAgain(queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}

/** An answer, and where it stands. */
export interface Shown {
  readonly key: QueryKey;
  readonly value: unknown;
}

/**
 * Puts an answer into the cache: one that left the server before would undo it.
 *
 * @param next the answer, or what a change makes of the one that is shown; what that is not about is asked for again where
 *   somebody waited for it
 */
export async function showAnswer<T>(queryKey: QueryKey, next: T | ((shown: T) => T)): Promise<void> {
  const isChange = typeof next === "function";
  const isAsked = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<T>(queryKey, (shown) => (isChange ? shown && (next as (shown: T) => T)(shown) : next));
  if (isChange && isAsked) void queryClient.invalidateQueries({ queryKey });
}

useSession.subscribe(({ user }, { user: was }) => {
  if (was === undefined || user?.userID === was.userID) return;
  // After a log-out the page is left: nothing is fetched without a session.
  if (user === undefined) return queryClient.clear();
  queryClient.removeQueries({ type: "inactive" });
  void queryClient.resetQueries();
});
