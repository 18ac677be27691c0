import type { Challenge, ChallengeField } from "../../content/challenges.ts";
import type { Stamp } from "../../units.ts";
import type { CountedRace } from "../race/counted-race.ts";
import { CHARACTERS_PER_WORD } from "../race/speed.ts";
import type { MovedChallenge } from "../rewards/brought.ts";

const LAST_OF_PODIUM = 3;

/** What a paid typing race says to challenges. */
export type ChallengeRace = Pick<
  CountedRace,
  "mode" | "place" | "done" | "speed" | "accuracy" | "usedNitro" | "friends"
>;

const ADDS: Readonly<
  Record<ChallengeField, (race: ChallengeRace, challenge: Challenge, averageSpeed: number | null) => number>
> = {
  races: () => 1,
  podiums: ({ mode, place }) => Number(mode === "public" && place !== null && place <= LAST_OF_PODIUM),
  words: ({ done }) => Math.floor(done / CHARACTERS_PER_WORD),
  accuracyRaces: ({ accuracy }, { leastAccuracy = 100 }) => Number(accuracy >= leastAccuracy),
  nitros: ({ usedNitro }) => Number(usedNitro),
  friendRaces: ({ mode, friends }) => Number(mode === "friend" && friends > 0),
  speedRaces: ({ speed }, _challenge, averageSpeed) => Number(averageSpeed !== null && speed > averageSpeed),
};

/**
 * What a race adds to a challenge.
 *
 * @param averageSpeed the racer's WPM over the last ten races, this one among them; null before any
 */
export const addedTo = (challenge: Challenge, race: ChallengeRace, averageSpeed: number | null): number =>
  ADDS[challenge.field](race, challenge, averageSpeed);

/** How far one racer has come with the challenges of one day, in the order of the draw; empty before the first race. */
export interface ChallengeDay {
  readonly progress: readonly number[];
  /** null while it isn't complete. */
  readonly completeStamps: readonly (Stamp | null)[];
}

export interface ChallengeTerms {
  readonly averageSpeed: number | null;
  /** Whether challenges are open to the racer. */
  readonly isOpen: boolean;
  readonly now: Stamp;
}

/**
 * A day after more races. A challenge is complete with the first race after which its goal is reached and challenges are
 * open to the racer: until then its progress is kept.
 *
 * @returns the day, and what these races completed
 */
export function afterRaces(
  before: ChallengeDay,
  challenges: readonly Challenge[],
  races: readonly ChallengeRace[],
  { averageSpeed, isOpen, now }: ChallengeTerms,
): ChallengeDay & { readonly completed: readonly Challenge[] } {
  const progress = challenges.map((challenge, at) => {
    const added = races.reduce((sum, race) => sum + addedTo(challenge, race, averageSpeed), 0);
    return Math.min(challenge.goal, (before.progress[at] ?? 0) + added);
  });
  const known = challenges.map((_challenge, at) => before.completeStamps[at] ?? null);
  const isNew = challenges.map(({ goal }, at) => isOpen && known[at] === null && (progress[at] ?? 0) >= goal);
  return {
    progress,
    completeStamps: known.map((stamp, at) => (isNew[at] === true ? now : stamp)),
    completed: challenges.filter((_challenge, at) => isNew[at]),
  };
}

/** What one race did to a day. */
export interface ChallengeStep<Race> {
  readonly race: Race;
  readonly after: ChallengeDay;
  readonly completed: readonly Challenge[];
  /** The challenges that it moved or completed; none while they are shut to the racer. */
  readonly moved: readonly MovedChallenge[];
}

/** A day after each of some races, in the order in which they started. */
export function raceByRace<Race extends ChallengeRace>(
  before: ChallengeDay,
  challenges: readonly Challenge[],
  races: readonly Race[],
  terms: ChallengeTerms,
): readonly ChallengeStep<Race>[] {
  let day = before;
  return races.map((race) => {
    const { completed, ...after } = afterRaces(day, challenges, [race], terms);
    const [from, to] = [day.progress, after.progress];
    day = after;
    const moved = challenges
      .map((challenge, at) => ({
        challengeID: challenge.challengeID,
        before: from[at] ?? 0,
        after: to[at] ?? 0,
        isDone: completed.includes(challenge),
      }))
      .filter((each) => terms.isOpen && (each.isDone || each.after > each.before));
    return { race, after, completed, moved };
  });
}
