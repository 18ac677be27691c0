import type { Self } from "#shared/contracts/self.ts";
import { formatCount, formatSpeed } from "#shared/format/figures.ts";
import { REWARDS } from "#shared/rules/rewards/race-reward.ts";

type Going = Pick<Self, "streakDays" | "hasRacedToday" | "winsRunning" | "bestToday">;

/**
 * What a racer has going, each in a few words.
 *
 * @param unit of speeds
 */
export const goalWords = (going: Going, unit: string): readonly string[] =>
  [streakWords(going), winWords(going), bestWords(going, unit)].filter((words) => words !== undefined);

function streakWords({ streakDays, hasRacedToday }: Going): string | undefined {
  if (!hasRacedToday) return streakDays > 0 ? `Race today to make it ${streakDays + 1} days in a row` : undefined;
  return streakDays > 1 ? `${streakDays} days in a row` : undefined;
}

const winWords = ({ winsRunning }: Going): string | undefined =>
  winsRunning > 1 ? `${winsRunning} wins in a row` : undefined;

const bestWords = ({ bestToday }: Going, unit: string): string | undefined =>
  bestToday === null ? undefined : `Best today ${formatSpeed(bestToday)} ${unit}`;

/** The races of a ten-race card, whose last one brings a nitro. */
export interface RaceCard {
  readonly races: number;
  readonly of: number;
  readonly words: string;
}

/** @param isAfter whether a race just counted: its card is shown even if it is full now */
export function raceCard(racesPlayed: number, isAfter: boolean): RaceCard {
  const of = REWARDS.nitroEveryRaces;
  const races = racesPlayed % of;
  if (races === 0 && racesPlayed > 0 && isAfter) return { races: of, of, words: "Card full, on to the next" };
  return { races, of, words: `${formatCount(of - races, "more race")} for a nitro` };
}
