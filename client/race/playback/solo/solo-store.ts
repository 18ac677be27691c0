import { create } from "zustand";

import type { SoloScore } from "./solo-run.ts";

export interface SoloView {
  readonly stage: "ready" | "countdown" | "racing" | "over";
  readonly accuracy: number;
  /** Characters or problems ahead of the leading rival; negative when behind. */
  readonly ahead: number;
  readonly hasNitro: boolean;
  /** Set after the finish. */
  readonly place: number | undefined;
  readonly score: SoloScore | undefined;
}

export const AT_THE_LINE: SoloView = {
  stage: "ready",
  accuracy: 100,
  ahead: 0,
  hasNitro: false,
  place: undefined,
  score: undefined,
};

export const useSolo = create<SoloView>()(() => AT_THE_LINE);
