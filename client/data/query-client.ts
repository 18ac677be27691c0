import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";

import { seconds } from "#shared/units.ts";

import { CallProblem } from "../net/call.ts";
import { isPitStop } from "../net/pit-stop.ts";
import { useSession } from "../session/session.ts";
import { onFacts } from "./facts.ts";
import { KEYS_OF } from "./keys.ts";

/** While the server is away for a moment everybody tries again, but not everybody at once. */
const AGAIN_MS = seconds(4);
const SPREAD_MS = seconds(2);
/** Whoever goes to and fro between windows does not ask each time. */
const LOOK_AGAIN_MS = seconds(30);

/**
 * What the server answered, for every page but home and the races, which do not load it. A page that opens shows what is
 * kept and asks again. It lives as long as the page: children share computers, so nothing of it is stored.
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
      refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > LOOK_AGAIN_MS,
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

/** An answer that is under way may be older than what was just told, so it does not count. */
async function askAgain(queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}

useSession.subscribe(({ user }, { user: was }) => {
  if (was === undefined || user?.userID === was.userID) return;
  // Whoever logs out leaves the page: nothing is asked for nobody.
  if (user === undefined) return queryClient.clear();
  queryClient.removeQueries({ type: "inactive" });
  void queryClient.resetQueries();
});
