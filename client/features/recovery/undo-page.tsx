import { useState } from "react";
import { useLocation } from "react-router-dom";

import { type AnswerOf, CallProblem, makeCall } from "../../net/call.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { FormPage } from "../../ui/form/form-page.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { letterLinkOf, type LetterLink } from "./letter-link.ts";

type Answer = AnswerOf<"POST /auth/undo-change">;
type State = "asking" | "busy" | "used" | "over" | "unknown" | Answer | Trouble;
interface Trouble {
  readonly trouble: string;
}

const ENDS: Readonly<Record<string, State>> = { undoUsed: "used", undoOver: "over", undoUnknown: "unknown" };

/** Undoes a change of an account by the link of the email about it. */
export function UndoPage() {
  const { hash } = useLocation();
  return (
    <FormPage title="Undo a change">
      <Undo key={hash} link={letterLinkOf(hash)} />
    </FormPage>
  );
}

function Undo({ link }: { readonly link: LetterLink | undefined }) {
  const [state, setState] = useState<State>(link === undefined ? "unknown" : "asking");
  const onUndo = ({ userID, hash }: LetterLink): void => {
    setState("busy");
    makeCall("POST /auth/undo-change", { body: { userID, hash } }).then(setState, (problem: unknown) =>
      setState((problem instanceof CallProblem ? ENDS[problem.code] : undefined) ?? { trouble: sentenceOf(problem) }),
    );
  };

  if (state === "unknown" || link === undefined) {
    return (
      <Callout
        tone="careful"
        title="Part of this link is missing"
        live
        action={<LinkButton to="/login">Log In</LinkButton>}
      >
        Open it from the e-mail again, or copy the whole link.
      </Callout>
    );
  }
  if (state === "used" || state === "over") {
    return (
      <Callout
        tone="careful"
        title={state === "used" ? "This link has been used" : "This link has expired"}
        live
        action={<LinkButton to="/reset-password">Choose a new password</LinkButton>}
      >
        {state === "used"
          ? "The change has already been undone. If you still can't log in, we can send you a link to choose a new password."
          : "You can undo a change for seven days. If you can't log in, we can send you a link to choose a new password."}
      </Callout>
    );
  }
  if (typeof state === "object" && "resetCode" in state) return <Undone link={link} {...state} />;
  const trouble = typeof state === "object" ? state.trouble : undefined;
  return (
    <Callout
      tone={trouble === undefined ? "note" : "wrong"}
      title="Wasn't you?"
      live
      action={
        <Button kind="primary" busy={state === "busy"} busyLabel="Undoing it" onClick={() => onUndo(link)}>
          {trouble === undefined ? "Undo the change" : "Try again"}
        </Button>
      }
    >
      {trouble ?? "We'll put your account back the way it was before the change, and log out every device."}
    </Callout>
  );
}

interface UndoneProps extends Answer {
  readonly link: LetterLink;
}

function Undone({ link, resetCode, hasEarlier }: UndoneProps) {
  const earlier = hasEarlier && (
    <p>There were changes before this one. If they weren't yours, open the e-mails about them as well.</p>
  );
  if (resetCode === null) {
    return (
      <Callout
        tone="good"
        title="Your account is back the way it was"
        live
        action={<LinkButton to="/login">Log In</LinkButton>}
      >
        <p>Every device is logged out. Log in the way you did before.</p>
        {earlier}
      </Callout>
    );
  }
  return (
    <Callout
      tone="good"
      title="Your account is back the way it was"
      live
      action={
        <LinkButton kind="primary" to={`/reset-password/change#${link.userID}-${resetCode}`}>
          Choose a new password
        </LinkButton>
      }
    >
      <p>Every device is logged out. Now choose a new password that nobody else knows.</p>
      {earlier}
    </Callout>
  );
}
