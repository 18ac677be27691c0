import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";

import { type AnswerOf, CallProblem, makeCall } from "../../net/call.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { named } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { FormPage } from "../../ui/form/form-page.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { letterLinkOf, type LetterLink } from "./letter-link.ts";

import style from "./parent-page.module.css";

type Asked = AnswerOf<"POST /auth/parent">;
type State = "asking" | "spent" | "agreed" | "withdrawn" | Asked | { readonly trouble: string };

const troubleOf = (problem: unknown): State =>
  problem instanceof CallProblem && problem.code === "codeSpent" ? "spent" : { trouble: sentenceOf(problem) };

/** Where the link of an e-mail to a parent leads. Opening it changes nothing: a parent presses yes or no. */
export function ParentPage() {
  const { hash } = useLocation();
  const [round, setRound] = useState(0);
  return (
    <FormPage title="For a parent">
      <Consent key={`${hash} ${round}`} link={letterLinkOf(hash)} onRetry={() => setRound(round + 1)} />
    </FormPage>
  );
}

interface ConsentProps {
  readonly link: LetterLink | undefined;
  readonly onRetry: () => void;
}

function Consent({ link, onRetry }: ConsentProps) {
  const [state, setState] = useState<State>(link === undefined ? "spent" : "asking");
  const { userID, hash } = link ?? {};
  useEffect(() => {
    if (userID === undefined || hash === undefined) return;
    makeCall("POST /auth/parent", { body: { userID, hash } }).then(setState, (problem: unknown) =>
      setState(troubleOf(problem)),
    );
  }, [userID, hash]);

  if (state === "asking") return <Spinner label="Checking the link" spoken />;
  if (state === "spent" || link === undefined) {
    return (
      <Callout
        tone="careful"
        title="This link doesn't work"
        live
        action={<LinkButton to="/contact">Contact</LinkButton>}
      >
        Part of it may be missing, it's too old, or the address was removed. If you removed it, we've forgotten it.
      </Callout>
    );
  }
  if (state === "agreed") {
    return (
      <Callout tone="good" title="Thank you" live>
        Receipts come to your address from now on. Keep the e-mail: its link takes back your yes at any time.
      </Callout>
    );
  }
  if (state === "withdrawn") {
    return (
      <Callout tone="good" title="We've forgotten your address" live>
        Nothing can be bought without a parent's yes. All the rest of the game stays open to your child.
      </Callout>
    );
  }
  if ("trouble" in state) {
    return (
      <Callout tone="wrong" live action={<Button onClick={onRetry}>Try again</Button>}>
        {state.trouble}
      </Callout>
    );
  }
  return <Choice link={link} asked={state} onState={setState} />;
}

interface ChoiceProps {
  readonly link: LetterLink;
  readonly asked: Asked;
  readonly onState: (state: State) => void;
}

function Choice({ link, asked: { displayName, isConfirmed }, onState }: ChoiceProps) {
  const [busy, setBusy] = useState<"yes" | "no">();
  const name = named(displayName);
  const answer = (word: "yes" | "no"): void => {
    setBusy(word);
    const said =
      word === "yes"
        ? makeCall("POST /auth/parent/confirm", { body: link })
        : makeCall("POST /auth/parent/withdraw", { body: link });
    said.then(
      () => onState(word === "yes" ? "agreed" : "withdrawn"),
      (problem: unknown) => onState(troubleOf(problem)),
    );
  };
  return (
    <>
      <Callout title={isConfirmed ? `You said yes for ${name}` : `Are you a parent of ${name}?`} live>
        <p>
          {isConfirmed
            ? `${name} may buy things in the game for real money, and every receipt comes to you.`
            : `With your yes, ${name} may buy things in the game for real money, and every receipt comes to you. Racing is free and stays open either way.`}
        </p>
      </Callout>
      <p className={style.answers}>
        {!isConfirmed && (
          <Button kind="primary" busy={busy === "yes"} busyLabel="Saving" onClick={() => answer("yes")}>
            Yes, I agree
          </Button>
        )}
        <Button busy={busy === "no"} busyLabel="Removing" onClick={() => answer("no")}>
          {isConfirmed ? "Take back my yes" : "No, forget my address"}
        </Button>
      </p>
      <p className={style.answers}>
        <Link to="/support/parents">For parents, in two minutes</Link>
        <Link to="/support/tos">Terms of Service</Link>
        <Link to="/support/privacy">Privacy Policy</Link>
      </p>
    </>
  );
}
