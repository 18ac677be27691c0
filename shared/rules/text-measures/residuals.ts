import type { TextID } from "../../ids.ts";
import { after, before, dayOf, type Stamp } from "../../units.ts";
import { TEXT_MEASURES } from "./numbers.ts";

const { around, aroundLeast, aroundSpread, aroundWithin, mostApart, mostOfDay, sittingBreak } = TEXT_MEASURES;

/** A race of one racer. */
export interface TextRace {
  readonly textID: TextID;
  readonly startedStamp: Stamp;
  /** In WPM; null for one that says nothing of its text: unpaid, or with a nitro. It is part of the sitting all the same. */
  readonly speed: number | null;
  /** Whether it is measured now, rather than known from before. */
  readonly isFresh: boolean;
}

/** How much faster a race was than its racer was on other texts around that time. */
export interface Residual {
  readonly textID: TextID;
  /** As a logarithm. */
  readonly apart: number;
  readonly weight: number;
}

/** How much faster everybody is on a text than on an average one, as a logarithm; 0 where unknown. */
export type Effects = ReadonlyMap<TextID, number>;

/**
 * What a speed shows is a product: a racer, a text, the day. So its logarithm is a sum, and the same text takes the same share
 * off everybody, slow or fast. Compares each fresh race with those of the same racer around it, as if all had been on an average text. Who learns is
 * compared with who they were then.
 *
 * @param races of one racer, in the order in which they started
 */
export function residualsOf(races: readonly TextRace[], effects: Effects): readonly Residual[] {
  const warm = races.flatMap((race, nth) => {
    const previous = races[nth - 1];
    const isCold = !previous || race.startedStamp > after(previous.startedStamp, sittingBreak);
    if (isCold || race.speed === null || race.speed <= 0) return [];
    const log = Math.log(race.speed);
    return [{ ...race, log, level: log - (effects.get(race.textID) ?? 0) }];
  });
  const inDay = new Map<number, number>();
  for (const { isFresh, startedStamp } of warm) {
    if (isFresh) inDay.set(dayOf(startedStamp), (inDay.get(dayOf(startedStamp)) ?? 0) + 1);
  }
  return warm.flatMap((race, nth) => {
    if (!race.isFresh) return [];
    const others = [...nearest(warm, nth, -1), ...nearest(warm, nth, 1)];
    if (others.length < aroundLeast) return [];
    const apart = race.log - middleMean(others.map(({ level }) => level));
    const share = Math.min(1, mostOfDay / (inDay.get(dayOf(race.startedStamp)) ?? 1));
    return [{ textID: race.textID, apart: clamp(apart), weight: (share * others.length) / (others.length + 1) }];
  });
}

type Warm = TextRace & {
  /** The logarithm of the speed, as it had been on an average text. */
  readonly level: number;
};

/** The nearest races on other texts, in one direction. */
function nearest(races: readonly Warm[], from: number, step: 1 | -1): readonly Warm[] {
  const found: Warm[] = [];
  const { startedStamp, textID } = races[from] as Warm;
  const [earliest, latest] = [before(startedStamp, aroundWithin), after(startedStamp, aroundWithin)];
  for (let nth = from + step; found.length < around; nth += step) {
    const other = races[nth];
    if (!other || other.startedStamp < earliest || other.startedStamp > latest) break;
    if (other.textID !== textID) found.push(other);
  }
  return found;
}

/** The mean of what is near the middle value. */
function middleMean(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] as number;
  const near = sorted.filter((value) => Math.abs(value - middle) <= aroundSpread);
  return near.reduce((sum, value) => sum + value, 0) / near.length;
}

const clamp = (apart: number): number => Math.max(-mostApart, Math.min(mostApart, apart));
