import { useForm } from "react-hook-form";

import { DISPLAY_NAME, displayNameOf, displayNameProblems } from "#shared/rules/account/display-name.ts";

import { showAccount, type Settings } from "../../../data/account/use-settings.ts";
import { call } from "../../../session/session.ts";
import { named } from "../../../ui/data/as-is.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import { CarThumb } from "../../../ui/pictures/car-thumb.tsx";
import { saySaved } from "../saved.ts";
import { Section } from "../section.tsx";

/** @source core §3 profile */
export function ProfileSection({ settings: { user } }: { readonly settings: Settings }) {
  const form = useForm({ defaultValues: { displayName: user.displayName } });
  const sending = useSending(form, async ({ displayName }) => {
    const { account } = await call("POST /settings/profile", {
      body: { displayName: displayNameOf(displayName) },
    });
    form.reset({ displayName: account.displayName });
    showAccount(account);
    saySaved("Saved", `Others now see you as ${named(account.displayName)}.`);
  });
  return (
    <>
      <Section
        title="Display name"
        lead="The name others see in a race. Change it as often as you like, but never use your real full name."
        aside={<CarThumb carID={user.carID} hueAngle={user.carHueAngle} look={user.look} width="5rem" />}
      >
        <Form name="Display name" sending={sending} submit="Save name" busyLabel="Saving">
          <TextField
            control={form.control}
            name="displayName"
            label="Display name"
            autoComplete="nickname"
            maxLength={DISPLAY_NAME.max}
            overflow
            check={(text) => displayNameProblems(text)[0]?.sentence}
          />
        </Form>
      </Section>
    </>
  );
}
