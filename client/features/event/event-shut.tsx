import type { Load } from "../../data/loaded.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";

import style from "./event-shut.module.css";

interface EventShutProps {
  readonly load: Exclude<Load<unknown>, { readonly state: "ready" }>;
  readonly onRetry: () => void;
}

/** What stands here until the event has come, or while it can't. */
export function EventShut({ load, onRetry }: EventShutProps) {
  const isOffline = load.state === "trouble" && load.trouble.kind === "offline";
  return (
    <>
      <h1 className={style.title}>Event</h1>
      {load.state === "trouble" ? (
        <ErrorState
          level={2}
          title={isOffline ? "You're offline" : undefined}
          text={
            isOffline ? "Your perks are safe. The event comes as soon as we reach the server." : load.trouble.sentence
          }
          onRetry={onRetry}
        />
      ) : (
        <div aria-busy className={style.waiting}>
          <VisuallyHidden>Loading the event</VisuallyHidden>
          <Skeleton height="17rem" lines={1} />
          <Skeleton height="9rem" lines={3} />
        </div>
      )}
    </>
  );
}
