import { useState } from "react";

import { formatCount } from "#shared/format/figures.ts";

import type { Settings } from "../../../data/account/use-settings.ts";
import { logOut } from "../../../session/log-out.ts";
import { call } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { sentenceOf } from "../../../ui/form/sending.ts";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { QuickTrouble } from "../quick-trouble.tsx";
import { Section } from "../section.tsx";

/** Where the account is logged in, and a button that ends every session, this one too. */
export function Devices({ settings: { sessions, trustedDevices } }: { readonly settings: Settings }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const onConfirm = (): void => {
    setIsBusy(true);
    call("POST /auth/logout", { body: { everywhere: true } })
      .then(
        () => logOut(),
        (problem: unknown) => {
          setTrouble(sentenceOf(problem));
          setIsAsking(false);
        },
      )
      .finally(() => setIsBusy(false));
  };
  return (
    <Section title="Where you're logged in" lead={whereWords(sessions, trustedDevices)}>
      <div>
        <Button onClick={() => setIsAsking(true)}>Log out everywhere</Button>
      </div>
      <QuickTrouble words={trouble} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={onConfirm}
        title="Log out everywhere?"
        text="On every computer and phone, including this one. Your races and cars are safe."
        confirm="Log out everywhere"
        cancel="Stay"
        busy={isBusy}
      />
    </Section>
  );
}

function whereWords(sessions: number, trustedDevices: number): string {
  const open =
    sessions === 1 ? "You're only logged in here." : `You're logged in on ${sessions} devices, this one included.`;
  if (trustedDevices === 0) return open;
  return `${open} ${formatCount(trustedDevices, "device")} can log in without a code.`;
}
