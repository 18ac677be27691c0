import { useState } from "react";

import { CallProblem } from "../../../net/call.ts";

export interface BotAnswer {
  /** The server wants the check before it goes on. */
  readonly isDue: boolean;
  /** It is due because a lot comes from the same address, not for anything that was done here. */
  readonly isCrowd: boolean;
  /** How many times the work of a light check the server wants. */
  readonly weight: number;
  /** Grows with each new box: an answer is good once. */
  readonly round: number;
  readonly take: (answer: string | undefined) => void;
  /** The answer as a field of a call's body; makes a new box. Throws a CallProblem while the box is not ticked. */
  readonly spend: () => { readonly captchaToken?: string };
  /** The server was content: no check is due until it asks again. */
  readonly rest: () => void;
  /** Takes a refusal that asks for the check: it is due from now on, and the box says so. */
  readonly meets: (problem: CallProblem) => boolean;
}

/** The bot check of a form, asked only when the server wants it. `onTicked` may take back what was said about it. */
export function useBotAnswer(onTicked: () => void): BotAnswer {
  const [isDue, setIsDue] = useState(false);
  const [isCrowd, setIsCrowd] = useState(false);
  const [weight, setWeight] = useState(1);
  const [answer, setAnswer] = useState<string>();
  const [round, setRound] = useState(0);
  return {
    isDue,
    isCrowd,
    weight,
    round,
    take(next) {
      setAnswer(next);
      if (next !== undefined) onTicked();
    },
    spend() {
      if (!isDue) return {};
      if (answer === undefined) throw new CallProblem("captchaNeeded", "Tick the box above first.", 403);
      setAnswer(undefined);
      setRound(round + 1);
      return { captchaToken: answer };
    },
    rest: () => setIsDue(false),
    meets(problem) {
      if (problem.code !== "captchaNeeded" && problem.code !== "captchaWrong") return false;
      const { captchaWeight = weight } = problem.detail as { readonly captchaWeight?: number };
      if (isDue && captchaWeight === weight) return false;
      setIsDue(true);
      setWeight(captchaWeight);
      setIsCrowd(problem.detail.captchaStatus === "default");
      return true;
    },
  };
}
