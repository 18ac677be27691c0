import { lazy, Suspense } from "react";

import type { EventKey } from "#shared/content/ways.ts";

/** Each comes with its event alone. */
const PICTURES = {
  "lantern-week": lazy(async () => ({ default: (await import("./lantern-week.tsx")).LanternWeek })),
  "snowball-sprint": lazy(async () => ({ default: (await import("./snowball-sprint.tsx")).SnowballSprint })),
} as const satisfies Record<EventKey, unknown>;

/** The wide picture of an event; its box has a height of its own, so that nothing jumps when it comes. */
export function EventBanner({ event, className }: { readonly event: EventKey; readonly className: string }) {
  const Picture = PICTURES[event];
  return (
    <Suspense fallback={<div aria-hidden className={className} />}>
      <Picture className={className} />
    </Suspense>
  );
}
