import { wishForBotCheck } from "./bot-check-count.ts";
import { call, takeUser } from "./session.ts";

/**
 * Opens the bot check over the page, if one is due.
 *
 * @returns whether it is
 * @throws CallProblem
 */
export async function askForBotCheck(): Promise<boolean> {
  const { user } = await call("GET /auth/self");
  takeUser(user);
  wishForBotCheck();
  return user.captchaStatus !== "na" && user.captchaStatus !== "passed";
}
