import { ShieldCheck } from "lucide-react";
import { useState } from "react";

import { Badge } from "../../ui/badge.tsx";
import { formatCount } from "../../ui/format.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { SecondFactorOff } from "./second-factor-off.tsx";
import { SecondFactorSetUp } from "./second-factor-set-up.tsx";
import { Section } from "./section.tsx";
import type { Settings } from "./store.ts";

/** @source core §3 2FA */
export function SecondFactorSection({ settings: { user } }: { readonly settings: Settings }) {
  const [fresh, setFresh] = useState<readonly string[]>();
  if (fresh) {
    return (
      <Section title="Two steps are on">
        <BackupCodes codes={fresh} username={user.username ?? ""} onDone={() => setFresh(undefined)} />
      </Section>
    );
  }
  if (!user.use2FA) {
    return (
      <Section
        title="Log in with two steps"
        lead="Your password, and a code from an app on your phone: then a stolen password opens nothing."
      >
        <SecondFactorSetUp onCodes={setFresh} />
      </Section>
    );
  }
  return (
    <Section
      title="Log in with two steps"
      aside={
        <Badge tone="teal" icon={<ShieldCheck aria-hidden />}>
          On
        </Badge>
      }
      lead={`You have ${formatCount(user.backupCodes, "backup code")} left. Each works once, when your phone is not at hand. For new ones, switch off and on again.`}
    >
      <SecondFactorOff />
    </Section>
  );
}
