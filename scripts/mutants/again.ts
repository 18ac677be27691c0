import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { linesOf, type Mutation } from "./mutation.ts";
import { lives, type Outcome, type Result } from "./report.ts";

/**
 * What became of the changes of a sample before: undefined for each that lived, and is tried again.
 *
 * @param kept where `--json` wrote it
 * @throws when there is no result, or one of other changes
 */
export function outcomesBefore(root: string, kept: string, sample: readonly Mutation[]): (Outcome | undefined)[] {
  if (!existsSync(kept)) throw new Error(`There is no ${kept}: run it without --again first.`);
  const { folder, outcomes } = JSON.parse(readFileSync(kept, "utf8")) as Result;
  const isSame = outcomes.length === sample.length && sample.every((one, nth) => isOf(root, one, outcomes[nth]));
  if (!isSame) throw new Error(`${folder} or what was asked for has changed: run it without --again.`);
  return outcomes.map((outcome) => (lives(outcome) ? undefined : outcome));
}

function isOf(root: string, mutation: Mutation, outcome: Outcome | undefined): boolean {
  if (outcome?.file !== mutation.file || outcome.line !== mutation.line || outcome.kind !== mutation.kind) return false;
  const { before, after } = linesOf(readFileSync(join(root, mutation.file), "utf8"), mutation);
  return outcome.before === before && outcome.after === after;
}
