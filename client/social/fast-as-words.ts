import { formatWholeSpeed } from "#shared/format/figures.ts";

/**
 * "as fast as 74 WPM on an average text": stands beside the real figure, never instead of it.
 *
 * @param asFastAs null where the text isn't known well enough; an older server says nothing
 */
export const fastAsWords = (asFastAs: number | null | undefined): string | undefined =>
  typeof asFastAs !== "number" ? undefined : `as fast as ${formatWholeSpeed(asFastAs)} WPM on an average text`;
