import { hashKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";

import { queryClient } from "./query-client.ts";
import { troubleOf, type Trouble } from "./trouble.ts";

/** The state of a query as a page shows it. The previous answer stays until the next one arrives. */
export type Load<T> =
  | { readonly state: "loading" }
  | { readonly state: "trouble"; readonly trouble: Trouble }
  | { readonly state: "ready"; readonly value: T };

export interface Loaded<T> {
  readonly load: Load<T>;
  /** Tries again after a trouble. */
  readonly again: () => void;
}

/** Fetches from the server or the cache; refetches when the network or the server is back. */
export function useLoaded<T>(query: UseQueryOptions<T>): Loaded<T> {
  const { data, error, failureReason } = useQuery(query, queryClient);
  const hash = hashKey(query.queryKey);
  const again = useCallback(
    () => void queryClient.resetQueries({ predicate: ({ queryHash }) => queryHash === hash }),
    [hash],
  );
  const load = loadOf(data, error ?? failureReason);
  const isOffline = load.state === "trouble" && load.trouble.kind === "offline";
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isOffline, again]);
  return { load, again };
}

function loadOf<T>(value: T | undefined, problem: unknown): Load<T> {
  if (value !== undefined) return { state: "ready", value };
  return problem === null ? { state: "loading" } : { state: "trouble", trouble: troubleOf(problem) };
}
