import { useForm } from "react-hook-form";

import { showSignedIn } from "../../../data/account/use-settings.ts";
import { call } from "../../../session/session.ts";
import { useOpens } from "../../../shell/links/open-feature.ts";
import { OutsideLink } from "../../../shell/links/outside-link.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { asIs } from "../../../ui/data/as-is.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useSending } from "../../../ui/form/sending.ts";
import { filled, TextField } from "../../../ui/form/text-field.tsx";
import { QrPicture } from "../../../ui/pictures/qr-picture.tsx";
import { noticeUnconfirmed, ownerProof } from "../owner-check.tsx";

import style from "./second-factor.module.css";

/** What the app scans, and the password that asked for it. */
export interface Secret {
  readonly secret: string;
  readonly uri: string;
  readonly password: string;
}

interface SecondFactorConfirmProps extends Secret {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

export function SecondFactorConfirm({ secret, uri, password, onCodes, onCancel }: SecondFactorConfirmProps) {
  const form = useForm({ defaultValues: { code: "" } });
  const mayLeave = useOpens("outside_links");
  const sending = useSending(
    form,
    async ({ code }) => {
      const answer = await call("POST /settings/enable-2fa", {
        body: { code: code.replaceAll(/\s/g, ""), ...ownerProof(password) },
      });
      showSignedIn(answer);
      onCodes(answer.backupCodes);
    },
    noticeUnconfirmed,
  );
  return (
    <ol className={style.steps}>
      <li>
        <p>Open the authenticator app on your phone and scan this picture.</p>
        <QrPicture text={uri} alt="QR code for your authenticator app" />
        <details>
          <summary>Can't scan it?</summary>
          <p>
            {mayLeave && (
              <>
                Using this phone? <OutsideLink to={uri}>Open your authenticator app</OutsideLink>.{" "}
              </>
            )}
            Type this key into the app:
          </p>
          <code {...asIs(style.secret)}>{inFours(secret)}</code>
        </details>
      </li>
      <li>
        <p>Type the six-digit code from the app.</p>
        <Form
          name="Confirm two-step login"
          sending={sending}
          submit="Turn on"
          busyLabel="Checking the code"
          beside={
            <Button kind="plain" onClick={onCancel}>
              Cancel
            </Button>
          }
        >
          <TextField
            control={form.control}
            name="code"
            label="Code from the app"
            autoComplete="one-time-code"
            spellCheck={false}
            check={filled("Type the six-digit code from the app.")}
          />
        </Form>
      </li>
    </ol>
  );
}
