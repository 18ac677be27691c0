/** One file's use of another. */
export interface Use {
  readonly from: string;
  readonly to: string;
  readonly way: "imports" | "runs" | "reads";
}

export interface ReachOptions {
  /** Also what only reads the text of a file: on unless said otherwise. */
  readonly withReaders?: boolean;
}

/** The tests that can reach any of the files, the nearest first. Paths are from the root, with slashes. */
export function testsReaching(root: string, files: readonly string[], options?: ReachOptions): string[];

/** The same, where it is known what uses what. */
export function nearestTests(uses: readonly Use[], files: readonly string[], options?: ReachOptions): string[];

/** How far each file is from one of the given. */
export function distancesTo(
  uses: readonly Use[],
  files: readonly string[],
  options?: ReachOptions,
): Map<string, number>;

export function usesIn(root: string): Use[];

/** How many words of its name a test shares with a file. */
export function alike(test: string, file: string): number;
