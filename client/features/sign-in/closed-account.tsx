import { formatWeekdayMoment } from "#shared/format/dates.ts";
import { APPEAL_STATES, type AppealState } from "#shared/rules/moderation.ts";

import { CallProblem } from "../../net/call.ts";
import { AskAgain } from "../../shell/states/ask-again.tsx";
import { AskOperator } from "../../shell/states/ask-operator.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";

interface Closed {
  readonly reason: string;
  /** null: permanent. */
  readonly untilStamp: number | null;
  /** By which another look is asked for. */
  readonly appealCode: string;
  readonly appeal: AppealState | null;
}

/** Why an account is banned, if that is why a log-in failed. */
export function closedOf(problem: unknown): Closed | undefined {
  if (!(problem instanceof CallProblem) || problem.code !== "banned") return undefined;
  const { reason, untilStamp, appealCode, appeal } = problem.detail;
  return {
    reason: String(reason),
    untilStamp: typeof untilStamp === "number" ? untilStamp : null,
    appealCode: String(appealCode),
    appeal: APPEAL_STATES.find((state) => state === appeal) ?? null,
  };
}

/** The notice for a banned player: why, until when, and how to ask for another look. */
export const ClosedAccount = ({ closed: { reason, untilStamp, ...asking } }: { readonly closed: Closed }) => (
  <Callout tone="wrong" title="This account is closed" live>
    <p>{untilStamp === null ? "It stays closed." : `It opens again on ${formatWeekdayMoment(untilStamp)}.`}</p>
    <p>
      Reason: <strong>{reason}</strong>
    </p>
    <AskAgain {...asking} />
    <AskOperator />
  </Callout>
);
