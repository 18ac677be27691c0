import { IdCard } from "lucide-react";

import { codeInGroups } from "#shared/rules/classes/codes.ts";

import { raceLink, useSite } from "../../net/site.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs, asIs } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import type { Entered } from "./class-code.ts";
import { StepHead } from "./step-head.tsx";

import style from "./class-login.module.css";

/** The way back in, shown once. */
export function NewCard({ user, cardCode }: Entered & { readonly cardCode: string }) {
  const site = useSite((answer) => answer.site) ?? "type";
  const race = raceLink(site);
  return (
    <div className={style.step}>
      <StepHead>
        You&apos;re in, <AsIs>{user.displayName}</AsIs>!
      </StepHead>
      <div className={style.card}>
        <span className={style.cardTitle}>
          <IdCard aria-hidden /> Your card code
        </span>
        <strong {...asIs(style.cardCode)}>{codeInGroups(cardCode).toUpperCase()}</strong>
        <span>It logs you in next time. Write it down or ask your teacher for your card.</span>
      </div>
      {user.pendingTeacherApproval && (
        <Callout tone="note" title="Your teacher must let you in">
          Your class opens once your teacher has said yes. You can race until then.
        </Callout>
      )}
      <LinkButton kind="primary" size="large" wide to={race.to}>
        {race.label}
      </LinkButton>
    </div>
  );
}
