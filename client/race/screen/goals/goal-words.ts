import type { Site } from "#shared/content/site.ts";
import type { Self } from "#shared/contracts/self.ts";
import { formatCount, formatSpeed } from "#shared/format/figures.ts";
import { REWARDS } from "#shared/rules/rewards/race-reward.ts";

type Going = Pick<
  Self,
  "streakDays" | "hasRacedToday" | "winsRunning" | "bestToday" | "rivals" | "daily" | "racesPlayed"
>;

/**
 * What a racer has going, each in a few words.
 *
 * @param site the typing site has a daily text
 * @param bots who are in the race, by name; undefined where there is none
 */
export const goalWords = (going: Going, site: Site, bots?: readonly string[]): readonly string[] =>
  [
    streakWords(going),
    winWords(going),
    rivalWords(going, bots),
    dailyWords(going, site),
    bestWords(going, site),
  ].filter((words) => words !== undefined);

function streakWords({ streakDays, hasRacedToday }: Going): string | undefined {
  if (!hasRacedToday) return streakDays > 0 ? `Race today to make it ${streakDays + 1} days in a row` : undefined;
  return streakDays > 1 ? `${streakDays} days in a row` : undefined;
}

const winWords = ({ winsRunning }: Going): string | undefined =>
  winsRunning > 1 ? `${winsRunning} wins in a row` : undefined;

/** The score against the rival who is here, or, where nobody is, against the one met most often. */
function rivalWords({ rivals }: Going, bots: readonly string[] | undefined): string | undefined {
  const here = rivals.filter(({ name, won, lost }) => (bots ? bots.includes(name) : won + lost > 0));
  const [rival] = here.toSorted((one, other) => other.won + other.lost - one.won - one.lost);
  if (!rival) return undefined;
  const { name, won, lost } = rival;
  if (won + lost === 0) return `Meet your rival ${name}`;
  if (won === lost) return `You and ${name}: ${won}–${lost}`;
  return won > lost ? `You lead ${name} ${won} to ${lost}` : `${name} leads you ${lost} to ${won}`;
}

/** A newcomer has enough that is new. */
const dailyWords = ({ daily, racesPlayed }: Going, site: Site): string | undefined =>
  site === "type" && !daily && racesPlayed > 0 ? "Today's text is waiting for you" : undefined;

const bestWords = ({ bestToday }: Going, site: Site): string | undefined =>
  bestToday === null ? undefined : `Best today ${formatSpeed(bestToday)} ${site === "math" ? "a minute" : "WPM"}`;

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
  if (races === 0 && racesPlayed > 0 && isAfter) return { races: of, of, words: "Card full: +1 nitro" };
  return { races, of, words: `${formatCount(of - races, "more race")} for a nitro` };
}
