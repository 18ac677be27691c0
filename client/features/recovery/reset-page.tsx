import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";

import { makeCall } from "../../net/call.ts";
import { CROWD } from "../../session/bot-check/bot-check-words.ts";
import { useBotAnswer } from "../../ui/controls/bot-box/bot-answer.ts";
import { BotField } from "../../ui/controls/bot-box/bot-field.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { checkNeededEmail } from "../../ui/form/email.ts";
import { FormPage } from "../../ui/form/form-page.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { TextField } from "../../ui/form/text-field.tsx";

/** Asks for an email with a link. The answer never reveals whether an address is known. @source core §7 Auth */
export function ResetPage() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ defaultValues: { email: "" } });
  const bot = useBotAnswer(() => form.clearErrors("root"));
  const sending = useSending(
    form,
    async ({ email }) => {
      await makeCall("POST /auth/reset-password", { body: { email: email.trim(), ...bot.spend() } });
      setSentTo(email.trim());
    },
    bot.meets,
  );
  return (
    <FormPage
      title="Forgot your password?"
      lead="It happens to the fastest. We'll e-mail you a link to choose a new one."
      after={
        <>
          <Link to="/login">Back to Log In</Link>
          <Link to="/support/forgotten-password">What if there was no e-mail?</Link>
        </>
      }
    >
      {sentTo === undefined ? (
        <Form name="Get a new password" sending={sending} submit="Send me a link" busyLabel="Sending" wide>
          <TextField
            control={form.control}
            name="email"
            label="E-mail"
            type="email"
            autoComplete="email"
            hint="The one you gave us for your account."
            check={checkNeededEmail}
          />
          <BotField bot={bot} reason={CROWD} />
        </Form>
      ) : (
        <Callout
          tone="good"
          title="Check your inbox"
          live
          action={<Button onClick={() => setSentTo(undefined)}>Use another address</Button>}
        >
          <p>
            If an account has the address <strong>{sentTo}</strong>, we've sent it a link that works for 30 minutes. Not
            there? Check your spam folder.
          </p>
        </Callout>
      )}
      <p>If your account has no e-mail address, we can't send a link. In a class, ask your teacher.</p>
    </FormPage>
  );
}
