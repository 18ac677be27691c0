import type { ReactNode } from "react";

import type { Trouble } from "../../data/trouble.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { PIT_STOP_TITLE } from "../session/trouble-sentence.ts";

import style from "./race-states.module.css";

interface RaceTroubleProps {
  readonly trouble: Trouble;
  readonly onAgain: () => void;
  /** What is said where there's no race, if not that the link may be wrong. */
  readonly missing?: ReactNode;
}

const home = (
  <LinkButton kind="primary" to="/">
    Home
  </LinkButton>
);

export const RaceLoading = () => (
  <div className={style.state}>
    <p className={style.wait}>
      <Spinner label="Loading the race" spoken /> Loading the race…
    </p>
  </div>
);

/** Why a race cannot be shown, and what to do. Retries when the network or the server is back. */
export function RaceTroubleNote({ trouble: { kind }, onAgain, missing }: RaceTroubleProps) {
  return (
    <div className={style.state}>
      {kind === "not-found" &&
        (missing ?? (
          <EmptyState
            level={1}
            title="There's no race here"
            text="The link may have been turned off, or part of it is missing."
            action={home}
          />
        ))}
      {kind === "offline" && (
        <ErrorState
          level={1}
          title="You're offline"
          text="The race is safe with us. It will open as soon as we reach the server."
          onRetry={onAgain}
        />
      )}
      {kind === "pit-stop" && (
        <ErrorState
          level={1}
          title={PIT_STOP_TITLE}
          text="The race is safe with us. It will open as soon as we're back on track."
          onRetry={onAgain}
        />
      )}
      {kind === "broken" && <ErrorState level={1} onRetry={onAgain} />}
    </div>
  );
}

/** The race exists, but its keys are no longer stored, or not visible to this person. */
export const NoKeys = ({ isOwn }: { readonly isOwn: boolean }) => (
  <div className={style.state}>
    <EmptyState
      level={1}
      title={isOwn ? "This race has driven off" : "This race belongs to its racers"}
      text={
        isOwn
          ? "We keep the typing of a race for 30 days. Your result stays."
          : "Only racers who were in it can watch it again, unless one of them shares it."
      }
      action={home}
    />
  </div>
);
