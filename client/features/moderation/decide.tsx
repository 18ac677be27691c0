import { useState, type FormEvent } from "react";

import type { Decision } from "#shared/rules/moderation-cases.ts";
import { MOST_REASON } from "#shared/rules/moderation.ts";

import { decideCase } from "../../data/moderation/decide-case.ts";
import type { CaseFile } from "../../data/moderation/use-cases.ts";
import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { TextArea } from "../../ui/controls/text-area.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { Card } from "../../ui/layout/card.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { choiceOf, questionOf } from "./decision-words.ts";
import { daysOf, FIRST_SPAN, hasSpan, spanKept, SPANS, spanSentence } from "./spans.ts";

import style from "./decide.module.css";

/** One decision with the reason that the player reads. */
export function Decide({ file }: { readonly file: CaseFile }) {
  const { caseID, kind, racer, decisions } = file;
  const [only, ...others] = decisions;
  const [decision, setDecision] = useState<Decision | undefined>(others.length === 0 ? only : undefined);
  const [span, setSpan] = useState(FIRST_SPAN);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const title = others.length === 0 ? "Taking it back" : "Your decision";
  const choice = decision && choiceOf(decision, file);

  const choose = (next: Decision): void => {
    // What was picked for another decision doesn't fit this one; what was written stays.
    if (choice?.reasons.includes(reason)) setReason("");
    setDecision(next);
    setSpan((picked) => spanKept(next, picked));
    setMissing(undefined);
  };
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    setTrouble(undefined);
    if (reason.trim() === "") setMissing("Say why, in words for the player.");
    else setAsking(true);
  };
  const decide = async (made: Decision): Promise<void> => {
    setBusy(true);
    try {
      const days = hasSpan(made) ? { days: daysOf(span) } : {};
      await decideCase(caseID, { decision: made, reason: reason.trim(), ...days });
    } catch (problem) {
      setTrouble(sentenceOf(problem));
    } finally {
      setAsking(false);
      setBusy(false);
    }
  };

  return (
    <Card title={title} tone="hot">
      <form className={style.form} noValidate aria-label={title} onSubmit={ask}>
        <p className={style.soft}>
          {kind === "report"
            ? "The player reads the reason, unless you close the report."
            : "The racer reads the reason."}
        </p>
        {others.length > 0 && (
          <RadioGroup
            label="Decision"
            options={decisions.map((each) => {
              const { label, hint } = choiceOf(each, file);
              return { value: each, label, hint };
            })}
            value={decision}
            onValue={choose}
          />
        )}
        {choice && decision && (
          <>
            {hasSpan(decision) && (
              <RadioGroup label="For how long" look="plates" options={SPANS[decision]} value={span} onValue={setSpan} />
            )}
            <Select
              label="Words to begin with"
              options={[
                { value: "", label: "Pick some, or write your own" },
                ...choice.reasons.map((each) => ({ value: each, label: each })),
              ]}
              value={choice.reasons.includes(reason) ? reason : ""}
              onValue={(picked) => {
                setReason(picked);
                setMissing(undefined);
              }}
            />
            <TextArea
              label="Reason"
              hint="In plain words, for someone of ten."
              rows={3}
              maxLength={MOST_REASON}
              value={reason}
              onValue={setReason}
              {...(missing !== undefined && { errors: missing })}
            />
            <p>
              <Button type="submit" kind={choice.isHarsh ? "danger" : "primary"} busy={isBusy} busyLabel="Deciding">
                {choice.label}
              </Button>
            </p>
            <ConfirmDialog
              open={isAsking}
              onClose={() => setAsking(false)}
              onConfirm={() => void decide(decision)}
              title={questionOf(decision, racer.displayName)}
              text={hasSpan(decision) ? `${spanSentence(span)} ${choice.effect}` : choice.effect}
              confirm={choice.deed}
              cancel="Look again"
              danger={choice.isHarsh ?? false}
              busy={isBusy}
            />
          </>
        )}
        <div aria-live="assertive">{trouble !== undefined && <Callout tone="wrong">{trouble}</Callout>}</div>
      </form>
    </Card>
  );
}
