import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

import { RACER_HOME } from "#shared/rules/account/access.ts";

import { tellShown } from "../../data/facts.ts";
import { CallProblem, makeCall } from "../../net/call.ts";
import { takeChange, useIsLoggedIn, useSession } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { FormPage } from "../../ui/form/form-page.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { letterLinkOf, type LetterLink } from "./letter-link.ts";
import { SendAgain } from "./send-again.tsx";

type State = "asking" | "done" | "spent" | { readonly trouble: string };

/** Confirms an email address by the link of an email. @source core §7 Auth */
export function VerifyPage() {
  const { hash } = useLocation();
  const [round, setRound] = useState(0);
  return (
    <FormPage title="Your e-mail address">
      <Verdict key={`${hash} ${round}`} link={letterLinkOf(hash)} onRetry={() => setRound(round + 1)} />
    </FormPage>
  );
}

interface VerdictProps {
  readonly link: LetterLink | undefined;
  readonly onRetry: () => void;
}

function Verdict({ link, onRetry }: VerdictProps) {
  const isLoggedIn = useIsLoggedIn();
  const [state, setState] = useState<State>(link === undefined ? "spent" : "asking");
  const { userID, hash } = link ?? {};
  useEffect(() => {
    if (userID === undefined || hash === undefined) return;
    makeCall("POST /auth/validate-email", { body: { userID, hash } }).then(
      () => {
        if (useSession.getState().user?.userID === userID) {
          takeChange({ validEmail: true });
          tellShown("account");
        }
        setState("done");
      },
      (problem: unknown) =>
        setState(
          problem instanceof CallProblem && problem.code === "codeSpent" ? "spent" : { trouble: sentenceOf(problem) },
        ),
    );
  }, [userID, hash]);

  if (state === "asking") return <Spinner label="Checking the link" spoken />;
  if (state === "done") {
    return (
      <Callout
        tone="good"
        title="Your address is verified"
        live
        action={<LinkButton to={isLoggedIn ? RACER_HOME : "/login"}>{isLoggedIn ? "Go on" : "Log In"}</LinkButton>}
      >
        If you ever forget your password, we can help you.
      </Callout>
    );
  }
  if (state === "spent") return <SendAgain isWhole={link !== undefined} isLoggedIn={isLoggedIn} />;
  return (
    <Callout tone="wrong" live action={<Button onClick={onRetry}>Try again</Button>}>
      {state.trouble}
    </Callout>
  );
}
