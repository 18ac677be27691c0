import { useForm } from "react-hook-form";

import { showSignedIn } from "../../../data/account/use-settings.ts";
import { call } from "../../../session/session.ts";
import { Form } from "../../../ui/form/form.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { filled, TextField } from "../../../ui/form/text-field.tsx";
import { OwnPassword, ownPassword } from "../own-password.tsx";
import { saySaved } from "../saved.ts";

export function SecondFactorOff() {
  const form = useForm({ defaultValues: { password: "", code: "" } });
  const sending = useSending(form, async ({ password, code }) => {
    const answer = await call("POST /settings/disable-2fa", {
      body: { code: code.replaceAll(/\s/g, ""), ...ownPassword(password) },
    });
    showSignedIn(answer, { trustedDevices: 0 });
    saySaved("Two-step login is off", "You're logged out everywhere else.");
  });
  return (
    <Form name="Turn off two-step login" sending={sending} submit="Turn off" busyLabel="Turning off" danger>
      <OwnPassword control={form.control} name="password" />
      <TextField
        control={form.control}
        name="code"
        label="Code"
        autoComplete="one-time-code"
        spellCheck={false}
        hint="From your app, or a backup code."
        check={filled("Type the code from your app, or a backup code.")}
      />
    </Form>
  );
}
