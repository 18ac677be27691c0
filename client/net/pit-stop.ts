import { CallProblem } from "./call.ts";

const UNAVAILABLE = 503;

/** Whether the server is only away for a moment, and will be back by itself: as a call says it, or a matchmaker. */
export function isPitStop(problem: unknown): boolean {
  if (problem instanceof CallProblem) return problem.code === "unavailable";
  return problem instanceof Error && "code" in problem && problem.code === UNAVAILABLE;
}
