import type { self } from "#shared/contracts/auth.ts";

import { wishForBotCheck } from "./bot-check-count.ts";
import { callAsSelf, takeUser } from "./session.ts";

/**
 * Opens the bot check over the page, if one is due.
 *
 * @returns whether it is
 * @throws CallProblem
 */
export async function askForBotCheck(): Promise<boolean> {
  const { user } = await callAsSelf<typeof self>("GET /auth/self");
  takeUser(user);
  wishForBotCheck();
  return user.captchaStatus !== "na" && user.captchaStatus !== "passed";
}
