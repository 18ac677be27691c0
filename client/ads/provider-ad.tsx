import { useCallback, useEffect, useState } from "react";

import { adAfter, ASKED, RETRY_MS, type AdEnd, type AdWord } from "#shared/rules/ads/request.ts";

import { AdFrame } from "./ad-frame.tsx";

interface ProviderAdProps {
  /** The pages of providers, in the order in which they are asked; one at least. */
  readonly frames: readonly string[];
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** After so many milliseconds an ad that plays is over. */
  readonly longestMs?: number;
  /** A page is asked for an ad. */
  readonly onAsk?: (address: string) => void;
  readonly onOver: (why: AdEnd) => void;
}

/** An ad of a provider: asked for, once more from the next one after a pause, and over when it fails then. @source teams-shop-seasons §4 Ads */
export function ProviderAd({ frames, width, height, longestMs, onAsk, onOver }: ProviderAdProps) {
  const [state, setState] = useState(ASKED);
  const { is, tries } = state;
  const hear = useCallback((word: AdWord | "waited") => setState((before) => adAfter(before, word)), []);
  useEffect(() => {
    const waitMs = is === "asked" ? RETRY_MS : is === "playing" ? longestMs : undefined;
    if (waitMs === undefined) return;
    const timer = setTimeout(() => hear(is === "asked" ? "waited" : "played"), waitMs);
    return () => clearTimeout(timer);
  }, [is, tries, longestMs, hear]);
  const why = state.is === "over" ? state.why : undefined;
  useEffect(() => {
    if (why === "failed") console.warn("An ad of a provider failed.");
    if (why !== undefined) onOver(why);
  }, [why, onOver]);
  const address = frames[(tries - 1) % frames.length];
  useEffect(() => {
    if (address !== undefined) onAsk?.(address);
  }, [address, onAsk]);
  return address !== undefined && <AdFrame key={tries} address={address} width={width} height={height} onWord={hear} />;
}
