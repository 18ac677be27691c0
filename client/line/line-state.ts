import { create } from "zustand";

import type { SeenFriend } from "#shared/contracts/realtime/presence.ts";

/** What the line says of itself and of others, for every page to show. */
export interface LineState {
  /** `lost`: the quick tries are over. */
  readonly line: "off" | "up" | "trying" | "lost" | "resting";
  readonly online: readonly SeenFriend[];
  readonly totalFriends: number;
  readonly totalRequests: number;
  readonly openGames: number;
}

const ALONE: LineState = { line: "off", online: [], totalFriends: 0, totalRequests: 0, openGames: 0 };

export const useLine = create<LineState>()(() => ALONE);
export const endLine = (): void => useLine.setState(ALONE);
