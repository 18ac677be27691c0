import type { Dice } from "#shared/rules/chance.ts";

import type { Mutation } from "./mutation.ts";

/**
 * Some of many changes, spread over files and kinds: large files and frequent kinds give more, but less than their share.
 * Each line gives one, until all others have.
 *
 * @param isFit whether a change may be taken; asked only of those whose turn it is
 */
export function sampleOf(
  mutations: readonly Mutation[],
  count: number,
  dice: Dice,
  isFit: (mutation: Mutation) => boolean,
): Mutation[] {
  const left = shuffled(mutations, dice);
  const ofFile = new Turns(left.map(({ file }) => file));
  const ofKind = new Turns(left.map(({ kind }) => kind));
  const lines = new Set<string>();
  const taken: Mutation[] = [];
  const urgencyOf = (mutation: Mutation): number =>
    ofFile.urgencyOf(mutation.file) + ofKind.urgencyOf(mutation.kind) - (lines.has(lineOf(mutation)) ? 2 : 0);
  while (taken.length < count && left.length > 0) {
    const next = mostUrgent(left, urgencyOf);
    const [mutation] = left.splice(next, 1);
    if (mutation === undefined || !isFit(mutation)) continue;
    taken.push(mutation);
    ofFile.take(mutation.file);
    ofKind.take(mutation.kind);
    lines.add(lineOf(mutation));
  }
  return taken.toSorted((one, other) => compare(one.file, other.file) || one.start - other.start);
}

/** Whose turn it is, where some have more to give. */
class Turns {
  readonly #sizes = new Map<string, number>();
  readonly #taken = new Map<string, number>();

  constructor(names: readonly string[]) {
    for (const name of names) this.#sizes.set(name, (this.#sizes.get(name) ?? 0) + 1);
  }

  /** 1 for a name that has given nothing yet, falling towards 0. */
  urgencyOf(name: string): number {
    return 1 / (1 + (this.#taken.get(name) ?? 0) / Math.sqrt(this.#sizes.get(name) ?? 1));
  }

  take(name: string): void {
    this.#taken.set(name, (this.#taken.get(name) ?? 0) + 1);
  }
}

function mostUrgent(mutations: readonly Mutation[], urgencyOf: (mutation: Mutation) => number): number {
  let best = 0;
  let most = -Infinity;
  for (const [nth, mutation] of mutations.entries()) {
    const urgency = urgencyOf(mutation);
    if (urgency > most) [best, most] = [nth, urgency];
  }
  return best;
}

function shuffled(mutations: readonly Mutation[], dice: Dice): Mutation[] {
  const drawn = mutations.map((mutation) => ({ mutation, lot: dice() }));
  return drawn.toSorted((one, other) => one.lot - other.lot).map(({ mutation }) => mutation);
}

const lineOf = ({ file, line }: Mutation): string => `${file}:${line}`;
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
