import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";

import { seconds } from "#shared/units.ts";

import { CallProblem } from "../net/call.ts";
import { computerMs } from "../net/computer-clock.ts";
import { isPitStop } from "../net/pit-stop.ts";
import { useSession } from "../session/session.ts";
import { onFacts } from "./facts.ts";
import { KEYS_OF } from "./keys.ts";

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

onFacts((facts) => {
  for (const key of new Set(facts.flatMap((fact) => KEYS_OF[fact]))) void askAgain(key);
});

/** A pending answer may be older than the announced change, so it is discarded. */
async function askAgain(queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}

useSession.subscribe(({ user }, { user: was }) => {
  if (was === undefined || user?.userID === was.userID) return;
  // After a log-out the page is left: nothing is fetched without a session.
  if (user === undefined) return queryClient.clear();
  queryClient.removeQueries({ type: "inactive" });
  void queryClient.resetQueries();
});
