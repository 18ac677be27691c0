import { create } from "zustand";

import type { ResultRow } from "#shared/contracts/race/race.ts";

import type { Press } from "./typist.ts";

/** The slowly changing state of a typing race, besides that of every race. */
export interface TypingView {
  readonly text: string;
  /** A nitro is left for this race. */
  readonly hasNitro: boolean;
  /** Help for a typist who is stuck. */
  readonly stuck: string | undefined;
  /** Something came all at once, and was left out. */
  readonly isRefused?: boolean;
  readonly lines: readonly ResultRow[];
  /** Every press of this player, once the race is over. */
  readonly presses: readonly Press[];
}

export const NO_TYPING: TypingView = { text: "", hasNitro: false, stuck: undefined, lines: [], presses: [] };

export const useTyping = create<TypingView>()(() => NO_TYPING);
