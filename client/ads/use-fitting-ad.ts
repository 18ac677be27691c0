import { useSyncExternalStore } from "react";

import { AD_SIZES, adFitting, type AdPlace, type AdSize } from "#shared/rules/ads/places.ts";

import { matches, onMedia } from "../browser/media.ts";

const WIDTHS = AD_SIZES.map(({ fromWidth }) => fromWidth);
const queryFor = (width: number): string => `(width >= ${width}px)`;

const listen = (hear: () => void): (() => void) => {
  const stops = WIDTHS.map((width) => onMedia(queryFor(width), hear));
  return () => stops.forEach((stop) => stop());
};

/** The widest of the widths that the window has at least; 0 without one. */
const widthNow = (): number => Math.max(0, ...WIDTHS.filter((width) => matches(queryFor(width))));

/** The ad that fits into the window, also when that changes; undefined where none does. */
export const useFittingAd = (places: readonly AdPlace[]): AdSize | undefined =>
  adFitting(places, useSyncExternalStore(listen, widthNow));
