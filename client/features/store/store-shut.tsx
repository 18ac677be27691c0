import type { Load } from "../../data/loaded.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { GoldHead } from "./gold-head.tsx";

interface StoreShutProps {
  readonly load: Exclude<Load<unknown>, { readonly state: "ready" }>;
  readonly isGift: boolean;
  readonly onRetry: () => void;
}

/** What stands here until the store has come, or while it can't. */
export function StoreShut({ load, isGift, onRetry }: StoreShutProps) {
  return (
    <>
      <GoldHead user={undefined} isGift={isGift} />
      {load.state === "trouble" ? (
        isGift ? (
          <EmptyState
            level={2}
            title="That gift can't be given"
            text={load.trouble.sentence}
            action={
              <LinkButton kind="primary" to="/friends">
                See Friends
              </LinkButton>
            }
          />
        ) : (
          <ErrorState
            level={2}
            title={load.trouble.kind === "offline" ? "You're offline" : undefined}
            text={load.trouble.sentence}
            onRetry={onRetry}
          />
        )
      ) : (
        <div aria-busy>
          <VisuallyHidden>Loading the store</VisuallyHidden>
          <Skeleton height="14rem" lines={1} />
        </div>
      )}
    </>
  );
}
