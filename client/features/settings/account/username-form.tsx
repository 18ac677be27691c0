import { useForm, useWatch } from "react-hook-form";

import { showAccount, type Settings } from "../../../data/account/use-settings.ts";
import { call } from "../../../session/session.ts";
import { HelpLink } from "../../../shell/links/help-link.tsx";
import { asIs } from "../../../ui/data/as-is.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import { checkUsername, UsernameRules } from "../../../ui/form/username-rules.tsx";
import { OwnPassword, ownPassword } from "../own-password.tsx";
import { saySaved } from "../saved.ts";
import { Section } from "../section.tsx";

/** The name to log in with: changeable once, also to replace one made up at a provider sign-in. */
export function UsernameForm({ settings: { user } }: { readonly settings: Settings }) {
  const form = useForm({
    defaultValues: { username: user.requiresUsername ? "" : (user.username ?? ""), password: "" },
  });
  const username = useWatch({ control: form.control, name: "username" });
  const sending = useSending(form, async (values) => {
    const { account } = await call("POST /settings/profile", {
      body: { username: values.username.trim(), ...ownPassword(values.password) },
    });
    form.reset({ username: account.username ?? "", password: "" });
    showAccount(account);
    saySaved("Saved", `Your username is now ${account.username ?? ""}.`);
  });

  const isFixed = user.changedUsername && !user.requiresUsername;
  if (isFixed) {
    return (
      <Section title="Username">
        <p>
          You log in as <strong {...asIs()}>{user.username}</strong>. You can change your username once, and you already
          have.
        </p>
      </Section>
    );
  }
  return (
    <Section
      title="Username"
      lead={
        user.requiresUsername
          ? "We made one up for you. Choose your own!"
          : "You log in with it, and it's part of your page's address. You can only change it once, so choose well."
      }
    >
      <Form name="Username" sending={sending} submit="Change my username" busyLabel="Saving">
        <TextField
          control={form.control}
          name="username"
          label="Username"
          autoComplete="username"
          spellCheck={false}
          hint={<UsernameRules username={username} />}
          check={(text) => (text.trim() === user.username ? "That's already your username." : checkUsername(text))}
        />
        <OwnPassword control={form.control} name="password" />
      </Form>
      <HelpLink to="changing-your-name">Which name is which?</HelpLink>
    </Section>
  );
}
