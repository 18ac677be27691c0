import { KEYS } from "../data/keys.ts";
import { useLoaded, type Loaded } from "../data/loaded.ts";
import { queryClient } from "../data/query-client.ts";
import type { AnswerOf } from "../net/call.ts";
import { call } from "../session/session.ts";
import { useRefusedRequests } from "./relations.ts";

export interface FriendRequests extends AnswerOf<"GET /friend-requests"> {
  /** When it was fetched. */
  readonly atMs: number;
}
export type Asker = FriendRequests["requests"][number];

/** Incoming and outgoing requests, and recent opponents. */
export const useFriendRequests = (): Loaded<FriendRequests> =>
  useLoaded({
    queryKey: KEYS.friendRequests,
    queryFn: async () => ({ ...(await call("GET /friend-requests")), atMs: Date.now() }),
  });

useRefusedRequests.subscribe(({ requests }) => {
  if (requests) void keep(requests);
});

/** A refusal is newer than a pending answer. */
async function keep(requests: FriendRequests["requests"]): Promise<void> {
  const queryKey = KEYS.friendRequests;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<FriendRequests>(
    queryKey,
    (known) => known && { ...known, requests, totalRequests: requests.length, atMs: Date.now() },
  );
}
