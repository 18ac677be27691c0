/** How long each is counted, how many of it, and how many there may be in a group. */
export interface BriefTerms {
  readonly lifeMs: number;
  readonly counted: number;
  readonly most: number;
}

/** Counts of what happened lately, in groups. They may be lost, and nothing depends on them. */
export interface BriefCounts {
  /** One more of something. In a full group it takes the place of what happened longest ago. */
  add(group: string, what: string, terms: BriefTerms): Promise<void>;
  of(group: string, terms: BriefTerms): Promise<ReadonlyMap<string, number>>;
  drop(group: string, ...what: readonly string[]): Promise<void>;
}

/** So many groups of a single process; the oldest are forgotten. */
const MOST_GROUPS = 5_000;

/** The counts of a single process. */
export function newLocalCounts(nowMs: () => number = () => performance.now()): BriefCounts {
  // What happened longest ago comes first, in groups and of groups.
  const groups = new Map<string, Map<string, readonly number[]>>();
  const living = (group: string, { lifeMs }: BriefTerms): Map<string, readonly number[]> => {
    const isLate = (atMs: number): boolean => atMs > nowMs() - lifeMs;
    const known = [...(groups.get(group) ?? [])].map(([what, times]) => [what, times.filter(isLate)] as const);
    return new Map(known.filter(([, times]) => times.length > 0));
  };
  return {
    add(group, what, terms) {
      const counts = living(group, terms);
      const times = [...(counts.get(what) ?? []), nowMs()].slice(-terms.counted);
      counts.delete(what);
      counts.set(what, times);
      const [first] = counts.keys();
      if (counts.size > terms.most && first !== undefined) counts.delete(first);
      groups.delete(group);
      groups.set(group, counts);
      const [oldest] = groups.keys();
      if (groups.size > MOST_GROUPS && oldest !== undefined) groups.delete(oldest);
      return Promise.resolve();
    },
    of: (group, terms) =>
      Promise.resolve(new Map([...living(group, terms)].map(([what, times]) => [what, times.length]))),
    drop(group, ...what) {
      if (what.length === 0) groups.delete(group);
      for (const each of what) groups.get(group)?.delete(each);
      return Promise.resolve();
    },
  };
}
