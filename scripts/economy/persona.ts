import type { Dice } from "../../shared/rules/chance.ts";
import { between } from "../../shared/rules/chance.ts";

/** What somebody does with cash at the end of a day. */
export type Taste =
  /** Whatever is cheap and new. */
  | "small"
  /** Something each day, and now and then what was saved for. */
  | "mixed"
  /** As many different things as possible. */
  | "all"
  /** The dearest car that is open. */
  | "best";

/** A kind of player, as a habit. */
export interface Persona {
  readonly name: string;
  readonly about: string;
  readonly isGold: boolean;
  /** Average speed on the first and on the last day, in WPM. */
  readonly wpm: readonly [first: number, last: number];
  /** Average accuracy, in percent. */
  readonly accuracy: number;
  /** The chance that a day is raced at all. */
  readonly shows: number;
  /** Races of a day that is raced, from and to. */
  readonly races: readonly [least: number, most: number];
  /** How many of them are raced with friends. */
  readonly withFriends: number;
  /** How many races use a nitro, as long as there are some. */
  readonly usesNitros: number;
  readonly taste: Taste;
}

const DAILY: Persona = {
  name: "Daily racer",
  about: "a quarter of an hour nearly every day",
  isGold: false,
  wpm: [42, 52],
  accuracy: 94,
  shows: 0.9,
  races: [8, 14],
  withFriends: 0.15,
  usesNitros: 0.3,
  taste: "mixed",
};

export const PERSONAS: readonly Persona[] = [
  {
    ...DAILY,
    name: "Casual child",
    about: "a few races on about every second day",
    wpm: [18, 24],
    accuracy: 90,
    shows: 0.5,
    races: [2, 5],
    withFriends: 0.1,
    usesNitros: 0.1,
    taste: "small",
  },
  DAILY,
  { ...DAILY, name: "Gold", about: "the daily racer with gold membership", isGold: true },
  {
    ...DAILY,
    name: "Collector",
    about: "an hour a day, for the things",
    wpm: [50, 60],
    accuracy: 95,
    shows: 0.95,
    races: [25, 40],
    withFriends: 0.2,
    usesNitros: 0.4,
    taste: "all",
  },
  {
    ...DAILY,
    name: "Competitive",
    about: "two hours a day, for the places",
    wpm: [92, 105],
    accuracy: 97,
    shows: 1,
    races: [50, 80],
    withFriends: 0.1,
    usesNitros: 0.6,
    taste: "best",
  },
];

/** How many races a day has. */
export const racesOn = ({ shows, races: [least, most] }: Persona, dice: Dice): number =>
  dice() < shows ? Math.round(between(dice, least, most)) : 0;

/** @param part of all the days, 0 to 1 */
export const speedAt = ({ wpm: [first, last] }: Persona, part: number): number => first + (last - first) * part;
