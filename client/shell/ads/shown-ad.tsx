import { useState } from "react";

import type { AdPage, AdSize } from "#shared/rules/ads/places.ts";
import { refreshMs, turnsFrom } from "#shared/rules/ads/turns.ts";

import { AdSlot } from "../../ads/ad-slot.tsx";
import { ReportAd } from "./report-ad.tsx";
import { useOwnAds } from "./use-own-ads.ts";

interface ShownAdProps {
  readonly page: AdPage;
  readonly size: AdSize;
  /** Pages of providers in the order of their turns; none: our own pictures. */
  readonly frames: readonly string[];
  /** Where the turns of our own pictures begin, from 0 to 1. */
  readonly beginning: number;
  readonly onReported: () => void;
}

/** What stands in the room that a page keeps for an ad; it comes after the page. */
export function ShownAd({ page, size, frames, beginning, onReported }: ShownAdProps) {
  const [shown, setShown] = useState("");
  const pictures = turnsFrom(() => beginning, useOwnAds(page));
  return (
    <AdSlot
      size={size}
      frames={frames}
      pictures={pictures}
      everyMs={refreshMs(page)}
      report={<ReportAd name={shown} page={page} onReported={onReported} />}
      onShow={setShown}
    />
  );
}
