import { create } from "zustand";

import type { Speed } from "./clock.ts";

/** The slowly changing state of a replay. The cars and the text move outside React. */
export interface ReplayView {
  /** Since green light, as often as a figure on the screen changes. */
  readonly nowMs: number;
  readonly endMs: number;
  readonly speed: Speed;
  readonly isPlaying: boolean;
  /** Whose text is shown. */
  readonly slot: number;
}

export const useReplay = create<ReplayView>()(() => ({
  nowMs: 0,
  endMs: 0,
  speed: 1,
  isPlaying: false,
  slot: 0,
}));
