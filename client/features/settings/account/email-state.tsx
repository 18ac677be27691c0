import { CircleCheck, MailQuestion } from "lucide-react";
import { useState } from "react";

import { call } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/data/badge.tsx";
import { sentenceOf } from "../../../ui/form/sending.ts";

import style from "../settings.module.css";

/** Whether the address is verified; if not, offers a new email. */
export function EmailState({ isValid }: { readonly isValid: boolean }) {
  const [isBusy, setIsBusy] = useState(false);
  const [words, setWords] = useState("");
  const onAgain = (): void => {
    setIsBusy(true);
    setWords("");
    call("POST /settings/send-verification-email")
      .then(
        () => setWords("A new e-mail is on its way. Use the link in the newest one."),
        (problem: unknown) => setWords(sentenceOf(problem)),
      )
      .finally(() => setIsBusy(false));
  };
  return (
    <div className={style.emailState}>
      {isValid ? (
        <Badge tone="teal" icon={<CircleCheck aria-hidden />}>
          Verified
        </Badge>
      ) : (
        <>
          <Badge tone="amber" icon={<MailQuestion aria-hidden />}>
            Not verified yet
          </Badge>
          <Button size="small" busy={isBusy} busyLabel="Sending" onClick={onAgain}>
            Send the e-mail again
          </Button>
        </>
      )}
      <span className={style.words} aria-live="polite">
        {words}
      </span>
    </div>
  );
}
