import type { SeasonPage, SeasonReward } from "../../data/seasons/use-season.ts";

const KINDS = {
  car: "Car",
  sticker: "Sticker",
  trail: "Trail",
  title: "Title",
  nametag: "Nametag",
  nitro: "Nitro",
  money: "Cash",
} as const;

/** "Sticker", "Cash": what it is in a word; a surprise is none yet. */
export const kindOf = ({ details }: Pick<SeasonReward, "details">): string =>
  details ? KINDS[details.type] : "Secret";

/** Whether it can be claimed here; what extra levels pay comes by itself. */
const isClaimable = ({ state, extraTier }: SeasonReward): boolean => state === "waiting" && !extraTier;

export const waitingOf = (rewards: readonly SeasonReward[]): readonly SeasonReward[] => rewards.filter(isClaimable);

/** What was reached and only gold unlocks. */
export const reachedLockedOf = (rewards: readonly SeasonReward[]): readonly SeasonReward[] =>
  rewards.filter(({ state, extraTier }) => state === "locked" && !extraTier);

/** The road without what each level past its end pays. */
export const roadOf = (rewards: readonly SeasonReward[]): readonly SeasonReward[] =>
  rewards.filter(({ extraTier }) => !extraTier);

/** How a stop of the road looks to the player. `next`: the one that comes next. */
export type Look = SeasonReward["state"] | "next";

/** What isn't free is locked to basic members, reached or not. @source teams-shop-seasons §4 Seasons */
export function lookOf(reward: SeasonReward, { nextReward }: Pick<SeasonPage, "nextReward">, isGold: boolean): Look {
  const { state, free, achievementID } = reward;
  if (state !== "ahead") return state;
  if (!free && !isGold) return "locked";
  return achievementID === nextReward ? "next" : "ahead";
}

/**
 * Where the player is on the road: at the stop of the last level that was reached, counted from 0, the start; and how much of
 * the way to the next one is done, from 0 to 1.
 */
export function placeOn(
  rewards: readonly SeasonReward[],
  { level, experience, percentComplete }: Pick<SeasonPage, "level" | "experience" | "percentComplete">,
): { readonly stop: number; readonly share: number } {
  const stops = roadOf(rewards);
  const stop = stops.filter((each) => each.level <= level).length;
  const [from = 0, to] = [stops[stop - 1]?.experience, stops[stop]?.experience];
  return { stop, share: to === undefined ? percentComplete / 100 : (experience - from) / (to - from) };
}
