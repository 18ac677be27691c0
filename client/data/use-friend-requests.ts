import type { AnswerOf } from "../net/call.ts";
import { call } from "../session/session.ts";
import { KEYS } from "./keys.ts";
import { useLoaded, type Loaded } from "./loaded.ts";

export interface FriendRequests extends AnswerOf<"GET /friend-requests"> {
  /** When this was so. */
  readonly atMs: number;
}
export type Asker = FriendRequests["requests"][number];

/** Whoever asks, was asked, or was raced lately. */
export const useFriendRequests = (): Loaded<FriendRequests> =>
  useLoaded({
    queryKey: KEYS.friendRequests,
    queryFn: async () => ({ ...(await call("GET /friend-requests")), atMs: Date.now() }),
  });
