import { CallProblem } from "../net/call.ts";
import { isPitStop } from "../net/pit-stop.ts";

/** Why something cannot be shown. `pit-stop`: the server is away for a moment; no action is needed. */
export interface Trouble {
  readonly kind: "not-found" | "offline" | "pit-stop" | "broken";
  /** The server's sentence; undefined for an error of this page. */
  readonly sentence: string | undefined;
}

/** A malformed id, name or code is refused as bad input: for the visitor it is an address of nothing. */
export function troubleOf(problem: unknown): Trouble {
  if (!(problem instanceof CallProblem)) return { kind: "broken", sentence: undefined };
  const { code, message: sentence, status } = problem;
  if (code === "offline") return { kind: "offline", sentence };
  if (isPitStop(problem)) return { kind: "pit-stop", sentence };
  return { kind: status === 404 || code === "badInput" ? "not-found" : "broken", sentence };
}
