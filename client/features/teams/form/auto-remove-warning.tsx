import { formatCount } from "#shared/format/figures.ts";
import { isAutoRemovable } from "#shared/rules/teams/auto-remove.ts";

import type { TeamMember } from "../../../data/teams/use-team.ts";
import { asIs } from "../../../ui/data/as-is.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { useNow } from "../use-now.ts";

import style from "./team-form.module.css";

interface AutoRemoveWarningProps {
  readonly members: readonly TeamMember[];
  readonly days: number;
  /** What is saved. */
  readonly daysNow: number;
}

/** Whom the nightly clean-up would remove. @source teams §4 Auto-remove warning */
export function AutoRemoveWarning({ members, days, daysNow }: AutoRemoveWarningProps) {
  const now = useNow();
  const idle = members.filter((member) => isAutoRemovable(member, days, now));
  return (
    <div aria-live="polite" className={style.warning}>
      {idle.length > 0 && (
        <Callout tone="careful" title={`${formatCount(idle.length, "member")} will be removed within 24 hours`}>
          <p>They haven't raced or joined within {formatCount(days, "day")}. The feature runs nightly, at 09:00 UTC.</p>
          <ul className={style.idle}>
            {idle.map(({ userID, displayName }) => (
              <li key={userID} {...asIs()}>
                {displayName}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {idle.length === 0 && days !== daysNow && <Callout tone="good">Ok to change!</Callout>}
    </div>
  );
}
