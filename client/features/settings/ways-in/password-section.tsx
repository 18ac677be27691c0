import { useForm } from "react-hook-form";

import { showSignedIn, type Settings } from "../../../data/account/use-settings.ts";
import { call } from "../../../session/session.ts";
import { Form } from "../../../ui/form/form.tsx";
import { NewPassword } from "../../../ui/form/new-password.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import { noticeUnconfirmed, OwnerCheck, ownerProof } from "../owner-check.tsx";
import { saySaved } from "../saved.ts";
import { Section } from "../section.tsx";

const EMPTY = { password: "", newPassword: "", newPassword2: "" };

/** @source core §3 password change */
export function PasswordSection({ settings: { user, hasPassword } }: { readonly settings: Settings }) {
  const form = useForm({ defaultValues: EMPTY });
  const sending = useSending(
    form,
    async ({ password, newPassword, newPassword2 }) => {
      const answer = await call("POST /settings/password", {
        body: { ...ownerProof(password), newPassword, newPassword2 },
      });
      form.reset(EMPTY);
      showSignedIn(answer, { hasPassword: true });
      saySaved("Your new password is set", "You're logged out everywhere else.");
    },
    noticeUnconfirmed,
  );
  return (
    <Section
      title="Password"
      lead={
        hasPassword
          ? "A new password logs you out everywhere else."
          : "You log in with another site. A password is a second way in."
      }
    >
      <Form name="Password" sending={sending} submit="Save password" busyLabel="Saving">
        <OwnerCheck control={form.control} name="password" hint="Your current password." />
        <NewPassword
          control={form.control}
          name="newPassword"
          label="New password"
          owner={{ username: user.username ?? undefined, email: user.email ?? undefined }}
        />
        <TextField
          control={form.control}
          name="newPassword2"
          label="Repeat the new password"
          type="password"
          autoComplete="new-password"
          check={(text) => (text === form.getValues("newPassword") ? undefined : "The two passwords don't match.")}
        />
      </Form>
    </Section>
  );
}
