import type { Dice } from "#shared/rules/chance.ts";

import type { Mutation } from "./mutation.ts";

/** So many are looked at together, each of another file. */
const AT_ONCE = 40;

/**
 * Some of many changes, spread over files and kinds: large files and frequent kinds give more, but less than their share.
 * Each line gives one, until all others have.
 *
 * @param fitOf which of some changes may be taken, each of another file; asked only of those whose turn it is
 */
export function sampleOf(
  mutations: readonly Mutation[],
  count: number,
  dice: Dice,
  fitOf: (mutations: readonly Mutation[]) => ReadonlySet<Mutation>,
): Mutation[] {
  const left = shuffled(mutations, dice);
  const ofFile = new Turns(left.map(({ file }) => file));
  const ofKind = new Turns(left.map(({ kind }) => kind));
  const ofLine = new Turns([]);
  const turn = (mutation: Mutation, by: 1 | -1): void => {
    ofFile.turn(mutation.file, by);
    ofKind.turn(mutation.kind, by);
    ofLine.turn(lineOf(mutation), by);
  };
  const urgencyOf = (mutation: Mutation): number =>
    ofFile.urgencyOf(mutation.file) + ofKind.urgencyOf(mutation.kind) - (ofLine.isNew(lineOf(mutation)) ? 0 : 2);
  const taken: Mutation[] = [];
  while (taken.length < count && left.length > 0) {
    const batch: Mutation[] = [];
    const files = new Set<string>();
    while (batch.length < Math.min(AT_ONCE, count - taken.length)) {
      const next = mostUrgent(left, (mutation) => (files.has(mutation.file) ? -Infinity : urgencyOf(mutation)));
      const [mutation] = next < 0 ? [] : left.splice(next, 1);
      if (mutation === undefined) break;
      batch.push(mutation);
      files.add(mutation.file);
      turn(mutation, 1);
    }
    const fit = fitOf(batch);
    taken.push(...batch.filter((mutation) => fit.has(mutation)));
    for (const mutation of batch) if (!fit.has(mutation)) turn(mutation, -1);
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

  isNew(name: string): boolean {
    return (this.#taken.get(name) ?? 0) === 0;
  }

  turn(name: string, by: 1 | -1): void {
    this.#taken.set(name, (this.#taken.get(name) ?? 0) + by);
  }
}

function mostUrgent(mutations: readonly Mutation[], urgencyOf: (mutation: Mutation) => number): number {
  let best = -1;
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
