import { formatNumber, formatPercent, formatSeconds } from "#shared/format/figures.ts";

import type { FactCost, KeyCost } from "../../../data/stats/use-key-stats.ts";
import { named } from "../../../ui/data/as-is.tsx";
import { keyName, pairName } from "../../../ui/data/key-names.ts";

export const msWords = (ms: number): string => `${formatNumber(Math.round(ms))} ms`;
/** What is lost in a hundred words. */
export const lostWords = ({ lostInHundredMs }: Pick<KeyCost, "lostInHundredMs">): string =>
  lostInHundredMs < 0 ? "no time" : formatSeconds(lostInHundredMs, 1);

/** In whole percents. */
export const missedWords = (missed: number): string => formatPercent(Math.round(missed * 100) / 100);

/** What makes it slow: the time, the mistakes, or both. */
export function whyWords({ ownMs, usualMs, missed, usualMissed }: Omit<KeyCost | FactCost, "part" | "fact">): string {
  const time = `${msWords(ownMs)}, usually ${msWords(usualMs)}`;
  return missed > 2 * usualMissed && missed > 0.08 ? `${time}; wrong first in ${missedWords(missed)}` : time;
}

/** The picture in one sentence. */
export function pictureWords(pairs: readonly KeyCost[], keys: readonly KeyCost[]): string {
  const list = (parts: readonly string[]): string => parts.map(named).join(", ");
  const weak = keys.filter(({ isWeak }) => isWeak).map(({ part }) => keyName(part));
  const weakPairs =
    pairs.length === 0
      ? "No pair stands out"
      : `Pairs that cost you time: ${list(pairs.map(({ part }) => pairName(part)))}`;
  return `${weakPairs}. ${weak.length === 0 ? "No key stands out" : `Keys that cost you time: ${list(weak)}`}.`;
}

/** Whom one is compared with. */
export function comparedWords(racers: number): string {
  return racers === 0
    ? "Not enough racers of your speed have raced here yet. So we compare you with our best guess of what's usual."
    : `Compared with ${formatNumber(racers)} racers who type about as fast as you.`;
}
