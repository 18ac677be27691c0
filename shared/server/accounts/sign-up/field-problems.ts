import { Refusal } from "../../../refusal.ts";
import type { Problem } from "../../../rules/account/problem.ts";

/** Refuses with the first thing that is wrong with a field. @throws Refusal badInput */
export function refuseProblems(field: string, problems: readonly Problem<string>[]): void {
  const [first] = problems;
  if (first) throw new Refusal("badInput", first.sentence, { field, problem: first.code });
}
