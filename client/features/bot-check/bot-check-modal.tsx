import { useEffect, useRef } from "react";

import { lasting } from "../../browser/storages.ts";
import { showPassed, useBotCheckPass } from "../../data/account/bot-check-pass.ts";
import { nameOf, REASONS, type DueStatus } from "../../session/bot-check/bot-check-words.ts";
import { useSession } from "../../session/session.ts";
import { HelpLink } from "../../shell/links/help-link.tsx";
import { BotQuestion } from "../../ui/controls/bot-box/bot-question.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Modal } from "../../ui/overlay/modal.tsx";

import style from "./bot-check.module.css";

interface BotCheckModalProps {
  readonly status: DueStatus;
  readonly open: boolean;
  /** Whether Continue loads the page again. */
  readonly reloads: boolean;
  /** Called when an answer is sent or was right. */
  readonly onAnswered: (isAnswered: boolean) => void;
  readonly onClose: () => void;
}

/** @source teams-shop-seasons §2 Bot-check modal, §4 Bot check, §8 */
export function BotCheckModal({ status, open, reloads, onAnswered, onClose }: BotCheckModalProps) {
  const user = useSession((session) => session.user);
  const { state, round, onAnswer } = useBotCheckPass();
  const place = useRef<HTMLDivElement>(null);
  const isAnswered = state === "validating" || state === "validated";
  useEffect(() => onAnswered(isAnswered), [onAnswered, isAnswered]);

  const leave = (): void => {
    if (state === "validated") void showPassed().catch(reportError);
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
              if (reloads && lasting.keeps()) location.reload();
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
      {state !== "validated" && (
        <p className={style.note}>
          No box to tick? A content or ad blocker may be hiding it. Allow this site, then reload the page.
        </p>
      )}
      <HelpLink to="bot-check">Why am I asked?</HelpLink>
    </Modal>
  );
}
