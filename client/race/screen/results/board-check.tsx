import { useState } from "react";

import type { OwnReward } from "#shared/contracts/race/own-race.ts";
import { formatMoney } from "#shared/format/figures.ts";

import { showPassed, useBotCheckPass } from "../../../data/account/bot-check-pass.ts";
import { REASONS, type DueStatus } from "../../../session/bot-check/bot-check-words.ts";
import { BotQuestion } from "../../../ui/controls/bot-box/bot-question.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";

import style from "./board-check.module.css";

interface BoardCheckProps {
  readonly reward: OwnReward;
  /** Why a check is due; undefined when none is. */
  readonly status: DueStatus | undefined;
}

/** The bot check on the result board, where its reward stands; once it is passed, what was paid. */
export function BoardCheck({ reward, status }: BoardCheckProps) {
  const { state, round, onAnswer } = useBotCheckPass();
  const [isSeen, setIsSeen] = useState(false);
  if (state === "validated" && !isSeen) {
    return (
      <div className={style.check} aria-live="polite">
        <Callout
          tone="good"
          title="Validated! Play on."
          action={
            <Button
              size="small"
              onClick={() => {
                setIsSeen(true);
                void showPassed().catch(reportError);
              }}
            >
              Continue
            </Button>
          }
        />
      </div>
    );
  }
  if (isSeen && reward.state === "paid") {
    return <output className={style.paid}>{formatMoney(reward.cash)} paid</output>;
  }
  if (status === undefined || isSeen) return null;
  return (
    <div className={style.check} aria-live="polite">
      <p className={style.reason}>{REASONS[status]}</p>
      {typeof state === "object" && <Callout tone="wrong">{state.trouble}</Callout>}
      <BotQuestion key={round} onAnswer={onAnswer} />
      {state === "validating" && <Spinner label="Checking" size="1.5rem" spoken />}
    </div>
  );
}
