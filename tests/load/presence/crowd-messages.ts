/** Where the members of a crowd join, and where each node's sockets are. */
export interface Ways {
  /** Any of them takes a join. */
  readonly joinUrls: readonly string[];
  /** The port of each node, by the path in its public address; empty where there is one process. */
  readonly ports: Readonly<Record<string, number>>;
}

export type CrowdAsk =
  | { readonly ask: "join"; readonly tickets: readonly string[]; readonly ways: Ways; readonly atOnce: number }
  | { readonly ask: "check in" }
  /** Lets everybody check in again, evenly over so long. */
  | { readonly ask: "keep checking in"; readonly everyMs: number }
  | { readonly ask: "drop"; readonly count: number }
  | { readonly ask: "seen" };

/** What happened since the last answer. */
export interface CrowdFigures {
  readonly done: number;
  readonly told: number;
  /** How long each of what was done took. */
  readonly waitsMs: readonly number[];
  /** How long some of what was told took. */
  readonly toldMs: readonly number[];
  readonly failures: readonly string[];
}
export type CrowdAnswer = { readonly answer: "done" } & CrowdFigures;
