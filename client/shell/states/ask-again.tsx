import { Hand } from "lucide-react";
import { useState } from "react";

import type { AppealState } from "#shared/rules/moderation.ts";

import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";

const WORDS: Readonly<Record<AppealState, string>> = {
  open: "You asked for another look. A person will check it, and you'll hear from us.",
  upheld: "We looked again, and you were right: we took it back.",
  dismissed: "We looked again, and it stands.",
};

interface AskAgainProps {
  readonly appealCode: string;
  /** null: nobody has asked yet. */
  readonly appeal: AppealState | null;
  /** Nothing to ask for any more. */
  readonly isOver?: boolean;
}

/** Asks a person for another look at what a moderator did, with one press; then says how that stands. @source rules People */
export function AskAgain({ appealCode, appeal, isOver = false }: AskAgainProps) {
  const [asked, setAsked] = useState<AppealState>();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const state = appeal ?? asked;
  const ask = async (): Promise<void> => {
    setIsBusy(true);
    setTrouble(undefined);
    try {
      setAsked((await call("POST /moderation/appeals/{appealCode}", { params: { appealCode } })).appeal);
    } catch (problem) {
      setTrouble(sentenceOf(problem));
    }
    setIsBusy(false);
  };
  return (
    <>
      <p aria-live="polite">{state ? WORDS[state] : trouble}</p>
      {!state && !isOver && (
        <Button size="small" icon={<Hand aria-hidden />} busy={isBusy} busyLabel="Asking" onClick={() => void ask()}>
          Ask a person to check
        </Button>
      )}
    </>
  );
}
