import { create } from "zustand";

import type { self } from "#shared/contracts/auth.ts";

import { callAsSelf, takeUser } from "./session.ts";

/** How often the racer asked for the bot check: each time it opens, even where it was closed before. */
export const useBotCheckWish = create<{ readonly count: number }>()(() => ({ count: 0 }));

/**
 * Opens the bot check over the page, if one is due.
 *
 * @returns whether it is
 * @throws CallProblem
 */
export async function askForBotCheck(): Promise<boolean> {
  const { user } = await callAsSelf<typeof self>("GET /auth/self");
  takeUser(user);
  useBotCheckWish.setState(({ count }) => ({ count: count + 1 }));
  return user.captchaStatus !== "na" && user.captchaStatus !== "passed";
}
