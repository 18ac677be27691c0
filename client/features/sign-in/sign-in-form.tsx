import { useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";

import { makeCall } from "../../net/call.ts";
import { CROWD, HEAVY, REASONS } from "../../session/bot-check/bot-check-words.ts";
import { useBotAnswer } from "../../ui/controls/bot-box/bot-answer.ts";
import { BotField } from "../../ui/controls/bot-box/bot-field.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { filled, TextField } from "../../ui/form/text-field.tsx";
import { timeZone } from "../../ui/form/time-zone.ts";
import { ClosedAccount, closedOf } from "./closed-account.tsx";
import { CodeFields, type CodeValues } from "./code-fields.tsx";
import { Providers } from "./providers.tsx";
import { useEntrance } from "./way-on.ts";

interface SignInValues extends CodeValues {
  readonly username: string;
  readonly password: string;
}

/** Username and password; then the second factor and the bot check where the server asks for them. */
export function SignInForm() {
  const enter = useEntrance();
  const [asksCode, setAsksCode] = useState(false);
  const [closed, setClosed] = useState<ReturnType<typeof closedOf>>();
  const form = useForm<SignInValues>({
    defaultValues: { username: "", password: "", authCode: "", trustDevice: false },
  });

  const hint = useWatch({ control: form.control, name: "username" });

  const bot = useBotAnswer(() => form.clearErrors("root"));
  const sending = useSending(
    form,
    async ({ username, password, authCode, trustDevice }) => {
      setClosed(undefined);
      const answer = await makeCall("POST /auth/login/username", {
        body: {
          username: username.trim(),
          password,
          ...bot.spend(),
          ...(asksCode && { authCode: authCode.trim(), trustDevice }),
          tz: timeZone(),
        },
      });
      enter(answer);
    },
    (problem) => {
      const met = closedOf(problem);
      setClosed(met);
      if (met) return true;
      if (problem.code !== "codeNeeded" || asksCode) return bot.meets(problem);
      bot.rest();
      setAsksCode(true);
      return true;
    },
  );

  return (
    <Form
      name="Log in"
      sending={sending}
      submit="Log In"
      busyLabel="Logging you in"
      wide
      beside={
        asksCode ? (
          <Button
            kind="plain"
            onClick={() => {
              setAsksCode(false);
              form.setValue("authCode", "");
            }}
          >
            Use a different account
          </Button>
        ) : (
          <Providers hint={hint} />
        )
      }
    >
      {asksCode ? (
        <FormProvider {...form}>
          <CodeFields />
        </FormProvider>
      ) : (
        <>
          <TextField
            control={form.control}
            name="username"
            label="Username"
            autoComplete="username"
            spellCheck={false}
            check={filled("Enter your username.")}
          />
          <TextField
            control={form.control}
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            check={filled("Enter your password.")}
          />
        </>
      )}
      <BotField bot={bot} reason={bot.weight > 1 ? HEAVY : bot.isCrowd ? CROWD : REASONS.password} />
      {closed && <ClosedAccount closed={closed} />}
    </Form>
  );
}
