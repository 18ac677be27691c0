import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import type { FriendTable } from "#shared/contracts/realtime/friend-lobby.ts";

import { useSession } from "../../session/session.ts";
import type { FriendLine } from "./friend-line.ts";
import { useFriends } from "./friend-store.ts";
import { isOwnRace } from "./own-race.ts";

/** Whom the page before this one wants to be invited, by user id. */
function wishedIn(state: unknown): readonly number[] {
  const { invite } = (state ?? {}) as { readonly invite?: unknown };
  return Array.isArray(invite) ? invite.filter((userID) => Number.isSafeInteger(userID)) : [];
}

/** Invites friends, and says so. */
export function invite(line: FriendLine, userIDs: readonly number[]): void {
  if (userIDs.length === 0) return;
  const { list } = useSession.getState().friends;
  const names = list.filter(({ userID }) => userIDs.includes(userID)).map(({ displayName }) => displayName);
  line.send("invite", { userIDs: [...userIDs] });
  const [name] = names;
  useFriends.setState({ note: names.length === 1 ? `${name} is invited.` : `${names.length} friends are invited.` });
}

/** Who came to the own race to meet somebody has that friend invited, once. */
export function useInvitations(line: FriendLine, table: FriendTable | undefined): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isHost = table !== undefined && isOwnRace(table);
  useEffect(() => {
    const wished = wishedIn(state);
    if (!isHost || wished.length === 0) return;
    invite(line, wished);
    void navigate(".", { replace: true, state: null });
  }, [isHost, line, navigate, state]);
}
