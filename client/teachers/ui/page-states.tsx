import type { ReactNode } from "react";

import type { Loaded } from "../../data/loaded.ts";
import { LinkButton } from "../../ui/controls/link-button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";

interface PageStatesProps<T> extends Loaded<T> {
  /** Of the heading of what comes instead: 1 where the page has no other. */
  readonly level?: 1 | 2;
  readonly children: (value: T) => ReactNode;
}

/** A page's three states. */
export function PageStates<T>({ load, again, level = 1, children }: PageStatesProps<T>) {
  if (load.state === "loading") {
    return (
      <div aria-busy>
        <VisuallyHidden>Loading</VisuallyHidden>
        <Skeleton height="4rem" lines={5} />
      </div>
    );
  }
  if (load.state === "ready") return children(load.value);
  const { kind, sentence } = load.trouble;
  if (kind === "not-found") {
    return (
      <EmptyState
        level={level}
        scene="road"
        title="Nothing here"
        text={sentence}
        action={
          <LinkButton kind="primary" to="/">
            Your Classes
          </LinkButton>
        }
      />
    );
  }
  const isOffline = kind === "offline";
  return (
    <ErrorState
      level={level}
      title={isOffline ? "You're offline" : undefined}
      text={isOffline ? "This comes back as soon as we reach the server." : sentence}
      onRetry={again}
    />
  );
}
