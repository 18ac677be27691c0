import { leaveCrumb } from "../../net/breadcrumbs.ts";
import { CallProblem } from "../../net/call.ts";

export const LOST = "We lost the connection, so this try ended early. What waits for you is safe. Try again any time.";
export const STOPPED = "You stopped early, and that's fine. What waits for you is safe. Try again any time.";
const UNREACHABLE = "We can't reach the server just now. What waits for you is safe. Please try again in a moment.";

/** Why a trial did not open, as a sentence of ours. */
export function troubleWords(problem: unknown): string {
  if (problem instanceof CallProblem) return problem.message;
  leaveCrumb("socket", `no way into a trial: ${String(problem)}`);
  return UNREACHABLE;
}
