import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";

import { CallProblem } from "../net/call.ts";

const SENTENCES: Record<number, string> = {
  [CLOSE_CODES.shutdown.code]: "This race server is taking a break. Your next race starts on another one.",
  [CLOSE_CODES.overLimit.code]: "Too much arrived at once, so the race was closed for you.",
  [CLOSE_CODES.sessionEnded.code]: "You were logged out, so the race was closed here. Log in again to go on.",
  [CLOSE_CODES.badMessage.code]:
    "Something in this browser spoke in a way the race did not understand. Reloading helps.",
};

/** What went wrong, in a sentence that says what to do. */
export function sentenceFor(problem: unknown): string {
  if (typeof problem === "number")
    return SENTENCES[problem] ?? "The line to the race is down. The race went on without you.";
  if (problem instanceof CallProblem) return problem.message;
  if (problem instanceof ProgressEvent) {
    return "Live connections do not get through here. A school or office network may block them.";
  }
  return problem instanceof Error && problem.message !== "" ? problem.message : "We could not open a race just now.";
}
