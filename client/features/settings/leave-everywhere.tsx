import { useState } from "react";

import { logOut } from "../../session/log-out.ts";
import { call } from "../../session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { formatCount } from "../../ui/format.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { QuickTrouble } from "./quick-trouble.tsx";
import { Section } from "./section.tsx";

interface LeaveEverywhereProps {
  readonly sessions: number;
  readonly trustedDevices: number;
}

/** Ends every session of the account, this one too. */
export function LeaveEverywhere({ sessions, trustedDevices }: LeaveEverywhereProps) {
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
  const trusted = trustedDevices > 0 ? `, and ${formatCount(trustedDevices, "trusted device")}` : "";
  return (
    <Section
      title="Where you're logged in"
      lead={`You have ${formatCount(sessions, "open session")}, including this one${trusted}.`}
    >
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
