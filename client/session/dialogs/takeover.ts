import { create } from "zustand";

import type { PopUp } from "#shared/rules/popups.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";

import type { SoundName } from "../../sound/recipes.ts";

/** Rewards that are shown over the whole page, one after the other. */
export interface Takeover {
  readonly popUp: PopUp;
  readonly rewards: readonly Reward[];
  /** Opens the first of them. */
  readonly sound?: SoundName | undefined;
}

/** What waits to be shown, the oldest first. */
export const useTakeovers = create<{ readonly waiting: readonly Takeover[] }>()(() => ({ waiting: [] }));

let count = 0;

/**
 * Shows rewards that the player just got over the whole page, when no race is on and it is their turn. They are given
 * already: nothing is lost when they are closed.
 *
 * @source teams-shop-seasons §4 Seasons, Pop-up groups
 */
export function showRewards(rewards: readonly Reward[], sound?: SoundName): void {
  if (rewards.length === 0) return;
  const takeover: Takeover = { popUp: { key: `takeover:${++count}`, group: "takeover" }, rewards, sound };
  useTakeovers.setState(({ waiting }) => ({ waiting: [...waiting, takeover] }));
}

export const endTakeover = ({ popUp: { key } }: Takeover): void =>
  useTakeovers.setState(({ waiting }) => ({ waiting: waiting.filter(({ popUp }) => popUp.key !== key) }));
