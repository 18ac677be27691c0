import { formatWeekdayMoment } from "#shared/format/dates.ts";

import { CallProblem } from "../../net/call.ts";
import { AskOperator } from "../../shell/ask-operator.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";

interface Closed {
  readonly reason: string;
  /** null: permanent. */
  readonly untilStamp: number | null;
}

/** Why an account is banned, if that is why a log-in failed. */
export function closedOf(problem: unknown): Closed | undefined {
  if (!(problem instanceof CallProblem) || problem.code !== "banned") return undefined;
  const { reason, untilStamp } = problem.detail;
  return { reason: String(reason), untilStamp: typeof untilStamp === "number" ? untilStamp : null };
}

/** The notice for a banned player: why, until when, and whom to ask. */
export const ClosedAccount = ({ closed: { reason, untilStamp } }: { readonly closed: Closed }) => (
  <Callout tone="wrong" title="This account is closed" live>
    <p>{untilStamp === null ? "It stays closed." : `It opens again on ${formatWeekdayMoment(untilStamp)}.`}</p>
    <p>
      Reason: <strong>{reason}</strong>
    </p>
    <AskOperator />
  </Callout>
);
