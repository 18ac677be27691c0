import { lazy, Suspense } from "react";

import type { EventKey } from "#shared/content/ways.ts";

const EDGES = {
  "lantern-week": {
    header: lazy(async () => ({ default: (await import("./lantern-week.tsx")).UnderHeader })),
    footer: lazy(async () => ({ default: (await import("./lantern-week.tsx")).OverFooter })),
  },
  "snowball-sprint": {
    header: lazy(async () => ({ default: (await import("./snowball-sprint.tsx")).UnderHeader })),
    footer: lazy(async () => ({ default: (await import("./snowball-sprint.tsx")).OverFooter })),
  },
} as const satisfies Record<EventKey, unknown>;

interface EventEdgeProps {
  readonly event: EventKey;
  /** What hangs below the header, over the page, or what stands on the footer. */
  readonly at: "header" | "footer";
  readonly className?: string;
}

/** How an event takes over the edges of the site while it runs. Decorative, and let through by every press. */
export function EventEdge({ event, at, className }: EventEdgeProps) {
  const Edge = EDGES[event][at];
  return (
    <Suspense fallback={null}>
      <Edge className={className} />
    </Suspense>
  );
}
