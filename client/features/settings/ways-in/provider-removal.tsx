import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";

import type { Self } from "#shared/contracts/self.ts";

import { showSignedIn, showVisitSpent } from "../../../data/account/use-settings.ts";
import { tell } from "../../../data/facts.ts";
import { call } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { asIs } from "../../../ui/data/as-is.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { NewPassword } from "../../../ui/form/new-password.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { filled, TextField } from "../../../ui/form/text-field.tsx";
import { checkUsername, UsernameRules } from "../../../ui/form/username-rules.tsx";
import { noticeUnconfirmed, OwnerCheck, ownerProof } from "../owner-check.tsx";
import { saySaved } from "../saved.ts";
import { Section } from "../section.tsx";

interface ProviderRemovalProps {
  readonly user: Self;
  readonly names: readonly string[];
}

/** Switches to a username and a password, with a code from an email. @source core §3 SSO removal */
export function ProviderRemoval({ user, names }: ProviderRemovalProps) {
  const [isAsked, setIsAsked] = useState(false);
  const form = useForm({ defaultValues: { password: "" } });
  const asking = useSending(
    form,
    async ({ password }) => {
      await call("POST /settings/remove-sso-code", { body: ownerProof(password) });
      form.reset();
      showVisitSpent();
      setIsAsked(true);
    },
    noticeUnconfirmed,
  );
  return (
    <Section
      title="Use a password instead"
      lead={`Removes ${names.join(" and ")} from this account. You'll then log in with a username and a password.`}
    >
      {isAsked ? (
        <RemovalForm user={user} onAgain={() => setIsAsked(false)} />
      ) : user.email === null ? (
        <Callout tone="careful">First add an e-mail address under Account, so we can send you a code.</Callout>
      ) : !user.validEmail ? (
        <Callout tone="careful">First verify your e-mail address under Account, so we can send you a code.</Callout>
      ) : (
        <Form name="Ask for a code" sending={asking} submit="Send me a code" busyLabel="Sending">
          <p>
            We'll send a code to <strong {...asIs()}>{user.email}</strong>. If that address is new, it goes to the one
            before it.
          </p>
          <OwnerCheck control={form.control} name="password" isForRemoval />
        </Form>
      )}
    </Section>
  );
}

function RemovalForm({ user, onAgain }: { readonly user: Self; readonly onAgain: () => void }) {
  const form = useForm({
    defaultValues: {
      code: "",
      username: user.requiresUsername ? "" : (user.username ?? ""),
      password: "",
      password2: "",
    },
  });
  const username = useWatch({ control: form.control, name: "username" });
  const sending = useSending(form, async (values) => {
    const answer = await call("POST /settings/remove-sso", {
      body: { ...values, code: values.code.trim(), username: values.username.trim() },
    });
    showSignedIn(answer, { hasPassword: true });
    saySaved("Done", "From now on, log in with your username and password.");
    await tell("account");
  });
  return (
    <Form
      name="Use a password instead"
      sending={sending}
      submit="Use a password"
      busyLabel="Saving"
      beside={
        <Button kind="plain" onClick={onAgain}>
          Send another code
        </Button>
      }
    >
      <TextField
        control={form.control}
        name="code"
        label="Code from the e-mail"
        autoComplete="one-time-code"
        spellCheck={false}
        check={filled("Type the code from the e-mail.")}
      />
      <TextField
        control={form.control}
        name="username"
        label="Username"
        autoComplete="username"
        spellCheck={false}
        hint={<UsernameRules username={username} />}
        check={checkUsername}
      />
      <NewPassword control={form.control} name="password" label="Password" owner={{ username }} />
      <TextField
        control={form.control}
        name="password2"
        label="Repeat the new password"
        type="password"
        autoComplete="new-password"
        check={(text) => (text === form.getValues("password") ? undefined : "The two passwords don't match.")}
      />
    </Form>
  );
}
