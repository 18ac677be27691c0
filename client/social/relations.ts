import { create } from "zustand";

import { keyOf } from "#shared/rules/growls/queue.ts";

import { tell } from "../data/facts.ts";
import { CallProblem, type AnswerOf } from "../net/call.ts";
import { call } from "../session/session.ts";
import { closeToast } from "../ui/overlay/toasts.ts";
import { knownFriends, takeFriends } from "./friends.ts";

type Requests = AnswerOf<"GET /friend-requests">["requests"];

/** The requests as of the last refusal, for what shows them. @source core §8 */
export const useRefusedRequests = create<{ readonly requests?: Requests }>()(() => ({}));

/** The current requests, if a refusal has them. */
export function requestsIn(problem: unknown): Requests | undefined {
  const requests = problem instanceof CallProblem ? problem.detail.requests : undefined;
  return Array.isArray(requests) ? (requests as Requests) : undefined;
}

const about = (id: number) => ({ params: { id }, body: knownFriends() });

/** Stores the list of an answer. Accepted or denied, other views of friends may be stale now. */
async function changing<A extends Parameters<typeof takeFriends>[0]>(answering: Promise<A>): Promise<A> {
  try {
    const answer = await answering;
    takeFriends(answer);
    return answer;
  } catch (problem) {
    const requests = requestsIn(problem);
    if (requests) useRefusedRequests.setState({ requests });
    throw problem;
  } finally {
    void tell("friends");
  }
}

/** Removes a growl whose question was answered elsewhere. */
function answered(userIDs: readonly number[]): void {
  for (const userID of userIDs) closeToast(keyOf("friend-requests", userID));
}

/** @throws CallProblem, as all of these */
export async function ask(userID: number): Promise<void> {
  await changing(call("POST /friend-requests/{id}/request", about(userID)));
}

export async function cancel(userID: number): Promise<void> {
  await changing(call("POST /friend-requests/{id}/cancel", about(userID)));
}

export async function accept(userID: number): Promise<void> {
  await changing(call("POST /friend-requests/{id}/accept", about(userID)));
  answered([userID]);
}

export async function deny(userID: number): Promise<void> {
  await changing(call("POST /friend-requests/{id}/deny", about(userID)));
  answered([userID]);
}

export async function remove(userID: number): Promise<void> {
  await changing(call("POST /friends/{id}/delete", about(userID)));
}

/** @returns the number accepted: there may not be room for all */
export async function acceptAll(userIDs: readonly number[]): Promise<number> {
  const body = { ...knownFriends(), friendIDs: [...userIDs] };
  const { friendIDs } = await changing(call("POST /friend-requests/accept-all", { body }));
  answered(friendIDs);
  return friendIDs.length;
}

export async function denyAll(userIDs: readonly number[]): Promise<void> {
  const body = { ...knownFriends(), friendIDs: [...userIDs] };
  await changing(call("POST /friend-requests/deny-all", { body }));
  answered(userIDs);
}
