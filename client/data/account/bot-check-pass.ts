import { useState } from "react";

import { CallProblem } from "../../net/call.ts";
import { UNKNOWN } from "../../session/bot-check/bot-check-words.ts";
import { call } from "../../session/session.ts";
import { tell } from "../facts.ts";

export type BotCheckState = "asking" | "validating" | "validated" | { readonly trouble: string };

/** Submits answers of the bot check's box until one is right. @source teams-shop-seasons §4 Bot check, §8 */
export function useBotCheckPass() {
  const [state, setState] = useState<BotCheckState>("asking");
  const [round, setRound] = useState(0);
  const onAnswer = (token: string | undefined): void => {
    if (token === undefined) return;
    setState("validating");
    call("POST /auth/validate-captcha", { body: { token } })
      .then(({ captchaStatus }) => {
        if (captchaStatus !== "passed") throw new CallProblem("captchaWrong", UNKNOWN, 403);
        setState("validated");
      })
      .catch((problem: unknown) => {
        setRound((last) => last + 1);
        const isTold = problem instanceof CallProblem && problem.code !== "internal";
        setState({ trouble: isTold ? problem.message : UNKNOWN });
        if (!(problem instanceof CallProblem)) reportError(problem);
      });
  };
  return { state, round, onAnswer };
}

/** The racer after a passed check, including held rewards. */
export const showPassed = (): Promise<void> => tell("account", "wallet", "progress");
