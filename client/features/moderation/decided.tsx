import { formatMoment } from "#shared/format/dates.ts";

import type { CaseFile } from "../../data/moderation/use-cases.ts";
import { classes } from "../../ui/classes.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { AsIs } from "../../ui/data/as-is.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { DECIDED } from "./case-words.ts";

import style from "./case-view.module.css";

interface DecidedProps extends Pick<CaseFile, "decided"> {
  readonly followsID: string | undefined;
}

/** Who decided what, and why; read aloud as it comes. */
export function Decided({ decided, followsID }: DecidedProps) {
  return (
    <div className={classes(style.stack, style.told)} aria-live="polite">
      {decided.map(({ decision, by, reason, stamp }, nth) => (
        <Callout
          key={`${stamp} ${decision}`}
          tone="good"
          title={DECIDED[decision]}
          action={
            nth === 0 && (
              <LinkButton
                size="small"
                to={followsID === undefined ? "/moderation" : `/moderation?case=${encodeURIComponent(followsID)}`}
              >
                {followsID === undefined ? "All cases" : "Next case"}
              </LinkButton>
            )
          }
        >
          {by === "" ? "Decided" : <AsIs>{by}</AsIs>}, {formatMoment(stamp)}
          {reason !== "" && (
            <>
              : “<AsIs>{reason}</AsIs>”
            </>
          )}
        </Callout>
      ))}
    </div>
  );
}
