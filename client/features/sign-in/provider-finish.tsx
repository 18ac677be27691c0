import { useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Link } from "react-router-dom";

import type { Self } from "#shared/contracts/self.ts";

import { CallProblem, makeCall } from "../../net/call.ts";
import { qualifyingData } from "../../session/qualifying.ts";
import { isRegistered, useSession } from "../../session/session.ts";
import { Callout } from "../../ui/feedback/callout.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Form } from "../../ui/form/form.tsx";
import { sentenceOf, useSending } from "../../ui/form/sending.ts";
import { timeZone } from "../../ui/form/time-zone.ts";
import { ClosedAccount, closedOf } from "./closed-account.tsx";
import { CodeFields, type CodeValues } from "./code-fields.tsx";
import { useEntrance } from "./way-on.ts";

/** The guest who may turn into the account. */
function guestHere(): Self | undefined {
  const { user } = useSession.getState();
  return isRegistered(user) ? undefined : user;
}

const finish = (provider: string, code: Partial<CodeValues> = {}) =>
  makeCall("POST /auth/login/{provider}", {
    params: { provider },
    body: { ...code, tz: timeZone(), ...qualifyingData(guestHere()) },
  });

type Finished = Awaited<ReturnType<typeof finish>>;

/** A new account is welcomed first. */
const nextPage = ({ redirect, user }: Finished): string | null =>
  redirect ?? (user.lastLogin === null ? "/welcome" : null);

/** Finishes a sign-in that came back from a provider, with the second factor where the account has one. */
export function ProviderFinish({ id }: { readonly id: string }) {
  const enter = useEntrance();
  const [state, setState] = useState<"finishing" | "code" | { readonly trouble: string }>("finishing");
  const [closed, setClosed] = useState<ReturnType<typeof closedOf>>();
  useEffect(() => {
    finish(id).then(
      (answer) => enter(answer, nextPage(answer)),
      (problem: unknown) => {
        const asksCode = problem instanceof CallProblem && problem.code === "codeNeeded";
        setClosed(closedOf(problem));
        setState(asksCode ? "code" : { trouble: sentenceOf(problem) });
      },
    );
  }, [id, enter]);

  if (state === "finishing") return <Spinner label="Finishing your login" spoken />;
  if (state === "code") return <ProviderCode id={id} />;
  if (closed) return <ClosedAccount closed={closed} />;
  return (
    <Callout tone="wrong" title="Login didn't finish" live action={<Link to="/login">Try again</Link>}>
      {state.trouble}
    </Callout>
  );
}

function ProviderCode({ id }: { readonly id: string }) {
  const enter = useEntrance();
  const form = useForm<CodeValues>({ defaultValues: { authCode: "", trustDevice: false } });
  const sending = useSending(form, async ({ authCode, trustDevice }) => {
    const answer = await finish(id, { authCode: authCode.trim(), trustDevice });
    enter(answer, nextPage(answer));
  });
  return (
    <FormProvider {...form}>
      <Form name="Two-step login" sending={sending} submit="Log In" busyLabel="Logging you in" wide>
        <CodeFields />
      </Form>
    </FormProvider>
  );
}
