import { CallProblem } from "../net/call.ts";
import { isPitStop } from "../net/pit-stop.ts";

/** Why something cannot be shown. `pit-stop`: the server is away for a moment, and will be back by itself. */
export interface Trouble {
  readonly kind: "not-found" | "offline" | "pit-stop" | "broken";
  /** What the server said; undefined where it is a fault of this page. */
  readonly sentence: string | undefined;
}

/** An id, a name or a code that is none is refused as bad input: for the person it is an address of nothing. */
export function troubleOf(problem: unknown): Trouble {
  if (!(problem instanceof CallProblem)) return { kind: "broken", sentence: undefined };
  const { code, message: sentence, status } = problem;
  if (code === "offline") return { kind: "offline", sentence };
  if (isPitStop(problem)) return { kind: "pit-stop", sentence };
  return { kind: status === 404 || code === "badInput" ? "not-found" : "broken", sentence };
}
