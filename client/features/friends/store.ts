import { create } from "zustand";

import { knownFriends, takeFriends } from "../../line/friends.ts";
import { lookAgain, useLine } from "../../line/line-state.ts";
import { CallProblem, type AnswerOf } from "../../net/call.ts";
import { useSite } from "../../net/site.ts";
import { call, useSession } from "../../session/session.ts";
import { sentenceOf } from "../../ui/form/sending.ts";

export type Waiting = AnswerOf<"GET /friend-requests">;
export type Asker = Waiting["requests"][number];

interface FriendsView {
  /** Who asks, whom one asked, whom one raced; undefined until it is here. */
  readonly waiting: Waiting | undefined;
  /** When that was so. */
  readonly waitingMs: number;
  readonly trouble: string | undefined;
  /** Whether a call told who is here, while the line is down; undefined before one was tried. */
  readonly isOnlineTold: boolean | undefined;
}

export const useFriendsView = create<FriendsView>()(() => ({
  waiting: undefined,
  waitingMs: 0,
  trouble: undefined,
  isOnlineTold: undefined,
}));

/** Gets whatever may have changed: the list only when it is not the one that is kept here. */
export async function loadFriends(): Promise<void> {
  try {
    const [waiting] = await Promise.all([call("GET /friend-requests"), lookAround()]);
    useFriendsView.setState({ waiting, waitingMs: Date.now(), trouble: undefined });
    useLine.setState({ totalRequests: waiting.totalRequests });
  } catch (problem) {
    useFriendsView.setState({ trouble: sentenceOf(problem), isOnlineTold: false });
  }
}

/** Who asks, as it is now. */
export const takeRequests = (requests: Waiting["requests"]): void =>
  useFriendsView.setState(({ waiting }) => ({
    waiting: waiting && { ...waiting, requests, totalRequests: requests.length },
  }));

/** Asks who is here. Where the line is down, as in schools that let no sockets through, a call tells it, if not where. */
async function lookAround(): Promise<void> {
  if (useLine.getState().line === "resting") return;
  if (isUp() && useSession.getState().friends.hash !== "") return lookAlongLine();
  const query = { ...knownFriends(), online: "1", games: "1" } as const;
  const answer = await call("GET /friends", { query });
  takeFriends(answer);
  if (isUp()) return lookAlongLine();
  const open = new Set<number>(answer.games);
  const app = useSite.getState().site ?? "type";
  const online = (answer.online ?? []).map((userID) => {
    const isOpen = open.has(userID);
    return { userID, app, doing: isOpen ? ("friend-race" as const) : ("around" as const), isOpen };
  });
  useLine.setState({ online, openGames: open.size, totalFriends: answer.totalFriends });
  useFriendsView.setState({ isOnlineTold: true });
}

function lookAlongLine(): void {
  useFriendsView.setState({ isOnlineTold: undefined });
  lookAgain();
}

const isUp = (): boolean => useLine.getState().line === "up";

/** Looks around again. Where that fails, nobody knows who is here until it works again. */
export async function lookAroundAgain(): Promise<void> {
  try {
    await lookAround();
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    useFriendsView.setState({ isOnlineTold: false });
  }
}
