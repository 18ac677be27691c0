import { useRef, useState } from "react";

import type { validateCaptcha } from "#shared/contracts/recovery.ts";

import { CallProblem } from "../../net/call.ts";
import { callAsSelf, takeUser, useSession } from "../../session/session.ts";
import { BotQuestion } from "../../ui/bot-box/bot-question.tsx";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { nameOf, REASONS, UNKNOWN, type DueStatus } from "./wording.ts";

import style from "./bot-check.module.css";

interface BotCheckModalProps {
  readonly status: DueStatus;
  readonly open: boolean;
  readonly onClose: () => void;
}

type State = "asking" | "validating" | "validated" | { readonly trouble: string };

/** @source teams-shop-seasons §2 Bot-check modal, §4 Bot check, §8 */
export function BotCheckModal({ status, open, onClose }: BotCheckModalProps) {
  const user = useSession((session) => session.user);
  const [state, setState] = useState<State>("asking");
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  const onAnswer = (token: string | undefined): void => {
    if (token === undefined) return;
    setState("validating");
    callAsSelf<typeof validateCaptcha>("POST /auth/validate-captcha", { body: { token } })
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
  const leave = (): void => {
    if (state === "validated" && user) takeUser({ ...user, captchaStatus: "passed" });
    onClose();
  };

  return (
    <Modal
      open={open}
      onClose={leave}
      title={`Hello, ${nameOf(user)}!`}
      text={REASONS[status]}
      size="small"
      footer={
        state === "validated" ? (
          <Button
            kind="primary"
            onClick={() => {
              leave();
              location.reload();
            }}
          >
            Continue
          </Button>
        ) : undefined
      }
      initialFocus={place}
    >
      <div ref={place} tabIndex={-1} className={style.check} aria-live="polite">
        {state === "validated" ? (
          <Callout tone="good" title="Validated! Play on." />
        ) : (
          <>
            {typeof state === "object" && <Callout tone="wrong">{state.trouble}</Callout>}
            <BotQuestion key={round} onAnswer={onAnswer} />
            {state === "validating" && <Spinner label="Checking" size="1.5rem" spoken />}
          </>
        )}
      </div>
      <p className={style.note}>
        Nothing to tick here? A content or ad blocker may be hiding it: allow this site, and load the page again.
      </p>
    </Modal>
  );
}
