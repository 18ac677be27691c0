import { CallProblem } from "../net/call.ts";
import { quietAnswer } from "../ui/controls/bot-box/quiet-answer.ts";

/** Makes a call. Where a lot comes from one address it needs a bot check, which the browser then solves without asking anybody. */
export async function quietlyChecked<Answer>(
  make: (check: { readonly captchaToken?: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await make({});
  } catch (problem) {
    if (!(problem instanceof CallProblem) || problem.code !== "captchaNeeded") throw problem;
    return make({ captchaToken: await quietAnswer() });
  }
}
