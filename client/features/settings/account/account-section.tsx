import { useForm, useWatch } from "react-hook-form";

import { showAccount, showVisitSpent, type Settings } from "../../../data/account/use-settings.ts";
import { call } from "../../../session/session.ts";
import { CheckField } from "../../../ui/form/check-field.tsx";
import { checkEmail } from "../../../ui/form/email.ts";
import { Form } from "../../../ui/form/form.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import { noticeUnconfirmed, OwnerCheck, ownerProof } from "../owner-check.tsx";
import { saySaved } from "../saved.ts";
import { Section } from "../section.tsx";
import { EmailState } from "./email-state.tsx";
import { ModeratorNotes } from "./moderator-notes.tsx";

import style from "../settings.module.css";

/** @source core §3 account */
export function AccountSection({ settings }: { readonly settings: Settings }) {
  const { user, firstname, lastname, contact } = settings;
  const form = useForm({ defaultValues: { firstname, lastname, email: user.email ?? "", contact, password: "" } });
  const email = useWatch({ control: form.control, name: "email" }).trim();
  const sending = useSending(
    form,
    async (values) => {
      const kept = { ...values, email: values.email.trim() };
      const { account } = await call("POST /settings/account", {
        body: {
          firstname: kept.firstname,
          lastname: kept.lastname,
          email: kept.email,
          contact: kept.contact ? 1 : 0,
          ...ownerProof(kept.password),
        },
      });
      form.reset({ ...kept, password: "" });
      showAccount(account, { firstname: kept.firstname, lastname: kept.lastname, contact: kept.contact });
      showVisitSpent();
      const isAsked = account.email !== user.email && account.email !== null && !account.validEmail;
      saySaved("Saved", isAsked ? "We sent a link to your new address." : undefined);
    },
    noticeUnconfirmed,
  );
  return (
    <>
      <ModeratorNotes notes={settings.moderation} />
      <Section title="Your details" lead="All of this is optional. Only you can see it.">
        <Form name="Account" sending={sending} submit="Save" busyLabel="Saving">
          <div className={style.pair}>
            <TextField
              control={form.control}
              name="firstname"
              label="First name"
              mark="optional"
              autoComplete="given-name"
              maxLength={60}
              counter={false}
            />
            <TextField
              control={form.control}
              name="lastname"
              label="Last name"
              mark="optional"
              autoComplete="family-name"
              maxLength={60}
              counter={false}
            />
          </div>
          <TextField
            control={form.control}
            name="email"
            label="E-mail"
            mark="optional"
            type="email"
            autoComplete="email"
            hint="It only helps if you forget your password. Leave it empty to remove it."
            check={checkEmail}
          />
          {user.email !== null && user.email === email && <EmailState isValid={user.validEmail} />}
          <CheckField control={form.control} name="contact" label="Send me news about Redline now and then" />
          <OwnerCheck control={form.control} name="password" />
        </Form>
      </Section>
    </>
  );
}
