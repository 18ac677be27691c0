import { CircleCheck } from "lucide-react";
import { useState } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";

import { knownSettings, showVisitSpent, useKnownSettings, type Settings } from "../../data/account/use-settings.ts";
import type { CallProblem } from "../../net/call.ts";
import { call, useSession } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/data/badge.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { TextField } from "../../ui/form/text-field.tsx";
import { OwnPassword } from "./own-password.tsx";

import style from "./settings.module.css";

interface OwnerCheckProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  /** Receives the password, or the code of an account without one. */
  readonly name: FieldPathByValue<Values, string>;
  readonly hint?: string;
  /** Removing the way in asks for a visit of its own. */
  readonly isForRemoval?: boolean;
}

/** Proves ownership: by the password or a visit to the sign-in site; without a password, also by a code of the second step. */
export function OwnerCheck<Values extends FieldValues>({
  control,
  name,
  hint,
  isForRemoval = false,
}: OwnerCheckProps<Values>) {
  const settings = useKnownSettings();
  const hasApp = useSession(({ user }) => user?.use2FA ?? false);
  if (!settings) return null;
  const vouchers = settings.providers.filter(({ mayVouch }) => mayVouch);
  if (isForRemoval ? settings.mayRemoveProviders : settings.isConfirmed) {
    return (
      <div>
        <Badge tone="teal" icon={<CircleCheck aria-hidden />}>
          We know it's you
        </Badge>
      </div>
    );
  }
  if (settings.hasPassword) {
    return (
      <>
        <OwnPassword control={control} name={name} {...(hint !== undefined && { hint })} />
        {vouchers.length > 0 && (
          <ProviderVisit title="Forgot your password?" providers={vouchers} isForRemoval={isForRemoval} />
        )}
      </>
    );
  }
  return (
    <>
      <ProviderVisit title="First show that it's you" providers={vouchers} isForRemoval={isForRemoval} />
      {hasApp && (
        <TextField
          control={control}
          name={name}
          label="Or a code from your app"
          mark="optional"
          autoComplete="one-time-code"
          spellCheck={false}
          hint="From your authenticator app, or a backup code."
        />
      )}
    </>
  );
}

interface ProviderVisitProps extends Pick<Settings, "providers"> {
  readonly title: string;
  readonly isForRemoval: boolean;
}

function ProviderVisit({ title, providers, isForRemoval }: ProviderVisitProps) {
  const [busy, setBusy] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const onVisit = (provider: string): void => {
    setBusy(provider);
    setTrouble(undefined);
    call("POST /settings/confirm-sso", {
      body: { provider, redirect: `/profile${location.hash}`, ...(isForRemoval && { isForRemoval }) },
    }).then(
      ({ redirect }) => {
        // Whoever comes back may find this page as it stood.
        setBusy(undefined);
        location.assign(redirect);
      },
      (problem: unknown) => {
        setBusy(undefined);
        setTrouble(sentenceOf(problem));
      },
    );
  };
  return (
    <Callout
      title={title}
      live
      action={
        <div className={style.visits}>
          {providers.map(({ id, name }) => (
            <Button key={id} size="small" busy={busy === id} onClick={() => onVisit(id)}>
              Log in with {name}
            </Button>
          ))}
        </div>
      }
    >
      {trouble ?? "You'll come straight back here, and have ten minutes."}
    </Callout>
  );
}

/** The fields of a call's body. */
export function ownerProof(text: string): { readonly password?: string; readonly authCode?: string } {
  if (text === "") return {};
  return knownSettings()?.hasPassword ? { password: text } : { authCode: text.replaceAll(/\s/g, "") };
}

/** After the ten minutes the link to the sign-in site is shown again, beside the sentence. */
export function noticeUnconfirmed({ code }: CallProblem): false {
  if (code === "confirmNeeded") showVisitSpent();
  return false;
}
