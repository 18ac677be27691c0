import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router-dom";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import type { Self } from "#shared/contracts/self.ts";
import type { CarID } from "#shared/ids.ts";

import { makeCall } from "../../net/call.ts";
import { useIsAgeAsked } from "../../net/site.ts";
import { qualifyingData } from "../../session/qualifying.ts";
import { takeSignedIn } from "../../session/session.ts";
import { useAskedPage } from "../../shell/links/next-page.ts";
import { useBotAnswer } from "../../ui/controls/bot-box/bot-answer.ts";
import { BotField } from "../../ui/controls/bot-box/bot-field.tsx";
import { BirthYearField } from "../../ui/form/birth-year-field.tsx";
import { CheckField } from "../../ui/form/check-field.tsx";
import { checkEmail } from "../../ui/form/email.ts";
import { Form } from "../../ui/form/form.tsx";
import { NewPassword } from "../../ui/form/new-password.tsx";
import { useSending } from "../../ui/form/sending.ts";
import { TextField } from "../../ui/form/text-field.tsx";
import { timeZone } from "../../ui/form/time-zone.ts";
import { checkUsername, UsernameRules } from "../../ui/form/username-rules.tsx";
import { CarChoice } from "./car-choice.tsx";

const EMPTY = { username: "", password: "", email: "", yearOfBirth: "", acceptPolicy: false, receiveContact: false };

interface SignUpFormProps {
  readonly guest: Self | undefined;
  readonly carID: CarID;
  readonly onCar: (carID: CarID) => void;
}

/** @source core §5 Register, §7 Auth */
export function SignUpForm({ guest, carID, onCar }: SignUpFormProps) {
  const navigate = useNavigate();
  const asked = useAskedPage();
  const [hasOwnCar] = useState(guest !== undefined && guest.carID !== GUEST_CAR);
  const isAsked = useIsAgeAsked();
  const form = useForm({ defaultValues: EMPTY });
  const { control } = form;
  const { username, email } = useWatch({ control });

  const bot = useBotAnswer(() => form.clearErrors("root"));
  const sending = useSending(
    form,
    async (values) => {
      const answer = await makeCall("POST /auth/register/username", {
        body: {
          username: values.username.trim(),
          password: values.password,
          email: values.email.trim(),
          ...(values.yearOfBirth !== "" && { yearOfBirth: Number(values.yearOfBirth) }),
          ...bot.spend(),
          acceptPolicy: "on",
          receiveContact: values.receiveContact && values.email.trim() !== "" ? "on" : "",
          tz: timeZone(),
          ...qualifyingData(guest),
          ...(!hasOwnCar && { carID }),
        },
      });
      takeSignedIn(answer);
      await navigate(asked ?? "/welcome", { replace: true });
    },
    bot.meets,
  );

  return (
    <Form name="Sign up" sending={sending} submit="Sign Up" busyLabel="Signing you up" wide>
      <TextField
        control={control}
        name="username"
        label="Username"
        mark="required"
        autoComplete="username"
        spellCheck={false}
        hint={<UsernameRules username={username ?? ""} />}
        check={checkUsername}
      />
      <NewPassword control={control} name="password" label="Password" mark="required" owner={{ username, email }} />
      <TextField
        control={control}
        name="email"
        label="E-mail"
        mark="optional"
        type="email"
        autoComplete="email"
        hint="You don't need one. It only helps if you forget your password."
        check={checkEmail}
      />
      {email?.trim() !== "" && (
        <CheckField control={control} name="receiveContact" label="Send me news about Redline now and then" />
      )}
      {isAsked && <BirthYearField control={control} name="yearOfBirth" mark="optional" />}
      {!hasOwnCar && <CarChoice value={carID} hueAngle={guest?.carHueAngle} onValue={onCar} />}
      <CheckField
        control={control}
        name="acceptPolicy"
        label={
          <>
            I agree to the <NewTab to="/support/tos">Terms</NewTab> and have read the{" "}
            <NewTab to="/support/privacy">Privacy Policy</NewTab>
          </>
        }
        needed="Please agree to the Terms first."
      />
      <BotField
        bot={bot}
        reason="Lots of people are signing up right now. Show us that you're a person, then carry on."
      />
    </Form>
  );
}

/** Services in another tab, so that what is typed stays. */
const NewTab = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Link to={to} target="_blank" title="Opens in a new tab">
    {children}
  </Link>
);
