import { isFinal } from "#shared/contracts/realtime/close-codes.ts";

/** What prevents a race, as a sentence of ours. */
export class RaceTrouble extends Error {
  /** Whether a retry may help. */
  readonly mayPass: boolean;
  readonly title: string;
  /** Another page drives: it can be taken over. */
  readonly isElsewhere: boolean;

  constructor(sentence: string, mayPass: boolean, title = "A flat tyre", isElsewhere = false) {
    super(sentence);
    this.mayPass = mayPass;
    this.title = title;
    this.isElsewhere = isElsewhere;
  }
}

/** A permanent failure: a refusal, or because this page was left. */
export function isNo(problem: unknown): boolean {
  if (problem instanceof RaceTrouble) return !problem.mayPass;
  const { status, code } = problem as { readonly status?: unknown; readonly code?: unknown };
  const answer = typeof status === "number" && status > 0 ? status : code;
  return (
    (problem as Error).name === "AbortError" ||
    (typeof answer === "number" && ((answer >= 400 && answer < 500) || isFinal(answer)))
  );
}
