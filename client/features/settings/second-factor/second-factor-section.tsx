import { ShieldCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { formatCount } from "#shared/format/figures.ts";

import type { Settings } from "../../../data/account/use-settings.ts";
import { HelpLink } from "../../../shell/links/help-link.tsx";
import { Badge } from "../../../ui/data/badge.tsx";
import { bringIntoView } from "../bring-into-view.ts";
import { Section } from "../section.tsx";
import { BackupCodes } from "./backup-codes.tsx";
import { SecondFactorOff } from "./second-factor-off.tsx";
import { SecondFactorSetUp } from "./second-factor-set-up.tsx";

import style from "./second-factor.module.css";

/** @source core §3 2FA */
export function SecondFactorSection({ settings: { user } }: { readonly settings: Settings }) {
  const [fresh, setFresh] = useState<readonly string[]>();
  const stage = fresh ? "Two-step login is on" : user.use2FA ? "Two-step login" : "Turn on two-step login";
  const place = useRef<HTMLElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    bringIntoView(place.current);
  }, [stage]);
  return (
    <section ref={place} tabIndex={-1} aria-label={stage} className={style.place}>
      {fresh ? (
        <Section title="Two-step login is on">
          <BackupCodes codes={fresh} username={user.username ?? ""} onDone={() => setFresh(undefined)} />
        </Section>
      ) : user.use2FA ? (
        <Section
          title="Two-step login"
          aside={
            <Badge tone="teal" icon={<ShieldCheck aria-hidden />}>
              On
            </Badge>
          }
          lead={`You have ${formatCount(user.backupCodes, "backup code")} left. Each works once, if you don't have your phone. To get new ones, turn it off and on again.`}
        >
          <SecondFactorOff />
        </Section>
      ) : (
        <Section
          title="Two-step login"
          lead="Your password plus a code from an app on your phone, so a stolen password isn't enough."
        >
          <SecondFactorSetUp onCodes={setFresh} />
          <HelpLink to="two-step-login">How does it work?</HelpLink>
        </Section>
      )}
    </section>
  );
}
