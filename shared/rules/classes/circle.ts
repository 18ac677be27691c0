import type { SectionID } from "../../ids.ts";

/** With whom a racer may be, as far as classes decide it. Nobody has one who neither learns nor teaches in a class. */
export interface Circle {
  /** The classes in which the racer learns or teaches. Who waits for a teacher's yes is in none yet. */
  readonly sections: readonly SectionID[];
  /** Whether the teacher closed races by a link with others than these. */
  readonly isClosed: boolean;
  /** Whether the teacher closed what is said to others than these, and what they say. */
  readonly isQuiet: boolean;
}

const isShared = (one?: Circle, other?: Circle): boolean =>
  one?.sections.some((each) => other?.sections.includes(each)) ?? false;

/** Whether two may race with each other by a link: anybody, unless the teacher of either closed it for others than the class. */
export const mayMeet = (one?: Circle, other?: Circle): boolean =>
  !(one?.isClosed === true || other?.isClosed === true) || isShared(one, other);

/** Whether two may hear each other honk, and what they say. */
export const mayTalk = (one?: Circle, other?: Circle): boolean =>
  !(one?.isQuiet === true || other?.isQuiet === true) || isShared(one, other);

interface InCircle {
  readonly circle?: Circle | undefined;
}

/** Those of some racers who may stay together: whoever comes earlier stays. */
export function together<Racer extends InCircle>(racers: readonly Racer[]): readonly Racer[] {
  const kept: Racer[] = [];
  for (const racer of racers) if (kept.every((other) => mayMeet(other.circle, racer.circle))) kept.push(racer);
  return kept;
}
