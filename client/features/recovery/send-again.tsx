import { useState } from "react";

import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";

interface SendAgainProps {
  /** The link was complete but not valid. */
  readonly isWhole: boolean;
  readonly isLoggedIn: boolean;
}

/** The link of a verification email is no longer valid: offers a new one. */
export function SendAgain({ isWhole, isLoggedIn }: SendAgainProps) {
  const [state, setState] = useState<"offering" | "sending" | "sent" | { readonly trouble: string }>("offering");
  const onAgain = (): void => {
    setState("sending");
    call("POST /settings/send-verification-email").then(
      () => setState("sent"),
      (problem: unknown) => setState({ trouble: sentenceOf(problem) }),
    );
  };

  if (state === "sent") {
    return (
      <Callout tone="good" title="A new e-mail is on its way" live>
        Use the link in the newest one. Older links no longer work.
      </Callout>
    );
  }
  return (
    <Callout
      tone="careful"
      title={isWhole ? "This link has been used, or it's too old" : "Part of this link is missing"}
      live
      action={
        isLoggedIn ? (
          <Button busy={state === "sending"} onClick={onAgain}>
            Send a new e-mail
          </Button>
        ) : (
          <LinkButton to="/login" state={{ from: "/profile#account" }}>
            Log in for a new one
          </LinkButton>
        )
      }
    >
      {typeof state === "object" ? state.trouble : "Already verified your address? Then you're all set."}
    </Callout>
  );
}
