import { RotateCcw } from "lucide-react";

import type { Trouble } from "../../data/trouble.ts";
import { Button } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";

interface QuietProps {
  readonly trouble: Trouble;
  readonly level: 1 | 2;
  readonly onRetry: () => void;
}

/** News that don't come are no alarm: it is said where they would stand, and nowhere else. @source teams-shop-seasons §8 */
export const Quiet = ({ trouble: { kind }, level, onRetry }: QuietProps) => (
  <EmptyState
    level={level}
    scene="letters"
    title={kind === "offline" ? "You're offline" : "No news right now"}
    text={
      kind === "offline"
        ? "The news shows up when we reach the server."
        : "We can't load the news. Nothing else is wrong."
    }
    action={
      <Button icon={<RotateCcw aria-hidden />} onClick={onRetry}>
        Try again
      </Button>
    }
  />
);
