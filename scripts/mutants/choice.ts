/** A test file that can notice a change. */
export interface Candidate {
  readonly file: string;
  /** Steps from the test to the changed file. */
  readonly distance: number;
  /** Words that the two have in their names, and files of the changed one's folder that the test uses. */
  readonly likeness: number;
  /** What it took without a change. */
  readonly ms: number;
  /** Changes of the same file that it has noticed. */
  readonly noticed: number;
}

/** However little time there is, so many run. */
const AT_LEAST = 3;
const START_MS = 300;

/** The files to run, the most promising for its time first, as many as fit into the time. */
export function chosen(candidates: readonly Candidate[], patienceMs: number): readonly Candidate[] {
  let spentMs = 0;
  return candidates
    .toSorted((one, other) => costOf(one) - costOf(other))
    .filter(({ ms }, nth) => {
      spentMs += ms;
      return spentMs <= patienceMs || nth < AT_LEAST;
    });
}

const costOf = ({ ms, distance, likeness, noticed }: Candidate): number =>
  ((ms + START_MS) * distance) / (1 + likeness + 2 * noticed);
