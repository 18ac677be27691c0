import { seconds } from "../../units.ts";
import { isAmong } from "../known.ts";

/** What the page of a provider may say, and nothing else is heard. */
export const AD_WORDS = ["playing", "played", "failed", "closed"] as const;
export type AdWord = (typeof AD_WORDS)[number];

/** A request is made again after so many milliseconds without an ad. @source teams-shop-seasons §4 Ads */
export const RETRY_MS = seconds(3);
/** So often altogether. */
const MOST_TRIES = 2;
/** An ad that never says that it has played is taken away, in milliseconds. */
export const LONGEST_MS = seconds(60);

/** How far an ad of a provider is. */
export type AdState =
  | { readonly is: "asked"; readonly tries: number }
  | { readonly is: "playing"; readonly tries: number }
  | { readonly is: "over"; readonly tries: number; readonly why: AdEnd };

export type AdEnd = "played" | "closed" | "failed";

export const ASKED: AdState = { is: "asked", tries: 1 };

/** The word in a message, which may be anything; undefined for what is none of ours. */
export function adWordIn(message: unknown): AdWord | undefined {
  if (typeof message !== "object" || message === null || Object.keys(message).join(" ") !== "ad") return undefined;
  const { ad } = message as { readonly ad: unknown };
  return isAmong(AD_WORDS, ad) ? ad : undefined;
}

/**
 * How far an ad is after a word of its page, or after `RETRY_MS` of waiting for one. A request that failed waits for its
 * second try; a failure after that, and one while the ad plays, end it.
 *
 * @source teams-shop-seasons §4 Ads
 */
export function adAfter(state: AdState, event: AdWord | "waited"): AdState {
  const { is, tries } = state;
  if (is === "over") return state;
  if (event === "played" || event === "closed") return { is: "over", tries, why: event };
  if (is === "playing") return event === "failed" ? { is: "over", tries, why: "failed" } : state;
  if (event === "playing") return { is: "playing", tries };
  if (tries < MOST_TRIES) return event === "waited" ? { is: "asked", tries: tries + 1 } : state;
  return { is: "over", tries, why: "failed" };
}
