import { solveChallenge, type Challenge, type Solution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

import { captchaChallenge } from "#shared/contracts/account/recovery.ts";

import type { Visitor } from "./visitor.ts";

export interface Solved {
  readonly challenge: Challenge;
  readonly solution: Solution;
}

/** Does the work of a bot check, as the widget in the browser does. */
export async function solve(challenge: Challenge): Promise<Solved> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("the bot check has no solution");
  return { challenge, solution };
}

/** What the widget hands in. */
export const tokenOf = (solved: unknown): string => Buffer.from(JSON.stringify(solved)).toString("base64");

/** Fetches a bot check, perhaps a heavier one, and solves it. */
export async function solvedBotCheck(visitor: Visitor, weight = 1): Promise<string> {
  const path = `/api/v2${captchaChallenge.path}?weight=${weight}`;
  const { success: _success, ...challenge } = (await visitor.send("GET", path)).json;
  return tokenOf(await solve(challenge as unknown as Challenge));
}
