import { existsSync, readFileSync } from "node:fs";

import { linesOf, type Mutation } from "./mutation.ts";
import type { Outcome, Result } from "./report.ts";

/** A change that was tried before, and what became of it. */
export interface Known {
  readonly mutation: Mutation;
  readonly outcome: Outcome;
}

/**
 * The changes that were tried before, without those whose lines are no longer there.
 *
 * @param kept where `--json` wrote them
 * @param all every change that can be made now
 * @param textOf the source of a file
 * @throws when nothing was written there
 */
export function triedBefore(kept: string, all: readonly Mutation[], textOf: (file: string) => string): Known[] {
  if (!existsSync(kept)) throw new Error(`There is no ${kept}: run it without --again first.`);
  const { outcomes } = JSON.parse(readFileSync(kept, "utf8")) as Result;
  const left = Map.groupBy(all, (mutation) => keyOf({ ...mutation, ...linesOf(textOf(mutation.file), mutation) }));
  return outcomes.flatMap((outcome) => {
    const mutation = left.get(keyOf(outcome))?.shift();
    return mutation === undefined ? [] : [{ mutation, outcome }];
  });
}

const keyOf = ({ file, kind, before, after }: Pick<Outcome, "file" | "kind" | "before" | "after">): string =>
  JSON.stringify([file, kind, before, after]);
