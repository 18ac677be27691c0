import { create } from "zustand";

import type { Score } from "#shared/rules/race/replay.ts";

export interface GhostView {
  readonly stage: "ready" | "countdown" | "racing" | "over";
  readonly accuracy: number;
  /** Characters ahead of the ghost; negative behind it. */
  readonly ahead: number;
  readonly hasNitro: boolean;
  readonly score: Score | undefined;
}

export const AT_THE_LINE: GhostView = { stage: "ready", accuracy: 100, ahead: 0, hasNitro: false, score: undefined };

export const useGhost = create<GhostView>()(() => AT_THE_LINE);
