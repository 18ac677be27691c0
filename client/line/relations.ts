import { create } from "zustand";

import type { Relation } from "#shared/contracts/players.ts";
import { keyOf } from "#shared/rules/growls/desk.ts";

import { CallProblem, type AnswerOf } from "../net/call.ts";
import { call, useSession } from "../session/session.ts";
import { toastManager } from "../ui/toasts.ts";
import { knownFriends, takeFriends } from "./friends.ts";
import { useLine } from "./line-state.ts";

/** What others became to the player on this page. */
const useChanged = create<Readonly<Record<number, Relation>>>()(() => ({}));

type Requests = AnswerOf<"GET /friend-requests">["requests"];

/** Who asks, as a refusal said last: what shows the requests takes it from here. */
export const useRefreshed = create<{ readonly requests?: Requests }>()(() => ({}));

const becomes = (userID: number, relation: Relation): void => useChanged.setState({ [userID]: relation });

/** Forgets what changed here: what comes now is newer. */
export const forgetRelations = (): void => useChanged.setState({}, true);

/**
 * What a player is to oneself now: what the server said, with what was done here since. Friends are who is in the list.
 */
export function useRelation(userID: number, said: Relation): Relation {
  const changed = useChanged((relations) => relations[userID]);
  const isListed = useSession(({ friends }) => friends.list.some((friend) => friend.userID === userID));
  const isListKnown = useSession(({ friends }) => friends.hash !== "");
  if (said === "self" || isListed) return isListed ? "friend" : said;
  const relation = changed ?? said;
  return relation === "friend" && isListKnown ? "none" : relation;
}

type Answer = Parameters<typeof takeFriends>[0] & { readonly totalRequests: number };

function take(answer: Answer): void {
  const { totalFriends, totalRequests } = answer;
  takeFriends(answer);
  useLine.setState({ totalFriends, totalRequests });
}

const about = (id: number) => ({ params: { id }, body: knownFriends() });

/** A notice that asks what was answered elsewhere goes. */
function answered(userIDs: readonly number[]): void {
  for (const userID of userIDs) toastManager.close(keyOf("friend-requests", userID));
}

/**
 * A failed accept brings the requests as they are now. @throws the problem itself
 *
 * @source core §8
 */
function refresh(problem: unknown): never {
  const requests = problem instanceof CallProblem ? problem.detail.requests : undefined;
  if (Array.isArray(requests)) {
    useLine.setState({ totalRequests: requests.length });
    useRefreshed.setState({ requests: requests as Requests });
  }
  throw problem;
}

/** @throws CallProblem, as all of these */
export async function ask(userID: number): Promise<"asked" | "friend"> {
  const answer = await call("POST /friend-requests/{id}/request", about(userID));
  becomes(userID, answer.result);
  take(answer);
  return answer.result;
}

export async function cancel(userID: number): Promise<void> {
  take(await call("POST /friend-requests/{id}/cancel", about(userID)));
  becomes(userID, "none");
}

export async function accept(userID: number): Promise<void> {
  const answer = await call("POST /friend-requests/{id}/accept", about(userID)).catch(refresh);
  becomes(userID, "friend");
  take(answer);
  answered([userID]);
}

export async function deny(userID: number): Promise<void> {
  take(await call("POST /friend-requests/{id}/deny", about(userID)));
  becomes(userID, "none");
  answered([userID]);
}

export async function remove(userID: number): Promise<void> {
  const answer = await call("POST /friends/{id}/delete", about(userID));
  becomes(userID, "none");
  take(answer);
}

/** @returns how many were accepted: there may not be room for all */
export async function acceptAll(friendIDs: readonly number[]): Promise<number> {
  const body = { ...knownFriends(), friendIDs: [...friendIDs] };
  const answer = await call("POST /friend-requests/accept-all", { body });
  take(answer);
  answered(answer.friendIDs);
  return answer.friendIDs.length;
}

export async function denyAll(friendIDs: readonly number[]): Promise<void> {
  const body = { ...knownFriends(), friendIDs: [...friendIDs] };
  take(await call("POST /friend-requests/deny-all", { body }));
  answered(friendIDs);
}
