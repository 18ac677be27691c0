import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "react-router-dom";

import { makeCall } from "../../net/call.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { FormPage } from "../../ui/form/form-page.tsx";
import { Form } from "../../ui/form/form.tsx";
import { NewPassword } from "../../ui/form/new-password.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { TextField } from "../../ui/form/text-field.tsx";
import { letterLinkOf, type LetterLink } from "./letter-link.ts";

/** Sets a new password by the link of an email. @source teams-shop-seasons §5 Other */
export function ChangePage() {
  const link = letterLinkOf(useLocation().hash);
  const [state, setState] = useState<"asking" | "spent" | "done">("asking");
  return (
    <FormPage title="Choose a new password" after={<Link to="/login">Back to Log In</Link>}>
      {state === "done" ? (
        <Callout tone="good" title="Your new password is set" live action={<LinkButton to="/login">Log In</LinkButton>}>
          Just to be safe, we logged you out everywhere else.
        </Callout>
      ) : link === undefined || state === "spent" ? (
        <Callout
          tone="careful"
          title={link === undefined ? "Part of this link is missing" : "This link has been used, or it's too old"}
          live
          action={<LinkButton to="/reset-password">Send me a new link</LinkButton>}
        >
          A link works once, for 30 minutes.
        </Callout>
      ) : (
        <ChangeForm link={link} onSpent={() => setState("spent")} onDone={() => setState("done")} />
      )}
    </FormPage>
  );
}

interface ChangeFormProps {
  readonly link: LetterLink;
  readonly onSpent: () => void;
  readonly onDone: () => void;
}

function ChangeForm({ link, onSpent, onDone }: ChangeFormProps) {
  const form = useForm({ defaultValues: { newPassword: "", newPassword2: "" } });
  const sending = useSending(
    form,
    async (values) => {
      await makeCall("POST /auth/reset-password/change", {
        body: { ...values, userID: link.userID, hash: link.hash },
      });
      onDone();
    },
    ({ code }) => {
      if (code === "codeSpent") onSpent();
      return code === "codeSpent";
    },
  );
  return (
    <Form name="Choose a new password" sending={sending} submit="Save password" busyLabel="Saving" wide>
      <NewPassword control={form.control} name="newPassword" label="New password" owner={{}} />
      <TextField
        control={form.control}
        name="newPassword2"
        label="Repeat the new password"
        type="password"
        autoComplete="new-password"
        check={(text) => (text === form.getValues("newPassword") ? undefined : "The two passwords don't match.")}
      />
    </Form>
  );
}
