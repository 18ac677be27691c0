/** Whose ads somebody sees: nobody's, our own pictures, or those of a provider in its frame. */
export const AD_SOURCES = ["none", "own", "provider"] as const;
type AdSource = (typeof AD_SOURCES)[number];

export interface Audience {
  readonly membership: "basic" | "gold";
  /** A member of a class, somebody who waits for one, or whose account was made for one. */
  readonly isOfClass: boolean;
  readonly isUnderAgeGate: boolean;
}

/** What the operator set. */
interface Site {
  readonly noAds: boolean;
  /** The pages of providers. */
  readonly ads: readonly string[];
}

/**
 * Whose ads somebody sees on a site, and the pages of providers only where it is theirs.
 *
 * @source README Ads, rules Privacy, teams-shop-seasons §9
 */
export function adsFor(
  { noAds, ads }: Site,
  { membership, isOfClass, isUnderAgeGate }: Audience,
): { readonly from: AdSource; readonly frames: readonly string[] } {
  if (noAds || membership === "gold" || isOfClass) return { from: "none", frames: [] };
  if (ads.length === 0 || isUnderAgeGate) return { from: "own", frames: [] };
  return { from: "provider", frames: ads };
}
