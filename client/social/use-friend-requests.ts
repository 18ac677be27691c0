import { KEYS } from "../data/keys.ts";
import { useLoaded, type Loaded } from "../data/loaded.ts";
import { showAnswer } from "../data/query-client.ts";
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

// A refusal is newer than an answer that is under way.
useRefusedRequests.subscribe(({ requests }) => {
  if (!requests) return;
  const totalRequests = requests.length;
  void showAnswer<FriendRequests>(KEYS.friendRequests, (known) => ({ ...known, requests, totalRequests }));
});
