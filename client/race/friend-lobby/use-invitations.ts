import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import type { LobbyView } from "#shared/contracts/realtime/friend-lobby.ts";

import { useSession } from "../../session/session.ts";
import { named } from "../../ui/data/as-is.tsx";
import type { FriendConnection } from "./friend-connection.ts";
import { useFriends } from "./friend-store.ts";
import { isOwnRace } from "./own-race.ts";

/** The friend whom the previous page wants to invite, by user id. */
function wishedIn(state: unknown): readonly number[] {
  const { invite } = (state ?? {}) as { readonly invite?: unknown };
  return Array.isArray(invite) ? invite.filter((userID) => Number.isSafeInteger(userID)) : [];
}

/** Invites friends, and says so. */
export function invite(line: FriendConnection, userIDs: readonly number[]): void {
  if (userIDs.length === 0) return;
  const { list } = useSession.getState().friends;
  const names = list.filter(({ userID }) => userIDs.includes(userID)).map(({ displayName }) => displayName);
  line.send("invite", { userIDs: [...userIDs] });
  const [displayName] = names;
  const isOne = displayName !== undefined && names.length === 1;
  useFriends.setState({
    note: isOne ? `${named(displayName)} is invited.` : `${names.length} friends are invited.`,
  });
}

/** A host who arrives with a friend in mind invites them, once. */
export function useInvitations(line: FriendConnection, table: LobbyView | undefined): void {
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
