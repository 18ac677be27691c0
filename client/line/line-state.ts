import { create } from "zustand";

import type { SeenFriend } from "#shared/contracts/realtime/presence.ts";

/** What the line says of itself and of others, for every page to show. */
export interface LineState {
  /** `lost`: the quick tries are over. */
  readonly line: "off" | "up" | "trying" | "lost" | "resting";
  readonly online: readonly SeenFriend[];
  readonly openGames: number;
}

const ALONE: LineState = { line: "off", online: [], openGames: 0 };

export const useLine = create<LineState>()(() => ALONE);
let checkIn = (): void => undefined;

/** Says who checks in when a page wants to know how things stand. */
export function checkInsAre(next: () => void): void {
  checkIn = next;
}

/** Asks the line how things stand now; without a line nothing happens. */
export const lookAgain = (): void => checkIn();

/** A friend was just seen to come. */
export function sawArrive({ userID, app }: Pick<SeenFriend, "userID" | "app">): void {
  const { online } = useLine.getState();
  if (online.some((seen) => seen.userID === userID)) return;
  useLine.setState({ online: [...online, { userID, app, doing: "around", isOpen: false }] });
}

export const endLine = (): void => useLine.setState(ALONE);
