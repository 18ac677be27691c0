import { CallProblem } from "../../../net/call.ts";
import { CHALLENGE } from "./challenge.ts";

/**
 * Solves a bot check that nobody has to tick: many come from this address, and this browser only wants to begin.
 *
 * @throws CallProblem captchaNeeded when the puzzle can't be solved here
 */
export async function quietAnswer(): Promise<string> {
  const { botWidget } = await import("./widget.ts");
  const widget = botWidget(CHALLENGE);
  widget.hidden = true;
  document.body.append(widget);
  try {
    const solved = await widget.verify();
    if (!solved?.payload) throw new CallProblem("captchaNeeded", "The check that you're a person didn't work.", 403);
    return solved.payload;
  } finally {
    widget.remove();
  }
}
