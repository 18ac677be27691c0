import { mergedWith, type Figure } from "../figures/figure.ts";
import type { Kind } from "./mutation.ts";

/** What became of one change. */
export interface Outcome {
  readonly file: string;
  readonly line: number;
  readonly kind: Kind;
  readonly before: string;
  readonly after: string;
  readonly end: "killed" | "timed out" | "lived" | "unreached";
  /** The test that noticed it, or what else went wrong. */
  readonly by: string | null;
  /** Test files that ran, and those that come by its place. */
  readonly ran: number;
  readonly reaching: number;
}

export interface Result {
  readonly folder: string;
  readonly seed: number;
  /** The share that lived, in percent. */
  readonly share: number;
  readonly outcomes: readonly Outcome[];
}

export const lives = ({ end }: Outcome): boolean => end === "lived" || end === "unreached";

export function resultOf(folder: string, seed: number, outcomes: readonly Outcome[]): Result {
  const share = outcomes.length === 0 ? 0 : (100 * outcomes.filter(lives).length) / outcomes.length;
  return { folder, seed, share: Math.round(share * 10) / 10, outcomes };
}

export const keptWith = (kept: readonly Figure[], { folder, share }: Result): Figure[] =>
  mergedWith(kept, [{ name: `mutants that live: ${folder}`, value: share, unit: "%" }]);

/** A change as one reads it: where, what, and what became of it. */
export function described({ file, line, kind, before, after, end, by, ran, reaching }: Outcome): string {
  const how = {
    killed: `killed by ${by}`,
    "timed out": `timed out: ${by}`,
    lived: `lived: ${ran} of ${reaching} test files ran`,
    unreached: "lived: no test comes by",
  }[end];
  return `${file}:${line}  ${kind}, ${how}\n  - ${before}\n  + ${after}`;
}

export function summaryOf({ folder, seed, share, outcomes }: Result): string {
  const of = (end: Outcome["end"]): number => outcomes.filter((outcome) => outcome.end === end).length;
  const lived = outcomes.filter(lives);
  const counts = `${of("killed")} killed, ${of("timed out")} timed out, ${of("lived")} lived, ${of("unreached")} where no test comes by`;
  const again = `${folder}: ${share} % of ${outcomes.length} mutants live (${counts}; seed ${seed}).`;
  return [...lived.map(described), again].join("\n\n");
}
