import type { Trouble } from "../../data/trouble.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { DuskHead } from "../../ui/layout/dusk-head.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";

import style from "./contest-page.module.css";

/** The page's places before its contest is there. */
export const ContestToCome = () => (
  <main id="main" className={style.page} aria-busy>
    <DuskHead
      title={
        <>
          <VisuallyHidden>Loading the contest</VisuallyHidden>
          <Skeleton width="min(14rem, 80%)" />
        </>
      }
    />
    <div className={style.columns}>
      <Card title="Standings">
        <Skeleton height="3rem" lines={8} />
      </Card>
      <Card title="How it's decided">
        <Skeleton lines={8} />
      </Card>
    </div>
  </main>
);

interface ContestTroubleProps {
  readonly trouble: Trouble;
  readonly onRetry: () => void;
}

/** Why a contest cannot be shown, and what to do. */
export const ContestTrouble = ({ trouble: { kind, sentence }, onRetry }: ContestTroubleProps) => (
  <main id="main" className={style.empty}>
    {kind === "not-found" ? (
      <EmptyState
        level={1}
        scene="podium"
        title="There's no contest here"
        text="Part of the link may be missing. You find the contests of a team on its page."
        action={
          <LinkButton kind="primary" to="/team">
            Teams
          </LinkButton>
        }
      />
    ) : (
      <ErrorState
        level={1}
        title={kind === "offline" ? "You're offline" : undefined}
        text={kind === "offline" ? "The contest shows up when we reach the server." : sentence}
        onRetry={onRetry}
      />
    )}
  </main>
);
