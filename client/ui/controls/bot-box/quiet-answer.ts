import { CallProblem } from "../../../net/call.ts";
import { challengeOf } from "./challenge.ts";

/**
 * Solves a bot check that nobody has to tick: many come from this address, and this browser only wants to begin.
 *
 * @throws CallProblem captchaNeeded when the puzzle can't be solved here
 */
export async function quietAnswer(): Promise<string> {
  const { botNews, botWidget } = await import("./widget.ts");
  const widget = botWidget(challengeOf(), true);
  const answer = new Promise<string>((resolve, reject) => {
    widget.addEventListener("statechange", (event) => {
      const { state, payload } = botNews(event);
      if (state === "verified" && payload !== null) resolve(payload);
      else if (state === "error" || state === "expired") {
        reject(new CallProblem("captchaNeeded", "The check that you're a person didn't work.", 403));
      }
    });
  });
  widget.hidden = true;
  document.body.append(widget);
  try {
    return await answer;
  } finally {
    widget.remove();
  }
}
