import { call, useSession } from "../session.ts";
import { takeParts } from "../take-parts.ts";
import { wishForBotCheck } from "./bot-check-count.ts";
import { dueStatusOf } from "./bot-check-words.ts";

/**
 * Opens the bot check over the page, if one is due.
 *
 * @returns whether it is
 * @throws CallProblem
 */
export async function askForBotCheck(): Promise<boolean> {
  takeParts(await call("GET /self", { query: { parts: "account" } }));
  wishForBotCheck();
  return dueStatusOf(useSession.getState().user) !== undefined;
}
