import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";

import { leaveCrumb } from "../../net/breadcrumbs.ts";
import { CallProblem } from "../../net/call.ts";
import { TimeUp } from "../../net/patience.ts";
import { isPitStop } from "../../net/pit-stop.ts";
import { isNo, RaceTrouble } from "./race-trouble.ts";

const SENTENCES: Record<number, string> = {
  [CLOSE_CODES.shutdown.code]: "This race server is taking a break. Your next race starts on another one.",
  [CLOSE_CODES.overLimit.code]: "Too much arrived at once, so this race was closed for you.",
  [CLOSE_CODES.sessionEnded.code]: "You were logged out, so the race was closed here. Log in again to keep racing.",
  [CLOSE_CODES.badMessage.code]: "The race didn't understand this page. Try reloading it.",
};
const GONE_ON = "You were offline for too long. The race went on without you.";
const UNREACHABLE = "We can't reach the race server. We'll keep trying, and let you in as soon as it answers.";
const BLOCKED = "Live connections aren't getting through. A school or office network may be blocking them.";
const elsewhere = (): RaceTrouble =>
  new RaceTrouble(
    "Your race is open in another tab or on another device. One racer, one seat!",
    false,
    "This race is open somewhere else",
    true,
  );
const NO_RACE = "We couldn't open a race.";
export const PIT_STOP_TITLE = "A short pit stop";

/** The trouble as a sentence of ours; a library's or browser's message goes to the breadcrumbs. */
export const sentenceFor = (problem: unknown): string => troubleFor(problem).message;

const codeOf = (problem: unknown): unknown =>
  typeof problem === "number" ? problem : (problem as { readonly code?: unknown } | undefined)?.code;

/** The trouble, as shown to the racer. */
export function troubleFor(problem: unknown): RaceTrouble {
  if (problem instanceof RaceTrouble) return problem;
  if (codeOf(problem) === CLOSE_CODES.elsewhere.code) return elsewhere();
  if (typeof problem === "number") return new RaceTrouble(SENTENCES[problem] ?? GONE_ON, false);
  if (problem instanceof CallProblem && problem.status > 0) {
    return new RaceTrouble(problem.message, problem.status >= 500, isPitStop(problem) ? PIT_STOP_TITLE : undefined);
  }
  leaveCrumb("socket", `no way into a race: ${String(problem)}`);
  if (problem instanceof TimeUp) return new RaceTrouble(problem.isOfSocket ? BLOCKED : UNREACHABLE, true);
  if (problem instanceof ProgressEvent) return new RaceTrouble(BLOCKED, true);
  return isNo(problem) ? new RaceTrouble(NO_RACE, false) : new RaceTrouble(UNREACHABLE, true);
}
