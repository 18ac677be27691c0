import { CHALLENGE_SIZES, CHALLENGES, type Challenge } from "../../content/challenges.ts";
import type { Day } from "../../units.ts";
import { pick, seededDice } from "../chance.ts";

/** For each size the challenges of even days, and those of odd ones: so none comes on two days running. */
const HALVES = [0, 1].map((parity) =>
  CHALLENGE_SIZES.map((size) => CHALLENGES.filter((each) => each.size === size && each.challengeID % 2 === parity)),
);

/** Every set that even and odd days may have: one challenge of each size, each about something else. */
const SETS = HALVES.map((sizes) =>
  sizes
    .reduce<readonly (readonly Challenge[])[]>(
      (sets, choices) => sets.flatMap((set) => choices.map((choice) => [...set, choice])),
      [[]],
    )
    .filter((set) => new Set(set.map(({ field }) => field)).size === set.length),
);

/**
 * The challenges that everybody has on a day, the smallest first.
 *
 * @source rules What is given and taken: Challenges
 */
export const challengesOf = (day: Day): readonly Challenge[] => pick(seededDice(day), SETS[day % 2] ?? []);
