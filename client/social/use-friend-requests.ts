import { KEYS } from "../data/keys.ts";
import { useLoaded, type Loaded } from "../data/loaded.ts";
import { queryClient } from "../data/query-client.ts";
import type { AnswerOf } from "../net/call.ts";
import { call } from "../session/session.ts";
import { useRefusedRequests } from "./relations.ts";

export type FriendRequests = AnswerOf<"GET /friend-requests">;
export type Asker = FriendRequests["requests"][number];

/** Incoming and outgoing requests, and recent opponents. */
export const useFriendRequests = (): Loaded<FriendRequests> =>
  useLoaded({
    queryKey: KEYS.friendRequests,
    queryFn: () => call("GET /friend-requests"),
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
    (known) => known && { ...known, requests, totalRequests: requests.length },
  );
}
