import { lazy, Suspense } from "react";

import type { SeasonKey } from "#shared/content/ways.ts";

/** Each comes with its season alone. */
const PICTURES = {
  "golden-hour": lazy(async () => ({ default: (await import("./golden-hour.tsx")).GoldenHour })),
  "deep-freeze": lazy(async () => ({ default: (await import("./deep-freeze.tsx")).DeepFreeze })),
  "night-market": lazy(async () => ({ default: (await import("./night-market.tsx")).NightMarket })),
} as const satisfies Record<SeasonKey, unknown>;

/** The wide picture of a season; its box has a height of its own, so that nothing jumps when it comes. */
export function SeasonBanner({ season, className }: { readonly season: SeasonKey; readonly className: string }) {
  const Picture = PICTURES[season];
  return (
    <Suspense fallback={<div aria-hidden className={className} />}>
      <Picture className={className} />
    </Suspense>
  );
}
