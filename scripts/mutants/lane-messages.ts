/** What a lane is told. */
export interface Order {
  /** Test files, as paths from the root, in the order in which they are to run. */
  readonly files: readonly string[];
  /** Source files that have changed since the last order. */
  readonly changed: readonly string[];
}

export interface FileResult {
  readonly file: string;
  readonly ms: number;
  /** The first test that failed, or what went wrong outside of one. */
  readonly failure: string | null;
}

/** What a lane says. */
export type Word =
  | { readonly is: "ready" }
  | { readonly is: "file"; readonly result: FileResult }
  | { readonly is: "done"; readonly trouble: string | null };

export interface LaneSettings {
  readonly root: string;
  readonly postgresUrl: string;
  readonly workers: number;
  /** Stops at the first file that fails. */
  readonly stopsAtFirst: boolean;
}
