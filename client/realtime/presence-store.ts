import { create } from "zustand";

import type { SeenFriend } from "#shared/contracts/realtime/presence.ts";

/** The state of the connection and of others' presence, for every page to show. */
export interface PresenceState {
  /** `lost`: the quick reconnect attempts are over. */
  readonly line: "off" | "up" | "trying" | "lost" | "resting";
  readonly online: readonly SeenFriend[];
  readonly openGames: number;
}

const ALONE: PresenceState = { line: "off", online: [], openGames: 0 };

export const usePresence = create<PresenceState>()(() => ALONE);
let checkIn = (): void => undefined;

/** Registers the check-in that a page can request. */
export function checkInsAre(next: () => void): void {
  checkIn = next;
}

/** Requests a check-in; does nothing without a connection. */
export const lookAgain = (): void => checkIn();

/** A friend just came online. */
export function sawArrive({ userID, app }: Pick<SeenFriend, "userID" | "app">): void {
  const { online } = usePresence.getState();
  if (online.some((seen) => seen.userID === userID)) return;
  usePresence.setState({ online: [...online, { userID, app, doing: "around", isOpen: false }] });
}

export const endPresence = (): void => usePresence.setState(ALONE);
