import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "../controls/button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface ErrorStateProps {
  readonly title?: string;
  readonly text?: ReactNode;
  readonly onRetry?: () => void;
  readonly retry?: string;
  readonly busy?: boolean;
  readonly action?: ReactNode;
  /** 1 where it is all that the page says. */
  readonly level?: 1 | 2 | 3 | 4;
}

export function ErrorState(props: ErrorStateProps) {
  const {
    title = "Uh oh!",
    text = "Something broke down on our side.",
    onRetry,
    retry = "Try again",
    busy,
    action,
    level,
  } = props;
  return (
    <div role="alert">
      <EmptyState
        scene="breakdown"
        level={level}
        title={title}
        text={text}
        action={
          onRetry === undefined ? (
            action
          ) : (
            <Button kind="primary" icon={<RotateCcw aria-hidden />} busy={busy} onClick={onRetry}>
              {retry}
            </Button>
          )
        }
      />
    </div>
  );
}
