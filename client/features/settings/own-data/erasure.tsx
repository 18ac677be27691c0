import { useForm } from "react-hook-form";

import type { Self } from "#shared/contracts/self.ts";
import { formatWeekday } from "#shared/format/dates.ts";

import { showAccount, showVisitSpent, type Settings } from "../../../data/account/use-settings.ts";
import { call } from "../../../session/session.ts";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { OwnUsername } from "../own-username.tsx";
import { noticeUnconfirmed, OwnerCheck, ownerProof } from "../owner-check.tsx";
import { saySaved } from "../saved.ts";
import { Section } from "../section.tsx";

/** Erases the account after 14 days; until then this can be withdrawn. @source rules Privacy */
export function Erasure({ settings: { user } }: { readonly settings: Settings }) {
  return user.eraseStamp === null ? <EraseForm user={user} /> : <KeepForm eraseStamp={user.eraseStamp} />;
}

function EraseForm({ user }: { readonly user: Self }) {
  const username = user.username ?? "";
  const form = useForm({ defaultValues: { username: "", password: "" } });
  const sending = useSending(
    form,
    async ({ password }) => {
      const { account } = await call("POST /settings/erase", { body: ownerProof(password) });
      form.reset();
      showAccount(account);
      showVisitSpent();
    },
    noticeUnconfirmed,
  );
  return (
    <Section
      title="Erase my account"
      lead="Your name, e-mail, cars and cash will be deleted for good after 14 days. Until then you can change your mind here. Your race results stay, without your name."
    >
      <Form name="Erase my account" sending={sending} submit="Erase my account" busyLabel="Asking" danger>
        <OwnUsername control={form.control} name="username" username={username} />
        <OwnerCheck control={form.control} name="password" hint="So that nobody else can erase your account." />
      </Form>
    </Section>
  );
}

function KeepForm({ eraseStamp }: { readonly eraseStamp: number }) {
  const form = useForm();
  const sending = useSending(form, async () => {
    const { account } = await call("POST /settings/keep");
    showAccount(account);
    saySaved("Your account stays", "Good to have you!");
  });
  return (
    <Section title="Your account will be erased">
      <Form name="Keep my account" sending={sending} submit="Keep my account" busyLabel="One moment">
        <Callout tone="careful" live>
          Everything will be deleted on <strong>{formatWeekday(eraseStamp)}</strong>. Until then, one click brings it
          all back.
        </Callout>
      </Form>
    </Section>
  );
}
