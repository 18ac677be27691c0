import type { UserID } from "#shared/ids.ts";
import { between, pick, type Dice } from "#shared/rules/chance.ts";
import type { Meeting } from "#shared/rules/fair-play/flows/same-losers.ts";

/** Somebody who sits at tables with the racer. */
interface Mate {
  readonly userID: UserID;
  /** WPM; undefined for who never finishes. */
  readonly wpm: number | undefined;
  /** Races in all, and the part of them that were won. */
  readonly races: number;
  readonly won: number;
}

/** Who sits at the tables of a racer of this speed (WPM). */
export type Tables = (dice: Dice) => { readonly wpm: number; readonly sits: () => readonly Mate[] };

let nextID = 1;
const mate = (wpm: number | undefined, won: number, races = 200): Mate => ({
  userID: nextID++ as UserID,
  wpm,
  won,
  races,
});
const some = (count: number, one: () => Mate): readonly Mate[] => Array.from({ length: count }, one);

const matched =
  (strangers: readonly [number, number]): Tables =>
  (dice) => {
    const wpm = between(dice, 30, 100);
    const known = some(30, () => mate(wpm * between(dice, 0.85, 1.15), between(dice, 0.1, 0.4)));
    return { wpm, sits: () => some(Math.round(between(dice, ...strangers)), () => pick(dice, known)) };
  };
const always =
  (wpmOf: (dice: Dice) => number, others: (dice: Dice, wpm: number) => readonly Mate[], alone = 0): Tables =>
  (dice) => {
    const wpm = wpmOf(dice);
    const mates = others(dice, wpm);
    return { wpm, sits: () => (dice() < alone ? [] : mates) };
  };
const quick = (dice: Dice): number => between(dice, 60, 100);

export const HONEST_TABLES: Readonly<Record<string, Tables>> = {
  strangers: matched([1, 4]),
  "strangers at a quiet hour": (dice) => {
    const wpm = quick(dice);
    const few = some(4, () => mate(wpm * between(dice, 0.8, 1), between(dice, 0.08, 0.3)));
    return { wpm, sits: () => few.filter(() => dice() < 0.6) };
  },
  "two friends, one much faster": always(quick, (dice, wpm) => [mate(wpm * between(dice, 0.3, 0.9), 0)]),
  "a parent and two children who race alone, too": always(quick, (dice, wpm) =>
    some(2, () => mate(wpm * between(dice, 0.2, 0.6), between(dice, 0.06, 0.3))),
  ),
  "five of a club, the fastest a little": always(quick, (dice, wpm) =>
    some(4, () => mate(wpm * between(dice, 0.84, 0.97), 0.02)),
  ),
  "the fastest of a class": (dice) => {
    const wpm = between(dice, 35, 60);
    const pupils = some(12, () => mate(wpm * between(dice, 0.5, 0.95), between(dice, 0, 0.3)));
    return { wpm, sits: () => some(4, () => pick(dice, pupils)) };
  },
};

export const FARMED_TABLES: Readonly<Record<string, Tables>> = {
  "four who never finish": always(quick, () => some(4, () => mate(undefined, 0))),
  "two who crawl": always(quick, (dice) => some(2, () => mate(between(dice, 8, 20), 0))),
  "three at half the speed, and bots at times": always(quick, (_dice, wpm) => some(3, () => mate(wpm / 2, 0.01)), 0.2),
};
export const FARMED_UNSEEN: Readonly<Record<string, Tables>> = {
  "one who never finishes": always(quick, () => [mate(undefined, 0)]),
  "four just behind": always(quick, (_dice, wpm) => some(4, () => mate(wpm * 0.93, 0))),
};

const RACES = 60;

/** The latest races of a racer at such tables; bots sit between, at the table's speed. */
export function meetingsAt(tables: Tables, dice: Dice): readonly Meeting[] {
  const { wpm, sits } = tables(dice);
  return Array.from({ length: RACES }, () => {
    const others = [...new Set(sits())].map((each) => ({ each, speed: (each.wpm ?? 0) * between(dice, 0.88, 1.12) }));
    const speed = wpm * between(dice, 0.88, 1.12);
    const average = (wpm + others.reduce((sum, other) => sum + other.speed, 0)) / (1 + others.length);
    const bots = Array.from({ length: 4 - others.length }, () => average * between(dice, 0.85, 1.15));
    const all = [speed, ...others.map((other) => other.speed), ...bots].toSorted((a, b) => b - a);
    const placeOf = (of: number): number => all.indexOf(of) + 1;
    return {
      place: placeOf(speed),
      speed,
      others: others.map(({ each, speed: theirs }) => ({
        userID: each.userID,
        speed: theirs,
        isFinished: each.wpm !== undefined,
        place: each.wpm === undefined ? null : placeOf(theirs),
        races: each.races,
        wins: Math.round(each.won * each.races),
      })),
    };
  }).filter(({ others }) => others.length > 0);
}
